import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { gameOf, secretsOf } from "../../src/lib/keep";
import type { Card, Games, Reach } from "../../src/lib/protocol";
import { route } from "../../src/lib/route.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { speech } from "../../src/lib/speech.svelte";
import TablePage from "../../src/shell/TablePage.svelte";
import { ana, seat, table, welcome } from "../fake/messages";
import { toldWelcome } from "../fake/wire";
import { FakeSocket, stubSocket } from "../fake/socket";

vi.mock("../../src/games", async () => {
  const { fakeFace } = await import("../fake/face.svelte");
  return { emblems: new Map(), fetchFace: (game: string) => Promise.resolve(game === "fake" ? fakeFace() : null) };
});

const answers = vi.fn<(path: string, options?: RequestInit) => Response>();

const GAMES: Games = { games: [], bots: ["random", "greedy"], usual: "random", programs: [], names: [] };
const CARD: Card = {
  game: "fake",
  spec: "fake(players=2)",
  title: "",
  seats: [
    { name: "Ana", who: "person", bot: "" },
    { name: "", who: "open", bot: "" },
    { name: "Kiln", who: "bot", bot: "greedy" },
  ],
  hosts: [0],
  starts: "lot",
  invited: "open",
  watch: true,
  seat: 1,
};

/** Answers a request by the end of its path. */
function answer(others: Record<string, () => Response> = {}): void {
  answers.mockImplementation((path) => {
    const found = Object.entries(others).find(([end]) => path.split("?")[0]?.endsWith(end));
    return found ? found[1]() : Response.json(path.includes("/api/games") ? GAMES : NOWHERE);
  });
}
const NOWHERE: Reach = { address: "", own: [] };

beforeEach(() => {
  localStorage.clear();
  speech.language = "en";
  settings.name = "Milán";
  stubSocket();
  answers.mockClear();
  answer();
  vi.stubGlobal("fetch", (path: string, options?: RequestInit) => Promise.resolve(answers(path, options)));
});

afterEach(() => void vi.unstubAllGlobals());

async function open(message = welcome()): Promise<void> {
  render(TablePage, { table: "ochre-lark-27", invitation: "" });
  await vi.waitFor(() => FakeSocket.last.accept());
  FakeSocket.last.tell(toldWelcome(message));
}

test("a table is opened, and its title calls", async () => {
  await open();
  expect(FakeSocket.last.address).toMatch(/^ws:\/\/.*\/api\/tables\/ochre-lark-27\/live$/);
  await vi.waitFor(() => expect(document.title).toBe("● Your turn · Fake"));
});

test("another language is a matter of the page alone", async () => {
  await open();
  await vi.waitFor(() => expect(document.title).toBe("● Your turn · Fake"));
  settings.change({ language: "hu" });
  await vi.waitFor(() => expect(document.title).toBe("● Te jössz · Fake"));
  expect(FakeSocket.last.sent).toEqual([{ type: "hello", secrets: [] }]);
  settings.change({ language: "en" });
  await vi.waitFor(() => expect(speech.language).toBe("en"));
});

test("a table that is gone when one comes back says so", async () => {
  await open();
  FakeSocket.last.drop();
  window.dispatchEvent(new Event("online"));
  FakeSocket.last.accept();
  FakeSocket.last.tell({ type: "refused", code: "no_table", message: "" });
  FakeSocket.last.drop(1008);
  await vi.waitFor(() => expect(document.body.textContent).toContain("This table does not exist or was closed."));
});

test("a table that is not there says so", async () => {
  render(TablePage, { table: "nowhere", invitation: "" });
  await vi.waitFor(() => FakeSocket.last.accept());
  FakeSocket.last.tell({ type: "refused", code: "no_table", message: "" });
  FakeSocket.last.drop(1008);
  expect((await screen.findByRole("alert")).textContent).toContain("This table does not exist or was closed.");
});

test("a game without a face says so", async () => {
  await open(welcome({ table: table({ game: "other" }) }));
  expect((await screen.findByRole("alert")).textContent).toContain("cannot show that game");
});

// ---- the waiting room -----------------------------------------------------------------------------

const waiting = () => {
  const open = seat({ name: "", who: "open", bot: "", invitation: "s3cret" });
  return welcome({ table: table({ seats: [ana, open], starts: "chosen" }) });
};

