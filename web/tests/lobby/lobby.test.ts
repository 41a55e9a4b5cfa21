import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { keepSecrets, secretsOf, write } from "../../src/lib/keep";
import { offers } from "../../src/lib/offers.svelte";
import type { Create, Games, OptionOffer, Summary, TableList } from "../../src/lib/protocol";
import { route } from "../../src/lib/route.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { speech } from "../../src/lib/speech.svelte";
import Lobby from "../../src/lobby/Lobby.svelte";
import { day } from "../../src/lobby/lists";
import { TablePlan } from "../../src/lobby/plan.svelte";
import { headline, outlook, particulars } from "../../src/lobby/words";

import "../fake/words";

vi.mock("../../src/games", async () => {
  const { default: Plain } = await import("../fake/Plain.svelte");
  const emblems = new Map([
    ["fake", Plain],
    ["plain", Plain],
  ]);
  return { emblems, fetchFace: () => Promise.resolve({ lessons: ["close"] }) };
});

const players: OptionOffer = { name: "players", values: [2, 3, 4], default: 2 };
const wall: OptionOffer = { name: "wall", values: ["coloured", "grey"], default: "coloured" };
const joker: OptionOffer = { name: "joker", values: [false, true], default: false };
const game = { minutes: 30, rounds: true, credit: "Nobody", options: [], editions: [] };
const games: Games = {
  games: [
    {
      ...game,
      game: "fake",
      options: [players, wall, joker],
      editions: [{ title: "Fake Mini", options: { joker: true } }],
    },
    { ...game, game: "plain", minutes: 15, rounds: false },
    { ...game, game: "faceless" },
  ],
  bots: ["novice", "casual", "steady", "keen", "expert", "master"],
  usual: "steady",
  programs: ["Alice:2"],
  names: ["Kiln", "Cobalt", "Glaze", "Slip"],
};

function summary(some: Partial<Summary>): Summary {
  const seats = ["Ana", "Kiln"].map((name, at) => {
    const [who, bot] = at ? (["bot", "keen"] as const) : (["person", ""] as const);
    return { name, who, bot, score: 12 + at, mine: false, won: at === 1 };
  });
  const now = Date.now() / 1000;
  return {
    table: "a",
    game: "fake",
    spec: "fake",
    title: "",
    round: 3,
    over: false,
    to_move: 0,
    seats,
    changed: now,
    ...some,
  };
}

/** A table where the first seat is mine. */
function own(some: Partial<Summary>): Summary {
  const table = summary(some);
  return { ...table, seats: table.seats.map((seat, at) => ({ ...seat, mine: at === 0 })) };
}

let mine: TableList;
let all: TableList;
let created: Create[];
let went: string[];

beforeEach(async () => {
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
  await offers.load();
});

afterEach(() => void vi.unstubAllGlobals());

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const pick = (name: string | RegExp) => fireEvent.click(screen.getByRole("radio", { name }));
const openTable = () => press("Open the table");
const sits = (number: number, who: string) =>
  fireEvent.change(screen.getByLabelText(`Who sits in seat ${number}`), { target: { value: who } });
const laid = (count = 1) => vi.waitFor(() => expect(created).toHaveLength(count));

const KILN = { who: "bot", bot: "steady", name: "Kiln" };

// ---- playing at once ------------------------------------------------------------------------------

test("the first time one press plays the first game against Kiln, and says so before", async () => {
  render(Lobby);
  const play = screen.getByRole("button", { name: "Play now" });
  expect(play.parentElement?.textContent).toContain("Fake against Kiln");
  expect(play.parentElement?.textContent).toContain("Steady, level 3 of 6 · coloured wall · who starts: by lot");
  expect(play.parentElement?.textContent).toContain("good for a first game");
  expect(screen.getAllByRole("radio", { name: /players · / })).toHaveLength(2);
  await fireEvent.click(play);
  await vi.waitFor(() => expect(went).toEqual(["/t/new"]));
  const spec = "fake(players=2,wall=coloured,joker=false)";
  const seats = [{ who: "here", name: "Ana" }, KILN];
  expect(created).toEqual([{ spec, seats, title: "", watch: "link", hints: true, starts: null }]);
  expect(secretsOf("new")).toEqual(["s"]);
});

