import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseRichText } from "@vetrina/content-model/rich-text/rich-text-notation.ts";
import { documentSchema, type RichTextNode } from "@vetrina/content-model/rich-text/rich-text-schema.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readText, writeText } from "./convert-text.ts";

const CONTENT = resolve(import.meta.dirname, "../../demo-house/content");

const isLines = (value: unknown): value is string[] =>
	Array.isArray(value) && value.every((line) => typeof line === "string");
const isDocument = (value: unknown): value is RichTextNode =>
	typeof value === "object" && value !== null && (value as RichTextNode).nodeType === "document";

/** Returns all values of an entry's file that are, or can be read as, rich texts. */
function listTexts(value: unknown): RichTextNode[] {
	if (isDocument(value)) return [value];
	if (isLines(value)) return [parseRichText(value)];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(listTexts);
}

// proves studio-5
test("every rich text of the house is the same after it was opened in the editor", () => {
	const texts = globSync("**/*.json", { cwd: CONTENT }).flatMap((file) =>
		listTexts(JSON.parse(readFileSync(resolve(CONTENT, file), "utf8"))),
	);
	expect(texts.length).toBeGreaterThan(50);
	for (const text of texts) {
		const read = readText(text);
		expect(read, JSON.stringify(text).slice(0, 300)).toBeDefined();
		if (read) expect(writeText(read)).toEqual(text);
	}
});

const MARKS = ["bold", "italic", "underline", "strikethrough", "superscript", "code"];
const target = { target: { sys: { type: "Link", linkType: "Entry", id: "line" } } };
const text = fc
	.record({ value: fc.string({ minLength: 1 }), marks: fc.subarray(MARKS) })
	.map(({ value, marks }) => ({ nodeType: "text", value, marks: marks.map((type) => ({ type })), data: {} }));
const plain = fc.oneof(text, fc.constant({ nodeType: "embedded-entry-inline", data: target, content: [] }));
const isNext = (one: object, other: object): boolean => {
	const describe = (node: object) =>
		JSON.stringify({ ...node, value: "", content: "marks" in node ? [] : undefined });
	return "nodeType" in one && one.nodeType !== "embedded-entry-inline" && describe(one) === describe(other);
};
/** Texts and links that differ in nothing but their words would be one. */
const inline = (nodes: fc.Arbitrary<object>) =>
	fc
		.array(nodes, { maxLength: 4 })
		.map((list) => list.filter((node, index) => index === 0 || !isNext(list[index - 1] as object, node)));
const link = fc.oneof(
	inline(plain)
		.filter(({ length }) => length > 0)
		.map((content) => ({ nodeType: "hyperlink", data: { uri: "/shoes" }, content })),
	inline(plain)
		.filter(({ length }) => length > 0)
		.map((content) => ({ nodeType: "entry-hyperlink", data: target, content })),
);
const line = inline(fc.oneof(plain, link));
const node = (nodeType: string, content: fc.Arbitrary<object[]>) =>
	content.map((children) => ({ nodeType, data: {}, content: children }));
const { block } = fc.letrec<{ block: object }>((tie) => {
	const blocks = fc.array(tie("block"), { minLength: 1, maxLength: 3 });
	const item = node("list-item", blocks);
	const span = fc.integer({ min: 2, max: 20 });
	const cell = fc
		.tuple(
			fc.constantFrom("table-cell", "table-header-cell"),
			fc.record({ colspan: span, rowspan: span }, { requiredKeys: [] }),
			blocks,
		)
		.map(([nodeType, data, content]) => ({ nodeType, data, content }));
	const row = node("table-row", fc.array(cell, { minLength: 1, maxLength: 2 }));
	return {
		block: fc.oneof(
			{ depthSize: "small" },
			node("paragraph", line),
			fc.integer({ min: 1, max: 6 }).chain((level) => node(`heading-${level}`, line)),
			fc.constant({ nodeType: "hr", data: {}, content: [] }),
			fc.constant({ nodeType: "embedded-entry-block", data: target, content: [] }),
			node("unordered-list", fc.array(item, { minLength: 1, maxLength: 2 })),
			node("ordered-list", fc.array(item, { minLength: 1, maxLength: 2 })),
			node("blockquote", blocks),
			node("table", fc.array(row, { minLength: 1, maxLength: 2 })),
		),
	};
});

// proves studio-5
test("any text that editors can compose is kept, and is one that the content model accepts", () =>
	fc.assert(
		fc.property(fc.array(block, { maxLength: 4 }), (content) => {
			const document = { nodeType: "document", data: {}, content } as RichTextNode;
			const read = readText(document);
			expect(read).toBeDefined();
			if (!read) return;
			expect(writeText(read)).toEqual(document);
			expect(documentSchema.safeParse(writeText(read)).success).toBe(
				documentSchema.safeParse(document).success,
			);
		}),
	));

// proves studio-5
test("a text of another form is not opened, instead of losing some of it", () => {
	const stray = {
		nodeType: "document",
		data: {},
		content: [{ nodeType: "list-item", data: {}, content: [] }],
	};
	expect(readText(stray)).toBeUndefined();
});
