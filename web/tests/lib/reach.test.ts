import { expect, test } from "vitest";

import { bases, isLocal, isPrivate } from "../../src/lib/reach";

const own = ["http://192.168.1.5:8730"];
const here = { hostname: "127.0.0.1", origin: "http://127.0.0.1:8730" };
const named = { hostname: "faience.example", origin: "https://faience.example" };

test("the owner's address goes before all others", () => {
  expect(bases({ address: "https://faience.example", own: [] }, here)).toEqual(["https://faience.example"]);
});

test("who is at the machine itself offers those of the machine, never its name for itself", () => {
  expect(bases({ address: "", own }, here)).toEqual(own);
  expect(bases({ address: "", own: [] }, here)).toEqual([]);
});

test("who came from elsewhere offers the address by which they came", () => {
  expect(bases({ address: "", own: [] }, named)).toEqual([named.origin]);
  const came = { hostname: "192.168.1.5", origin: "http://192.168.1.5:8730" };
  expect(bases({ address: "", own: [...own, "http://10.0.0.7:8730"] }, came)).toEqual([
    came.origin,
    "http://10.0.0.7:8730",
  ]);
});

test.each([
  ["localhost", true],
  ["table.localhost", true],
  ["127.0.0.1", true],
  ["127.1.2.3", true],
  ["[::1]", true],
  ["192.168.1.5", false],
  ["localhost.example", false],
])("%s is local: %s", (hostname, local) => expect(isLocal(hostname)).toBe(local));

test.each([
  ["http://192.168.1.5:8730", true],
  ["http://10.1.2.3", true],
  ["http://172.20.0.1", true],
  ["http://172.32.0.1", false],
  ["http://[fd00::1]:8730", true],
  ["http://my-box.local", true],
  ["https://faience.example", false],
])("%s is private: %s", (address, own) => expect(isPrivate(address)).toBe(own));