test("the next time it is the game, the rules and the seats of last time", async () => {
  const { unmount } = render(Lobby);
  await pick("Grey");
  await pick("3");
  await sits(2, "bot:keen");
  await sits(3, "here");
  await fireEvent.input(screen.getByLabelText("Name for seat 3"), { target: { value: "Réka" } });
  await pick("Kiln");
  await openTable();
  await vi.waitFor(() => expect(went).toHaveLength(1));
  unmount();

  render(Lobby);
  expect(screen.getByText("Fake against Kiln and Réka")).toBeTruthy();
  expect(screen.getByText("Keen, level 4 of 6 · grey wall · Kiln starts")).toBeTruthy();
  expect(screen.getByText(/as last time/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Grey" }).checked).toBe(true);
  await press("Play now");
  await laid(2);
  expect(created[1]).toEqual(created[0]);
});

test("what was chosen but not opened is not what is played again", async () => {
  render(Lobby);
  await pick(/^Plain/);
  expect(screen.getByText("Fake against Kiln")).toBeTruthy();
});

test("who says no name is called by the seat, in the language of the page", () => {
  settings.name = " ";
  const plan = new TablePlan();
  plan.setSeat(1, { who: "here", name: "", bot: "" });
  expect(plan.wish().seats.map(({ name }) => name)).toEqual(["Player 1", "Player 2"]);
  speech.language = "hu";
  expect(plan.wish().seats.map(({ name }) => name)).toEqual(["1. játékos", "2. játékos"]);
});

test("what is kept and makes no sense is left out", () => {
  const seats = [
    { who: "me", name: "", bot: "" },
    { who: "bot", name: "", bot: "grandmaster" },
  ];
  const options = { fake: { players: 9, wall: "grey" } };
  write("faience.plan", { version: 2, game: "fake", edition: "Fake Maxi", options, seats, watch: "x", starts: 3 });
  const plan = new TablePlan();
  expect(plan.wish()).toEqual({
    spec: "fake(players=2,wall=grey,joker=false)",
    title: "",
    seats: [{ who: "here", name: "Ana" }, KILN],
    watch: "link",
    hints: true,
    starts: null,
  });
});

test.each([{ version: 1, title: "Fake" }, { version: 3 }, [], null, "fake"])("%j is no plan", (kept) => {
  write("faience.plan", kept);
  expect(new TablePlan().again).toBe(false);
});

test("a friend is invited to the last game with one press", async () => {
  render(Lobby);
  await press("Invite a friend");
  await laid();
  expect(created[0]?.seats).toEqual([{ who: "here", name: "Ana" }, { who: "friend" }]);
});

test("who invites to a game of bots sits down, too", () => {
  const plan = new TablePlan();
  plan.setSeat(0, { who: "bot", name: "", bot: "" });
  plan.invite();
  expect(plan.shown.map(({ who }) => who)).toEqual(["me", "friend"]);
});

// ---- laying a table -------------------------------------------------------------------------------

test("cards say how many play and how long", () => {
  render(Lobby);
  expect(screen.getByRole("radio", { name: /^Fake 2–4 players · 30 min Do something\./ })).toBeTruthy();
  expect(screen.getByRole("radio", { name: /^Plain 2 players · 15 min/ })).toBeTruthy();
});

test("an edition is chosen among the rules, and any mix of seats", async () => {
  render(Lobby);
  await pick("Fake Mini");
  expect(screen.getByRole("heading", { name: "Fake Mini" })).toBeTruthy();
  expect(screen.queryByRole("group", { name: "Jokers" })).toBeNull();
  await pick("3");
  await sits(2, "friend");
  await sits(3, "here");
  await fireEvent.input(screen.getByLabelText("Name for seat 3"), { target: { value: "Réka" } });
  expect(screen.getByText(/Waits for your friend\. Whoever has the link may watch\./)).toBeTruthy();
  await pick("Réka");
  await press("Watching and hints");
  await pick("Nobody");
  await fireEvent.click(screen.getByRole("switch", { name: "Allow hints" }));
  await openTable();
  await laid();
  const seats = [{ who: "here", name: "Ana" }, { who: "friend" }, { who: "here", name: "Réka" }];
  const spec = "fake(players=3,wall=coloured,joker=true)";
  expect(created).toEqual([{ spec, seats, title: "Fake Mini", watch: "nobody", hints: false, starts: 2 }]);
});

test("several friends are told apart by their seats", async () => {
  render(Lobby);
  await pick("3");
  await sits(2, "friend");
  const starters = () => within(screen.getByRole("group", { name: "Who starts" })).getAllByRole("radio");
  const names = () => starters().map((one) => one.closest("label")?.textContent?.trim());
  expect(names()).toEqual(["By lot", "Ana", "Friend", "Kiln"]);
  await sits(3, "friend");
  expect(names()).toEqual(["By lot", "Ana", "Seat 2", "Seat 3"]);
});

test("another game keeps the seats and has its own rules", async () => {
  render(Lobby);
  await sits(2, "bot:master");
  await pick(/^Plain/);
  expect(screen.getByText("Plain has one set of rules.")).toBeTruthy();
  await openTable();
  await laid();
  expect(created[0]).toMatchObject({ spec: "plain", seats: [{ who: "here" }, { bot: "master", name: "Kiln" }] });
});

test("a bot is called by its name and its level before the table opens", async () => {
  render(Lobby);
  await pick("4");
  await sits(3, "bot:keen");
  const seats = within(screen.getByRole("heading", { name: "Seats" }).parentElement ?? document.body);
  expect(seats.getAllByText(/^(Kiln|Cobalt|Glaze)$/, { selector: "b" }).map((one) => one.textContent)).toEqual([
    "Kiln",
    "Cobalt",
    "Glaze",
  ]);
  expect(seats.getByText("Bot · Keen, level 4 of 6: plans the round and takes what you need")).toBeTruthy();
  await fireEvent.input(screen.getByLabelText("My name"), { target: { value: "Kiln" } });
  expect(seats.getAllByText("Slip", { selector: "b" })).toHaveLength(1);
});

test("a program of others is seated by its name", async () => {
  render(Lobby);
  await sits(2, "bot:Alice:2");
  expect(screen.getByText("A program that the host of this server has added")).toBeTruthy();
  await openTable();
  await laid();
  expect(created[0]?.seats[1]).toEqual({ who: "bot", bot: "Alice:2" });
});

test("who invites sits down, too, and friends' seats can go to bots", async () => {
  render(Lobby);
  await sits(2, "me");
  await sits(1, "friend");
  await sits(2, "bot:keen");
  expect(screen.getByText(/take a seat yourself/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Open the table" }).disabled).toBe(true);
  await press("Fill with bots");
  expect(screen.getByText(/Only bots play/)).toBeTruthy();
});

// ---- a plan in words ------------------------------------------------------------------------------

test.each([
  ["en", "Fake against Kiln, Cobalt and a friend", "Kiln: Keen, level 4 of 6", "Kiln starts"],
  ["fr", "Fake contre Kiln, Cobalt et une personne invitée", "Kiln\u00a0: Tenace, niveau 4 sur 6", "Kiln commence"],
  ["hu", "Fake: Kiln, Cobalt és egy barát ellen", "Kiln: Szívós, szint: 4/6", "Kiln kezd"],
] as const)("a plan in words: %s", (language, title, kiln, starts) => {
  speech.language = language;
  const plan = new TablePlan();
  plan.setOption("players", 4);
  plan.setOption("joker", true);
  plan.setSeat(1, { who: "bot", name: "", bot: "keen" });
  plan.setSeat(3, { who: "friend", name: "", bot: "" });
  plan.starts = 1;
  expect(headline(plan)).toBe(title);
  expect(particulars(plan)[0]).toBe(kiln);
  expect(particulars(plan).slice(2, 5)).toEqual(["coloured wall", "with jokers", starts]);
  expect(outlook(plan)).not.toBe("");
});

test("a table of bots alone is one to watch", () => {
  const plan = new TablePlan();
  plan.setSeat(0, { who: "bot", name: "", bot: "" });
  expect(headline(plan)).toBe("Fake: Kiln and Cobalt play, you watch");
});

// ---- what there is already ------------------------------------------------------------------------

test("the bots can be watched, which is not what is played next time", async () => {
  render(Lobby);
  await press(/^Watch the bots play$/);
  await press("Watch the bots play Plain");
  await laid();
  expect(created[0]).toEqual({ spec: "plain", title: "", seats: [{ who: "bot" }, { who: "bot" }] });
  expect(new TablePlan().again).toBe(false);
});

test("a game is learnt before it is played", async () => {
  render(Lobby);
  await press(/^Learn/);
  const sheet = within(screen.getByRole("dialog", { name: "Learn" }));
  expect(await sheet.findByRole("listitem")).toBeTruthy();
  await fireEvent.click(sheet.getByRole("radio", { name: "Plain" }));
  await fireEvent.click(await sheet.findByRole("button", { name: "Play Plain" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("Plain, 2 players.")).toBeTruthy();
});

test("tables of mine, of others and finished ones are listed apart, those that wait for me first", async () => {
  keepSecrets("a", ["s"]);
  mine = {
    running: [own({ table: "w", to_move: 1 }), own({})],
    recent: [own({ table: "d", over: true, title: "Fake Mini" })],
  };
  all = { running: [own({}), summary({ table: "b" })], recent: [summary({ table: "c", over: true })] };
  render(Lobby);
  const first = await screen.findByRole("link", { name: /Your turn you 12, Kiln 13 · round 3/ });
  expect(first.getAttribute("href")).toBe("/t/a");
  const second = screen.getByRole("link", { name: /Kiln’s turn · you 12, Kiln 13 · round 3/ });
  expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const recent = within(screen.getByRole("heading", { name: "Recent games" }).parentElement ?? document.body);
  expect(recent.getByText("Fake Mini")).toBeTruthy();
  expect(recent.getByText(/12 to 13 against Kiln, Keen · today/)).toBeTruthy();
  expect(recent.getByText(/Ana 12, Kiln 13 · today/)).toBeTruthy();
  await press("All my games (3)");
  expect(within(screen.getByRole("dialog")).getAllByRole("link")).toHaveLength(3);
  await press("Close");
  expect(screen.getByText("1 table, or bots")).toBeTruthy();
});

test("an empty lobby says what to do", async () => {
  render(Lobby);
  expect(await screen.findByText("No games yet. Play now, lay a table, or watch the bots.")).toBeTruthy();
});

test("a table that cannot be laid is told of, and the lobby stays", async () => {
  vi.stubGlobal("fetch", (path: string, options?: RequestInit) => {
    if (options?.method === "POST" && path.startsWith("/api/tables"))
      return Promise.resolve(Response.json({ code: "busy", message: "" }, { status: 503 }));
    return Promise.resolve(Response.json(path === "/api/mine" ? mine : all));
  });
  render(Lobby);
  await press("Play now");
  expect((await screen.findByRole("alert")).textContent).toContain("very busy");
  expect(went).toEqual([]);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Play now" }).disabled).toBe(false);
});

test("days are named while that is easy", () => {
  const noon = new Date(2026, 10, 16, 12).getTime();
  const ago = (days: number) => day(noon / 1000 - days * 86_400, noon);
  expect([ago(0), ago(1), ago(5)]).toEqual(["today", "yesterday", "Nov 11"]);
});
