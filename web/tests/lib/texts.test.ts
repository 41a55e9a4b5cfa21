import { expect, test } from "vitest";

import { speech } from "../../src/lib/speech.svelte";
import { speaker } from "../../src/texts";

test("a message that is not there is an error, unless it may be missing", () => {
  expect(() => speaker("en")("nothing")).toThrow("en has no message nothing");
  expect(speech.sayAny("nothing", () => "something else")).toBe("something else");
});
