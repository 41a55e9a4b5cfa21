import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { gameOf, keepSecrets, keptTables, read, secretsOf, write } from "../../src/lib/keep";

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

test("secrets add up, and the last visited table comes first", () => {
  vi.spyOn(Date, "now").mockReturnValueOnce(1).mockReturnValueOnce(2).mockReturnValueOnce(3);
  keepSecrets("a", ["1"]);
  keepSecrets("b", ["2"]);
  keepSecrets("a", ["1", "3"]);
  expect(keptTables()).toEqual([
    { table: "a", secrets: ["1", "3"], when: 3 },
    { table: "b", secrets: ["2"], when: 2 },
  ]);
  expect(secretsOf("c")).toEqual([]);
});

test("the game of a table is remembered with its secrets", () => {
  keepSecrets("a", ["1"], "azul");
  keepSecrets("a", ["2"]);
  expect([gameOf("a"), gameOf("b")]).toEqual(["azul", undefined]);
  keepSecrets("a", [], "zaic");
  expect(keptTables()).toMatchObject([{ table: "a", secrets: ["1", "2"], game: "zaic" }]);
});

test("who only watched a table is not remembered there", () => {
  keepSecrets("a");
  expect(keptTables()).toEqual([]);
});

test.each(["nonsense", "[]", '{"version":2,"tables":[]}', '{"version":1,"tables":[{"table":3}]}'])(
  "%s in the browser's memory is no harm",
  (text) => {
    localStorage.setItem("faience.tables", text);
    expect(keptTables()).toEqual([]);
  },
);

test("a browser that remembers nothing does so for as long as the page is open", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  write("faience.test", { name: "Ana" });
  expect(read("faience.test")).toEqual({ name: "Ana" });
});
