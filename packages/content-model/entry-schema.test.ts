import { describe, expect, test } from "vitest";
import { defineContentType } from "./content-type.ts";
import { contentTypes, findContentType } from "./content-types.ts";
import { buildEntrySchema } from "./entry-schema.ts";
import { MAX_CHARACTERS } from "./limits.ts";
import type { RichTextNode } from "./rich-text/rich-text-schema.ts";
import { buildSampleEntry, documentWith, paragraph, textNode } from "./testing/sample-entry.ts";

const published = (id: string) => {
	const type = findContentType(id);
	if (!type) throw new Error(id);
	return buildEntrySchema(type, "published");
};
const accepts = (id: string, change: object): boolean => {
	const type = findContentType(id);
	if (!type) throw new Error(id);
	return buildEntrySchema(type, "published").safeParse({ ...buildSampleEntry(type), ...change }).success;
};

// proves content-8
describe.each(contentTypes)("$id", (type) => {
	const entry = buildSampleEntry(type);

	test("an entry with every field is accepted as it is", () => {
		expect(buildEntrySchema(type, "published").parse(entry)).toEqual(entry);
	});

	test("an empty draft is accepted", () => {
		expect(buildEntrySchema(type, "draft").parse({})).toEqual({});
	});

	test.each(Object.entries(type.fields))(
		"a published entry without %s is refused if it is required",
		(name, field) => {
			const { [name]: _, ...others } = entry;
			const { success } = buildEntrySchema(type, "published").safeParse(others);
			const isNeeded = type.needs?.some(
				({ oneOf, if: condition }) =>
					oneOf.length === 1 && oneOf[0] === name && condition?.is === entry[condition?.field ?? ""],
			);
			expect(success).toBe(field.required !== true && !isNeeded);
			expect(buildEntrySchema(type, "draft").safeParse(others).success).toBe(true);
		},
	);

	test.each(["draft", "published"] as const)("a %s with an unknown field is refused", (state) => {
		expect(buildEntrySchema(type, state).safeParse({ ...entry, unknown: 1 }).success).toBe(false);
	});
});

test("a published entry has the defaults of fields that editors left empty", () => {
	expect(published("Carousel").parse({ slides: [{ link: "first" }] })).toMatchObject({
		autoplayTimeout: 3000,
		spaceBetween: 10,
	});
	expect(published("Marquee").parse({ items: [{ link: "first" }] })).toMatchObject({
		speed: 50,
		direction: "left",
		spacing: 10,
	});
});

test("a published text needs English, which every language falls back to; a draft does not", () => {
	const type = defineContentType({
		id: "Sample",
		name: "Sample",
		description: "A sample.",
		displayField: "title",
		fields: { title: { kind: "text", localised: true, help: "A title." } },
	});
	const german = { title: { de: "Kleider" } };
	expect(buildEntrySchema(type, "published").safeParse(german).success).toBe(false);
	expect(buildEntrySchema(type, "draft").safeParse(german).success).toBe(true);
	expect(buildEntrySchema(type, "draft").safeParse({ title: { xx: "?" } }).success).toBe(false);
});

test("a required text is not empty", () => {
	expect(accepts("Statement", { text: { en: "" } })).toBe(false);
	expect(accepts("Carousel", { slides: [] })).toBe(false);
});

test.each([
	"javascript:alert(1)",
	"data:text/html,x",
	"http://shop.example",
	"//shop.example",
	"/\\shop.example",
	"/a\tb",
	"shoes",
	"JavaScript:alert(1)",
	" /shoes",
	"https://",
])("the address %j is refused", (address) => {
	expect(accepts("Cta", { targetUrl: address })).toBe(false);
	const link = { nodeType: "hyperlink", data: { uri: address }, content: [textNode("here")] };
	expect(accepts("RichTextSection", { body: { en: documentWith(link) } })).toBe(false);
});

test.each(["/", "/shoes?srule=new#top", "https://shop.example/a"])(
	"the address %j is accepted",
	(address) => {
		expect(accepts("Cta", { targetUrl: address })).toBe(true);
	},
);

test.each([
	["red", false],
	["#ff", false],
	["#ffff", false],
	["#fff;background:url(x)", false],
	["#fff", true],
	["#A0b1C2", true],
])("the colour %j is accepted: %j", (color, isAccepted) => {
	expect(accepts("NavigationItem", { color })).toBe(isAccepted);
});

test.each([
	["../secret", false],
	["a/../b", false],
	["https://x.example/a.jpg", false],
	["editorial/walk.jpg", true],
])("the picture %j is accepted: %j", (mediaId, isAccepted) => {
	expect(accepts("Image", { mediaId })).toBe(isAccepted);
});

