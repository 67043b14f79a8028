import { expect, test } from "vitest";
import { isOpsToken } from "./ops-token.ts";

const TOKEN = "0123456789abcdef";
// proves security-7
test.each([
	[`Bearer ${TOKEN}`, TOKEN, true],
	[`bearer ${TOKEN}`, TOKEN, true],
	[`Bearer ${TOKEN}x`, TOKEN, false],
	[`Bearer ${TOKEN.slice(1)}`, TOKEN, false],
	[`Basic ${TOKEN}`, TOKEN, false],
	[TOKEN, TOKEN, false],
	[undefined, TOKEN, false],
	["Bearer ", "", false],
	["Bearer undefined", undefined, false],
	["Bearer short", "short", false],
])("%j against %j: %s", async (header, token, expected) =>
	expect(await isOpsToken(header, token)).toBe(expected),
);
