import { expect, test } from "vitest";

import { minutes } from "../../src/lib/clock.svelte";
import { placeOf } from "../../src/lib/route.svelte";
import { optionsOf, specOf } from "../../src/lib/spec";

test.each([
  ["/", "", { page: "lobby" }],
  ["/t/ochre-lark-27", "", { page: "table", table: "ochre-lark-27", invitation: "" }],
  ["/t/ochre-lark-27/", "#s3cret", { page: "table", table: "ochre-lark-27", invitation: "s3cret" }],
  ["/elsewhere", "", { page: "nowhere" }],
])("%s%s is a place", (pathname, hash, place) => {
  expect(placeOf({ pathname, hash })).toEqual(place);
});

test("specs are written as the server reads them, and read back", () => {
  const spec = specOf("azul", { players: 3, wall: "grey", joker: false });
  expect(spec).toBe("azul(players=3,wall=grey,joker=false)");
  expect([...optionsOf(spec)]).toEqual([
    ["players", "3"],
    ["wall", "grey"],
    ["joker", "false"],
  ]);
  expect([specOf("zaic", {}), optionsOf("zaic").size]).toEqual(["zaic", 0]);
});

test("absences are counted in minutes", () => {
  expect([0, 42.9, 61, -3].map(minutes)).toEqual(["0:00", "0:42", "1:01", "0:00"]);
});