test("numbers have limits, choices their values, and texts a maximum", () => {
	expect(accepts("Carousel", { autoplayTimeout: 1 })).toBe(false);
	expect(accepts("Carousel", { autoplayTimeout: 3000.5 })).toBe(false);
	expect(accepts("Module", { variant: "Module5" })).toBe(false);
	expect(accepts("Badge", { text: { en: "x".repeat(51) } })).toBe(false);
	expect(accepts("Badge", { text: { en: "two\nlines" } })).toBe(false);
	expect(accepts("JournalArticle", { date: "yesterday" })).toBe(false);
});

test("500 sections are refused, and so is a link without an id", () => {
	expect(
		accepts("Page", { sections: Array.from({ length: 500 }, (_, index) => ({ link: `s${index}` })) }),
	).toBe(false);
	expect(accepts("Page", { sections: [{ link: "" }] })).toBe(false);
	expect(accepts("Page", { sections: ["hero"] })).toBe(false);
});

describe("rich text", () => {
	const accepted = (document: unknown) => accepts("RichTextSection", { body: { en: document } });

	test("keeps nested lists, headings by level, tables, links, marks and embedded entries", () => {
		const item = (...content: RichTextNode[]) => ({ nodeType: "list-item", data: {}, content });
		const inner = { nodeType: "ordered-list", data: {}, content: [item(paragraph("inner"))] };
		const target = { sys: { type: "Link", linkType: "Entry", id: "hero" } };
		const cell = { nodeType: "table-cell", data: { colspan: 2 }, content: [paragraph("cell")] };
		const body = {
			nodeType: "document",
			data: {},
			content: [
				{ nodeType: "heading-3", data: {}, content: [textNode("Title")] },
				{ nodeType: "unordered-list", data: {}, content: [item(paragraph("outer"), inner)] },
				{ nodeType: "table", data: {}, content: [{ nodeType: "table-row", data: {}, content: [cell] }] },
				{ nodeType: "embedded-entry-block", data: { target }, content: [] },
				{
					nodeType: "paragraph",
					data: {},
					content: [{ nodeType: "text", value: "bold", marks: [{ type: "bold" }], data: {} }],
				},
			],
		};
		expect(published("RichTextSection").parse({ body: { en: body } })).toEqual({ body: { en: body } });
	});

	test.each([
		["markup", "<script>alert(1)</script>"],
		["an unknown node", documentWith({ nodeType: "script", data: {}, content: [] })],
		["more data than a node has", documentWith({ ...paragraph("x"), data: { onclick: "x" } } as never)],
		["a paragraph in the place of a document", paragraph("x")],
		["a text of 2 MB", documentWith(paragraph("x".repeat(2_000_000)))],
		[
			"more characters than fit",
			documentWith(...Array.from({ length: 101 }, () => paragraph("x".repeat(MAX_CHARACTERS / 100)))),
		],
	])("refuses %s", (_, document) => {
		expect(accepted(document)).toBe(false);
	});

	test("refuses nesting of 100,000 levels without exhausting the stack", () => {
		let nested: RichTextNode = paragraph("x");
		for (let level = 0; level < 100_000; level++)
			nested = { nodeType: "blockquote", data: {}, content: [nested] };
		expect(accepted(documentWith(nested))).toBe(false);
	});
});

test("JSON is checked by its schema and its length", () => {
	expect(accepts("Carousel", { breakpoints: { wide: {} } })).toBe(false);
	expect(accepts("Page", { jsonLd: { en: { text: "x".repeat(20_001) } } })).toBe(false);
});

// proves content-29
describe("a published link", () => {
	const fields = { title: { en: "Coats" } };
	const isAccepted = (more: object, state: "draft" | "published" = "published") => {
		const type = findContentType("Cta");
		if (!type) throw new Error("Cta");
		return buildEntrySchema(type, state).safeParse({ ...fields, ...more }).success;
	};

	test("leads somewhere, or applies a coupon that it names", () => {
		for (const target of [
			{ targetUrl: "/coats" },
			{ longTargetUrl: "https://a.example/x" },
			{ targetPage: { link: "about" } },
			{ targetCategory: "women" },
			{ targetElement: "LoginCta" },
			{ targetElement: "CouponCta", couponCode: "WELCOME" },
		])
			expect(isAccepted(target)).toBe(true);
		expect(isAccepted({})).toBe(false);
		expect(isAccepted({ targetCategory: "" })).toBe(false);
		expect(isAccepted({ targetElement: "CouponCta" })).toBe(false);
		expect(isAccepted({}, "draft")).toBe(true);
	});

	test.each([
		["srule=new", true],
		["?srule=price-low-to-high&prefn1=c_color&prefv1=", true],
		["srule", false],
		["srule=a b", false],
		["srule=new#top", false],
		["a=1&&b=2", false],
		['a="><script>', false],
		["https://evil.example/?a=1", false],
		["javascript:a=1", false],
	])("with the query %s is accepted: %s", (queryParameters, expected) => {
		expect(isAccepted({ targetUrl: "/coats", queryParameters })).toBe(expected);
	});
});
