import { describe, expect, test } from "vitest";
import { pageResponse } from "./content-schemas.ts";
import type { DocumentNode } from "./entry-fields.ts";
import { toArticle, toBrandPage, toPage } from "./map-content.ts";

const text = (value: string) => ({ nodeType: "text", value, marks: [], data: {} });
const block = (nodeType: string, ...content: DocumentNode[]): DocumentNode => ({ nodeType, content });
const document = (...content: DocumentNode[]) => ({ json: block("document", ...content) });

const link = (title: string, targetUrl: string) => ({ title, targetUrl });
const readPage = (items: object[], more: object = {}) => {
	const entry = {
		slug: "/x",
		title: "T",
		description: "D",
		robots: "noindex",
		...more,
		sectionsCollection: { items },
	};
	const { data } = pageResponse.parse({
		data: { pageCollection: { items: [entry] }, journalArticleCollection: { items: [] } },
	});
	const [first] = data.pageCollection;
	if (!first) throw new Error("unreadable page");
	return toPage(first);
};

describe("a page", () => {
	const quiet = { __typename: "Statement", text: "We make" };
	const number = { __typename: "NumberElement", text: "404" };

	test("has its fields, and its sections in the editors' order", () => {
		const expected = [
			{ type: "statement", id: "1", entry: { text: "We make" } },
			{ type: "number-element", id: "2", entry: { text: "404" } },
		];
		const fields = { slug: "/x", title: "T", description: "D", robots: "noindex", jsonLd: [] };
		expect(readPage([quiet, number])).toEqual({ ...fields, sections: expected });
		expect(readPage([number, quiet]).sections.map(({ type }) => type)).toEqual([
			"number-element",
			"statement",
		]);
		expect(readPage([quiet, quiet]).sections).toHaveLength(2);
	});

	// proves content-18
	test("has what editors wrote for its head, and the header that they chose", () => {
		const jsonLd = { "@type": "FAQPage" };
		const page = readPage([], { keywords: "wool", canonical: "/wool", jsonLd, headerType: "contrast" });
		expect(page).toMatchObject({
			keywords: "wool",
			canonical: { url: "/wool" },
			jsonLd: [jsonLd],
			headerType: "contrast",
		});
		expect(page.problems).toBeUndefined();
		expect(readPage([], { headerType: "default" }).headerType).toBeUndefined();
	});

	// proves content-16
	test("names an unknown header type, and has the default one", () => {
		const { headerType, problems } = readPage([], { headerType: "sticky" });
		expect(headerType).toBeUndefined();
		expect(problems).toEqual(["The header type sticky is unknown"]);
	});

	// proves content-16
	test("names a section of an unknown type, and one that cannot be read, by type and entry", () => {
		const unreadable = { __typename: "Statement", id: "s-1" };
		const { sections } = readPage([{ __typename: "Parallax", id: "p-1" }, quiet, unreadable]);
		expect(sections).toEqual([
			{ type: "Parallax", id: "p-1", problems: ["has no section of its type"] },
			{ type: "statement", id: "2", entry: { text: "We make" } },
			{ type: "statement", id: "s-1", problems: [expect.stringMatching(/^cannot be read: text: /)] },
		]);
	});

	// proves content-16
	test("names a linked entry that a section is shown without", () => {
		const group = { __typename: "NavigationGroup", id: "n-1" };
		const items = [link("Women", "/women"), { __typename: "NavigationItem", id: "i-1", title: "Men" }];
		const [section] = readPage([{ ...group, itemsCollection: { items } }]).sections;
		expect(section).toMatchObject({ entry: { links: [{ title: "Women" }] } });
		expect(section?.problems).toEqual([
			expect.stringMatching(/^is shown without NavigationItem i-1 \(targetUrl: /),
		]);
	});
});

// proves content-21
test("an article of the journal is a page of its text and its sections, with a date, an author and a picture", () => {
	const entry = {
		id: "wool",
		slug: "/journal/wool",
		title: "Wool",
		date: "2026-11-02",
		author: "Chiara",
		image: { mediaId: "editorial/knits-portrait.jpg", description: "Knits" },
		body: document(block("paragraph", text("Air it."))),
		sectionsCollection: { items: [{ __typename: "Statement", id: "s", text: "It lasts." }] },
	};
	const { data } = pageResponse.parse({
		data: { pageCollection: { items: [] }, journalArticleCollection: { items: [entry] } },
	});
	const [article] = data.journalArticleCollection.map(toArticle);
	expect(article?.sections).toEqual([
		{
			type: "rich-text-section",
			id: "wool",
			entry: { nodes: [{ tag: "p", content: ["Air it."] }], entries: {} },
		},
		{ type: "statement", id: "s", entry: { text: "It lasts." } },
	]);
	expect(article?.article).toMatchObject({ date: "2026-11-02", author: "Chiara", image: { alt: "Knits" } });
});

// proves content-22
test("sections inside a section are read as those of a page are", () => {
	const slides = {
		items: [
			{ __typename: "Statement", id: "s", text: "A" },
			{ __typename: "Parallax", id: "p" },
		],
	};
	const [carousel] = readPage([{ __typename: "Carousel", id: "c", slidesCollection: slides }]).sections;
	expect(carousel).toMatchObject({
		type: "carousel",
		entry: {
			slides: [
				{ type: "statement", id: "s", entry: { text: "A" } },
				{ type: "Parallax", id: "p", problems: ["has no section of its type"] },
			],
			autoplay: undefined,
			sizes: { slidesPerView: 1, spaceBetween: 10 },
			hasNavigation: true,
			hasPagination: false,
		},
	});
	const moving = { __typename: "Carousel", id: "c", slidesCollection: slides, autoplay: true };
	expect(readPage([moving]).sections[0]).toMatchObject({ entry: { autoplay: 3000 } });
});

// proves content-44
test("the page of a brand has its sections, and then the products of the brand", () => {
	const items = [
		{
			id: "page",
			slug: "/brands/corvella",
			title: "Corvella",
			description: null,
			brandId: "corvella",
			sectionsCollection: { items: [{ __typename: "Statement", id: "words", text: "Few pieces" }] },
		},
	];
	const [brand] = pageResponse.parse({ data: { brandPageCollection: { items } } }).data.brandPageCollection;
	expect(brand && toBrandPage(brand)).toEqual({
		slug: "/brands/corvella",
		title: "Corvella",
		description: undefined,
		isBrand: true,
		sections: [
			{ type: "statement", id: "words", entry: { text: "Few pieces" } },
			{
				type: "product-grid",
				id: "page",
				entry: expect.objectContaining({
					choice: expect.objectContaining({ brandId: "corvella", limit: 24 }),
				}),
			},
		],
	});
});
