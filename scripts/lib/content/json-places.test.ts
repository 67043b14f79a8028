import { expect, test } from "vitest";
import { findSyntaxLine, readJsonPlaces } from "./json-places.ts";

const TEXT = `{
	"sites": ["eu",
		"us"],
	"fields": {
		"text": { "en": "\\"fields\\": {\\n}", "text": "x" }, "list":
			[
				{ "link": "a" },
				{ "link": "text" }
			],
		"twin": 1,
		"twin": { "deep": [[], [
			true]] }
	}
}`;

// proves content-12
test("each value has the line on which it stands, or its name", () => {
	const { findLine } = readJsonPlaces(TEXT);
	const lines: [path: string, line: number][] = [
		["", 1],
		["sites", 2],
		["sites.0", 2],
		["sites.1", 3],
		["fields", 4],
		["fields.text", 5],
		["fields.text.text", 5],
		["fields.list", 5],
		["fields.list.0.link", 7],
		["fields.list.1.link", 8],
		["fields.list.9.link", 5],
		["fields.nothing.at.all", 4],
		["fields.twin.deep.1.0", 12],
	];
	for (const [path, line] of lines) expect([path, findLine(path.split("."))]).toEqual([path, line]);
});

// proves content-12
test("a member that is there twice is named with its second line", () => {
	expect(readJsonPlaces(TEXT).twins).toEqual([{ path: ["fields", "twin"], line: 11 }]);
	expect(readJsonPlaces('[{"a":1},{"a":1,"b":{"a":1}}]').twins).toEqual([]);
});

test("deep nesting exhausts no stack", () => {
	const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
	expect(readJsonPlaces(deep).findLine(["0", "0"])).toBe(1);
});

// proves content-12
test.each([
	['{\n\t"a": 1,\n}', 3],
	['{\n\t"a": 1\n', 2],
	['{\n\t"a": tru }', 2],
	["", 1],
])("%j is no JSON, on line %i", (text, line) => {
	const parse = (): string => {
		try {
			return String(JSON.parse(text));
		} catch (error) {
			return String(error);
		}
	};
	expect(findSyntaxLine(text, parse())).toBe(line);
});
