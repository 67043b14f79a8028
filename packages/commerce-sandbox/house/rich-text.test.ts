import { expect, test } from "vitest";
import { richText } from "./rich-text.ts";

const text = (value: string, ...marks: string[]) => ({
	nodeType: "text",
	value,
	marks: marks.map((type) => ({ type })),
	data: {},
});

test("lines become paragraphs, headings and lists", () => {
	const { nodeType, content } = richText([
		"Hello.",
		"# Title",
		"- one",
		"- two",
		"1. first",
		"2. second",
		"End.",
	]);
	expect(nodeType).toBe("document");
	expect(content.map((block) => [block.nodeType, block.content.length])).toEqual([
		["paragraph", 1],
		["heading-2", 1],
		["unordered-list", 2],
		["ordered-list", 2],
		["paragraph", 1],
	]);
	expect(content[2]?.content[0]).toMatchObject({
		nodeType: "list-item",
		content: [{ nodeType: "paragraph", content: [text("one")] }],
	});
});

test("bold, italic and links within a line", () => {
	expect(richText(["A **bold** and *slanted* [link](/shipping)."]).content[0]?.content).toEqual([
		text("A "),
		text("bold", "bold"),
		text(" and "),
		text("slanted", "italic"),
		text(" "),
		{ nodeType: "hyperlink", data: { uri: "/shipping" }, content: [text("link")] },
		text("."),
	]);
});
