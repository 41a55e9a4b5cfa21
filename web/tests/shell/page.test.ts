import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { secretsOf } from "../../src/lib/keep";
import { route } from "../../src/lib/route.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { speech } from "../../src/lib/speech.svelte";
import TablePage from "../../src/shell/TablePage.svelte";
import { ana, seat, table, welcome } from "../fake/messages";
import { FakeSocket, stubSocket } from "../fake/socket";

vi.mock("../../src/games", async () => {
  const { fakeFace } = await import("../fake/face.svelte");
  return { faces: new Map([["fake", fakeFace()]]) };
});

const answers = vi.fn<(path: string, options?: RequestInit) => Response>();

beforeEach(() => {
  localStorage.clear();
  speech.language = "en";
  settings.name = "Milán";
  stubSocket();
  answers.mockImplementation(() => Response.json({ games: [], bots: ["random", "greedy"] }));
  vi.stubGlobal("fetch", (path: string, options?: RequestInit) => Promise.resolve(answers(path, options)));
});

afterEach(() => void vi.unstubAllGlobals());

async function open(message = welcome()): Promise<void> {
  render(TablePage, { table: "ochre-lark-27", invitation: "" });
  await vi.waitFor(() => FakeSocket.last.accept());
  FakeSocket.last.tell(message);
}

test("a table is opened, and its title calls", async () => {
  await open();
  expect(FakeSocket.last.address).toMatch(/^ws:\/\/.*\/api\/tables\/ochre-lark-27\/live$/);
  await vi.waitFor(() => expect(document.title).toBe("● Your turn · Fake"));
});

test("another language is asked of the server, too", async () => {
  await open();
  settings.change({ language: "hu" });
  await vi.waitFor(() => expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "speak", language: "hu" }));
  settings.change({ language: "en" });
  await vi.waitFor(() => expect(speech.language).toBe("en"));
});

test("a language chosen before the table has answered is asked for when it has", async () => {
  render(TablePage, { table: "ochre-lark-27", invitation: "" });
  await vi.waitFor(() => FakeSocket.last.accept());
  settings.change({ language: "hu" });
  await vi.waitFor(() => expect(speech.language).toBe("hu"));
  FakeSocket.last.tell(welcome());
  await vi.waitFor(() => expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "speak", language: "hu" }));
  settings.change({ language: "en" });
  await vi.waitFor(() => expect(speech.language).toBe("en"));
});

test("a table that is gone when one comes back says so", async () => {
  await open();
  FakeSocket.last.drop();
  window.dispatchEvent(new Event("online"));
  FakeSocket.last.accept();
  FakeSocket.last.tell({ type: "refused", code: "no_table", message: "", n: null });
  FakeSocket.last.drop(1008);
  await vi.waitFor(() => expect(document.body.textContent).toContain("This table does not exist or was closed."));
});

test("a table that is not there says so", async () => {
  render(TablePage, { table: "nowhere", invitation: "" });
  await vi.waitFor(() => FakeSocket.last.accept());
  FakeSocket.last.tell({ type: "refused", code: "no_table", message: "", n: null });
  FakeSocket.last.drop(1008);
  expect((await screen.findByRole("alert")).textContent).toContain("This table does not exist or was closed.");
});

test("a game without a face says so", async () => {
  await open(welcome({ table: table({ game: "other" }) }));
  expect((await screen.findByRole("alert")).textContent).toContain("cannot show that game");
});

test("an open seat shows its link, as a picture too, or goes to a bot", async () => {
  const seats = [ana, seat({ name: "", who: "open", bot: "", invitation: "s3cret" })];
  await open(welcome({ table: table({ seats }) }));
  expect(await screen.findByText(/\/t\/ochre-lark-27#s3cret$/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "QR" }));
  expect(await screen.findByRole("img", { name: "QR code of the link" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Give to a bot" }));
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "give", seat: 1 });
});

test("who follows an invitation says a name and sits down", async () => {
  const dropped = vi.spyOn(route, "dropInvitation").mockReturnValue();
  answers.mockImplementation(() => Response.json({ table: "ochre-lark-27", keys: [{ seat: 1, secret: "mine" }] }));
  render(TablePage, { table: "ochre-lark-27", invitation: "s3cret" });
  expect(screen.getByLabelText<HTMLInputElement>("My name").value).toBe("Milán");
  await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
  await vi.waitFor(() => expect(dropped).toHaveBeenCalled());
  const [path, options] = answers.mock.lastCall ?? [];
  expect([path, options?.body]).toEqual([
    "/api/tables/ochre-lark-27/join?lang=en",
    JSON.stringify({ invitation: "s3cret", name: "Milán" }),
  ]);
  expect(secretsOf("ochre-lark-27")).toEqual(["mine"]);
});

test("a seat that was taken meanwhile is explained", async () => {
  vi.spyOn(route, "dropInvitation").mockReturnValue();
  answers.mockImplementation(() => Response.json({ code: "seat_taken", message: "" }, { status: 409 }));
  render(TablePage, { table: "ochre-lark-27", invitation: "s3cret" });
  await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Someone has already taken that seat");
});

test("a server that does not answer costs nobody the invitation", async () => {
  const dropped = vi.spyOn(route, "dropInvitation").mockReturnValue();
  dropped.mockClear();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  render(TablePage, { table: "ochre-lark-27", invitation: "s3cret" });
  await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
  expect((await screen.findByRole("alert")).textContent).toContain("The server is not answering.");
  expect(dropped).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Sit down" }).disabled).toBe(false);
});
