import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { keepSecrets, secretsOf } from "../../src/lib/keep";
import type { Create, Games, Summary, Tables } from "../../src/lib/protocol";
import { route } from "../../src/lib/route.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { speech } from "../../src/lib/speech.svelte";
import Lobby from "../../src/lobby/Lobby.svelte";
import { day } from "../../src/lobby/lists";

vi.mock("../../src/games", async () => {
  const { fakeFace } = await import("../fake/face.svelte");
  return { faces: new Map([["fake", fakeFace()]]) };
});

const players = {
  name: "players",
  label: "Players",
  help: "How many play.",
  values: [2, 3].map((value) => ({ value, label: String(value) })),
  default: 2,
};
const joker = {
  name: "joker",
  label: "Jokers",
  help: "Adds jokers.",
  values: [{ value: true, label: "Yes" }],
  default: true,
};
const games: Games = {
  games: [
    { game: "fake", title: "Fake", edition: false, credit: "Nobody", options: [players] },
    { game: "fake", title: "Fake Mini", edition: true, credit: "Nobody", options: [players, joker] },
    { game: "faceless", title: "Faceless", edition: false, credit: "Nobody", options: [] },
  ],
  bots: ["novice", "steady", "master"],
  programs: ["Alice:2"],
};

function summary(some: Partial<Summary>): Summary {
  const seats = ["Ana", "Kiln"].map((name, at) => {
    return { name, who: at ? "bot" : "person", score: 12 + at, mine: false, won: at === 1 } as const;
  });
  const now = Date.now() / 1000;
  return {
    table: "a",
    game: "fake",
    spec: "fake",
    title: "Fake",
    round: 3,
    over: false,
    to_move: 0,
    seats,
    changed: now,
    ...some,
  };
}

let mine: Tables;
let all: Tables;
let created: Create[];
let went: string[];

beforeEach(() => {
  localStorage.clear();
  speech.language = settings.language = "en";
  settings.name = "Ana";
  mine = { running: [], recent: [] };
  all = { running: [], recent: [] };
  created = [];
  went = [];
  vi.spyOn(route, "go").mockImplementation((path) => void went.push(path));
  vi.stubGlobal("fetch", (path: string, options?: RequestInit) => {
    if (path.startsWith("/api/games")) return Promise.resolve(Response.json(games));
    if (path === "/api/mine") return Promise.resolve(Response.json(mine));
    if (options?.method !== "POST") return Promise.resolve(Response.json(all));
    created.push(JSON.parse(String(options.body)) as Create);
    return Promise.resolve(Response.json({ table: "new", keys: [{ seat: 0, secret: "s" }] }));
  });
});

afterEach(() => void vi.unstubAllGlobals());

const openTable = () => fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
const sits = (number: number, who: string) =>
  fireEvent.change(screen.getByLabelText(`Who sits in seat ${number}`), { target: { value: who } });

test("a table is laid against a bot of the usual level with one press", async () => {
  render(Lobby);
  await screen.findByText("Fake, 2 players.");
  expect(screen.queryByText("Faceless")).toBeNull();
  await openTable();
  await vi.waitFor(() => expect(went).toEqual(["/t/new"]));
  const seats = [
    { who: "here", name: "Ana" },
    { who: "bot", bot: "steady" },
  ];
  expect(created).toEqual([{ spec: "fake(players=2)", seats, title: "", watch: "link", hints: true }]);
  expect(secretsOf("new")).toEqual(["s"]);
});

test("a program of others is seated by its name", async () => {
  render(Lobby);
  await screen.findByText("Fake, 2 players.");
  await sits(2, "bot:Alice:2");
  expect(screen.getByText("Bot · Alice:2")).toBeTruthy();
  expect(screen.getByText("A program that the host of this server has added.")).toBeTruthy();
  await openTable();
  await vi.waitFor(() => expect(created[0]?.seats[1]).toEqual({ who: "bot", bot: "Alice:2" }));
});

test("an edition, its rules and any mix of seats can be chosen", async () => {
  render(Lobby);
  await fireEvent.click(await screen.findByRole("radio", { name: /Fake Mini/ }));
  await fireEvent.click(screen.getByRole("radio", { name: "3" }));
  await sits(2, "friend");
  await sits(3, "here");
  await fireEvent.input(screen.getByLabelText("Name for seat 3"), { target: { value: "Réka" } });
  expect(screen.getByText(/Starts when your friend sits down/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("radio", { name: "Nobody" }));
  await fireEvent.click(screen.getByRole("switch", { name: "Allow hints" }));
  await openTable();
  const seats = [{ who: "here", name: "Ana" }, { who: "friend" }, { who: "here", name: "Réka" }];
  const expected = { spec: "fake(players=3,joker=true)", seats, title: "Fake Mini", watch: "nobody", hints: false };
  await vi.waitFor(() => expect(created).toEqual([expected]));
});

test("who invites sits down, too, and friends' seats can go to bots", async () => {
  render(Lobby);
  await screen.findByText("Fake, 2 players.");
  await sits(2, "me");
  await sits(2, "friend");
  expect(screen.getByText(/take a seat yourself/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Open the table" }).disabled).toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: "Fill with bots" }));
  expect(screen.getByText(/Only bots play/)).toBeTruthy();
});

test("the bots can be watched", async () => {
  render(Lobby);
  await screen.findByText("Fake, 2 players.");
  await fireEvent.click(screen.getByRole("button", { name: "Watch the bots play" }));
  await vi.waitFor(() => expect(created[0]?.seats).toEqual([{ who: "bot" }, { who: "bot" }]));
});

test("tables of mine, of others and finished ones are listed apart", async () => {
  keepSecrets("a", ["s"]);
  const own = summary({});
  own.seats[0] = { name: "Ana", who: "person", score: 12, mine: true, won: false };
  mine = { running: [own], recent: [] };
  all = { running: [own, summary({ table: "b", title: "Other" })], recent: [summary({ table: "c", over: true })] };
  render(Lobby);
  const link = await screen.findByRole("link", { name: /Your turn you 12, Kiln 13 · round 3/ });
  expect(link.getAttribute("href")).toBe("/t/a");
  expect(screen.getByRole("link", { name: /Other Ana 12, Kiln 13/ })).toBeTruthy();
  const recent = screen.getByRole("heading", { name: "Recent games" }).parentElement ?? document.body;
  expect(within(recent).getByText(/Ana 12, Kiln 13 · today/)).toBeTruthy();
});

test("an empty lobby says what to do", async () => {
  render(Lobby);
  expect(await screen.findByText("No games yet. Lay a table, or watch the bots.")).toBeTruthy();
});

test("days are named while that is easy", () => {
  const noon = new Date(2026, 10, 16, 12).getTime();
  const ago = (days: number) => day(noon / 1000 - days * 86_400, noon);
  expect([ago(0), ago(1), ago(5)]).toEqual(["today", "yesterday", "Nov 11"]);
});