test("an open seat shows its link, as a picture too, or goes to a bot", async () => {
  answer({ reach: () => Response.json({ address: "https://faience.example", own: [] }) });
  await open(waiting());
  expect(await screen.findByText("https://faience.example/t/ochre-lark-27#s3cret")).toBeTruthy();
  expect(screen.getByText("Ana starts, as agreed.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "QR" }));
  expect(await screen.findByRole("img", { name: "QR code of the link" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Give to a bot" }));
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "give", seat: 1 });
});

test("one of several addresses of the machine is chosen", async () => {
  const own = ["http://192.168.1.5:8730", "http://10.0.0.7:8730"];
  answer({ reach: () => Response.json({ address: "", own }) });
  await open(waiting());
  expect(await screen.findByText(`${own[0]}/t/ochre-lark-27#s3cret`)).toBeTruthy();
  expect(screen.getByText(/in the same network/)).toBeTruthy();
  await fireEvent.change(screen.getByLabelText("Address for others"), { target: { value: own[1] } });
  expect(screen.getByText(`${own[1]}/t/ochre-lark-27#s3cret`)).toBeTruthy();
});

test("a table that others cannot reach says so and what to do, and shows no link that leads nowhere", async () => {
  await open(waiting());
  expect(await screen.findByText("This table is open on this computer only.")).toBeTruthy();
  expect(screen.getByText("make play HOST=0.0.0.0")).toBeTruthy();
  expect(screen.queryByText(/s3cret/)).toBeNull();
  expect(screen.queryByRole("button", { name: "QR" })).toBeNull();
  expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
});

test("who watches a table that waits is told who laid it, and of no addresses", async () => {
  const seats = [{ ...ana, mine: false }, seat({ name: "", who: "open", bot: "" })];
  await open(welcome({ table: table({ seats }) }));
  expect(await screen.findByText("Ana laid this table.")).toBeTruthy();
  expect(answers.mock.calls.some(([path]) => path.endsWith("reach"))).toBe(false);
  expect(screen.queryByText(/this computer only/)).toBeNull();
});

// ---- invitations ----------------------------------------------------------------------------------

test("who follows an invitation is told who invites them to what, says a name and sits down", async () => {
  const dropped = vi.spyOn(route, "dropInvitation").mockReturnValue();
  answer({
    card: () => Response.json(CARD),
    join: () => Response.json({ table: "ochre-lark-27", keys: [{ seat: 1, secret: "mine" }] }),
  });
  render(TablePage, { table: "ochre-lark-27", invitation: "s3cret" });
  expect(await screen.findByRole("heading", { name: "Ana invites you to Fake" })).toBeTruthy();
  expect(screen.getByText("Fake · 3 players")).toBeTruthy();
  expect(screen.getByText("Do something.")).toBeTruthy();
  expect(screen.getByText("Ana starts, drawn by lot.")).toBeTruthy();
  const seats = screen.getAllByRole("listitem").map((item) => item.textContent.trim().replace(/\s+/g, " "));
  expect(seats[0]).toBe("Ana");
  expect(seats[1]).toBe("Open seat");
  expect(seats[2]).toMatch(/^Kiln Bot/);
  const told = answers.mock.calls.find(([path]) => path.includes("/card"));
  expect(told?.[1]?.headers).toEqual({ authorization: "Bearer s3cret" });
  expect(screen.getByLabelText<HTMLInputElement>("My name").value).toBe("Milán");
  await fireEvent.click(await screen.findByRole("button", { name: "Sit down" }));
  await vi.waitFor(() => expect(dropped).toHaveBeenCalled());
  const joined = answers.mock.calls.find(([path]) => path.includes("/join"));
  expect([joined?.[0], joined?.[1]?.body]).toEqual([
    "/api/tables/ochre-lark-27/join",
    JSON.stringify({ invitation: "s3cret", name: "Milán" }),
  ]);
  expect([secretsOf("ochre-lark-27"), gameOf("ochre-lark-27")]).toEqual([["mine"], "fake"]);
});

test("who says no name is called by the seat", async () => {
  vi.spyOn(route, "dropInvitation").mockReturnValue();
  answer({ card: () => Response.json(CARD), join: () => Response.json({ table: "ochre-lark-27", keys: [] }) });
  settings.name = "";
  render(TablePage, { table: "ochre-lark-27", invitation: "s3cret" });
  await screen.findByRole("heading", { name: "Ana invites you to Fake" });
  await fireEvent.click(await screen.findByRole("button", { name: "Sit down" }));
  const joined = () => answers.mock.calls.find(([path]) => path.endsWith("/join"));
  await vi.waitFor(() => expect(joined()?.[1]?.body).toBe(JSON.stringify({ invitation: "s3cret", name: "Player 2" })));
});

test("an invitation whose seat is taken says so at once, and leaves only to watch", async () => {
  answer({ card: () => Response.json({ ...CARD, invited: "taken" }) });
  render(TablePage, { table: "ochre-lark-27", invitation: "s3cret" });
  expect((await screen.findByRole("alert")).textContent).toContain("Someone has already taken that seat.");
  expect(screen.queryByRole("button", { name: "Sit down" })).toBeNull();
  expect(screen.getByRole("button", { name: "Just watch" })).toBeTruthy();
});

test("at a table that only its players see nobody is offered to watch", async () => {
  answer({ card: () => Response.json({ ...CARD, watch: false }) });
  render(TablePage, { table: "ochre-lark-27", invitation: "s3cret" });
  expect(await screen.findByRole("heading", { name: "Ana invites you to Fake" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Just watch" })).toBeNull();
});

test("an invitation to another table is explained", async () => {
  vi.spyOn(route, "dropInvitation").mockReturnValue();
  answer({ card: () => Response.json({ code: "bad_invitation", message: "" }, { status: 403 }) });
  render(TablePage, { table: "ochre-lark-27", invitation: "s3cret" });
  expect((await screen.findByRole("alert")).textContent).toContain("This link is not for this table.");
});

test("a seat that was taken meanwhile is explained", async () => {
  vi.spyOn(route, "dropInvitation").mockReturnValue();
  answer({
    card: () => Response.json(CARD),
    join: () => Response.json({ code: "seat_taken", message: "" }, { status: 409 }),
  });
  render(TablePage, { table: "ochre-lark-27", invitation: "s3cret" });
  await fireEvent.click(await screen.findByRole("button", { name: "Sit down" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Someone has already taken that seat");
});

test("a server that does not answer costs nobody the invitation", async () => {
  const dropped = vi.spyOn(route, "dropInvitation").mockReturnValue();
  dropped.mockClear();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  render(TablePage, { table: "ochre-lark-27", invitation: "s3cret" });
  await fireEvent.click(await screen.findByRole("button", { name: "Sit down" }));
  expect((await screen.findByRole("alert")).textContent).toContain("The server is not answering.");
  expect(dropped).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Sit down" }).disabled).toBe(false);
});
