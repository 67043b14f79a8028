import { expect, test } from "vitest";
import { inlineJson } from "./inline-json.ts";

test("round-trips and never ends its element", () => {
	const value = { name: "</script><script>alert(1)</script><!-- & \u2028 'x' \"y\"" };
	const text = inlineJson(value);
	expect(text).not.toMatch(/[<>\u2028]/);
	expect(JSON.parse(text)).toEqual(value);
});
