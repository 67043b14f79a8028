import { describe, expect, test } from "vitest";
import { parseRichText } from "./rich-text-notation.ts";
import { documentSchema, type RichTextNode } from "./rich-text-schema.ts";

const text = (value: string, ...marks: string[]) => ({
	nodeType: "text",
	value,
	marks: marks.map((type) => ({ type })),
	data: {},
});
/** Writes a tree as nested lists, such as ["paragraph", "text"]. */
const outline = ({ nodeType, value, content = [] }: RichTextNode): unknown =>
	nodeType === "text" ? value : [nodeType, ...content.map(outline)];
const outlineBlocks = (...lines: string[]) => (parseRichText(lines).content ?? []).map(outline);

test("lines become paragraphs, headings by level and lists", () => {
	expect(
		outlineBlocks("Hello.", "# Title", "## Part", "- one", "- two", "1. first", "2. second", "End."),
	).toEqual([
		["paragraph", "Hello."],
		["heading-2", "Title"],
		["heading-3", "Part"],
		["unordered-list", ["list-item", ["paragraph", "one"]], ["list-item", ["paragraph", "two"]]],
		["ordered-list", ["list-item", ["paragraph", "first"]], ["list-item", ["paragraph", "second"]]],
		["paragraph", "End."],
	]);
});

test("lists are nested by two spaces, numbered in bulleted ones and back", () => {
	expect(outlineBlocks("- a", "  1. a1", "    - deep", "  2. a2", "- b")).toEqual([
		[
			"unordered-list",
			[
				"list-item",
				["paragraph", "a"],
				[
					"ordered-list",
					["list-item", ["paragraph", "a1"], ["unordered-list", ["list-item", ["paragraph", "deep"]]]],
					["list-item", ["paragraph", "a2"]],
				],
			],
			["list-item", ["paragraph", "b"]],
		],
	]);
});

test("a list that begins deeper than the first level is on the first level", () => {
	expect(outlineBlocks("    - a", "- b")).toEqual([
		["unordered-list", ["list-item", ["paragraph", "a"]], ["list-item", ["paragraph", "b"]]],
	]);
});

test("rows are a table, the first one its head if a rule follows", () => {
	expect(outlineBlocks("| Size | cm |", "|---|---|", "| **S** | 36 |")).toEqual([
		[
			"table",
			["table-row", ["table-header-cell", ["paragraph", "Size"]], ["table-header-cell", ["paragraph", "cm"]]],
			["table-row", ["table-cell", ["paragraph", "S"]], ["table-cell", ["paragraph", "36"]]],
		],
	]);
	expect(outlineBlocks("| a |")).toEqual([["table", ["table-row", ["table-cell", ["paragraph", "a"]]]]]);
});

describe("within a line", () => {
	const inline = (line: string) => parseRichText([line]).content?.[0]?.content;

	test("there are marks, also nested ones, and links", () => {
		expect(inline("A **bold *both*** and *slanted* [**link**](/shipping).")).toEqual([
			text("A "),
			text("bold ", "bold"),
			text("both", "bold", "italic"),
			text(" and "),
			text("slanted", "italic"),
			text(" "),
			{ nodeType: "hyperlink", data: { uri: "/shipping" }, content: [text("link", "bold")] },
			text("."),
		]);
	});

	test("markup is text", () => {
		expect(inline("<b>no</b> 2 * 3")).toEqual([text("<b>no</b> 2 * 3")]);
	});
});

test("other entries stand on a line of their own, in a line, or behind a link", () => {
	const target = (id: string) => ({ target: { sys: { type: "Link", linkType: "Entry", id } } });
	expect(parseRichText(["{{film}}", "Our {{coats}}", "[See](entry:about)"]).content).toEqual([
		{ nodeType: "embedded-entry-block", data: target("film"), content: [] },
		{
			nodeType: "paragraph",
			data: {},
			content: [text("Our "), { nodeType: "embedded-entry-inline", data: target("coats"), content: [] }],
		},
		{
			nodeType: "paragraph",
			data: {},
			content: [{ nodeType: "entry-hyperlink", data: target("about"), content: [text("See")] }],
		},
	]);
});

// proves content-8
test("every document of the notation fits the schema", () => {
	const lines = [
		"# T",
		"- a",
		"  1. b",
		"| a | b |",
		"|---|---|",
		"{{x}} and {{y}}",
		"{{x}}",
		"[m](mailto:care@shop.example) *i*",
		"",
	];
	expect(documentSchema.safeParse(parseRichText(lines)).error).toBeUndefined();
	expect(documentSchema.safeParse(parseRichText(["[x](javascript:alert)"])).success).toBe(false);
});
