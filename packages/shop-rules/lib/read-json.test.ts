import { expect, test } from "vitest";
import { readJson } from "./read-json.ts";

// proves catalogue-8
test.each([
	['{"a":[1]}', { a: [1] }],
	['"text"', "text"],
	["null", null],
	["{", null],
	["70 x 70 cm", null],
	["", null],
	[undefined, null],
])("%j is read as %j", (text, value) => expect(readJson(text)).toEqual(value));
