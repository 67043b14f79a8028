import { describe, expect, test } from "vitest";
import {
	footerResponse,
	headerResponse,
	type PageEntry,
	pageResponse,
	type RichTextNode,
} from "./content-schemas.ts";
import {
	toBlocks,
	toCategoryLanding,
	toFooter,
	toHeader,
	toHome,
	toNotFound,
	toPage,
} from "./map-content.ts";

const text = (value: string) => ({ nodeType: "text", value, marks: [], data: {} });
const block = (nodeType: string, ...content: RichTextNode[]): RichTextNode => ({ nodeType, content });
const document = (...content: RichTextNode[]) => ({ json: block("document", ...content) });
const link = (title: string, targetUrl: string, queryParameters: string | null = null) => ({
	title,
	targetUrl,
	queryParameters,
});
const page = (...items: object[]): PageEntry => {
	const body = pageResponse.parse({
		data: {
			pageCollection: {
				items: [{ slug: "/x", title: "T", description: "D", sectionsCollection: { items } }],
			},
		},
	});
	const [first] = body.data.pageCollection;
	if (!first) throw new Error("unreadable page");
	return first;
};

test("rich text becomes headings, paragraphs and lists", () => {
	const rich = document(
		block("heading-2", text("Title")),
		block("paragraph", text("A "), block("hyperlink", text("link")), text(".")),
		block("paragraph", text("  ")),
		block(
			"unordered-list",
			block("list-item", block("paragraph", text("one"))),
			block("list-item", block("paragraph", text("two"))),
		),
		block("blockquote", block("paragraph", text("quoted"))),
	);
	expect(toBlocks(rich.json)).toEqual([
		{ kind: "heading", text: "Title" },
		{ kind: "paragraph", text: "A link." },
		{ kind: "list", items: ["one", "two"] },
		{ kind: "paragraph", text: "quoted" },
	]);
});

test("the header has three levels and its banner lines; unreadable entries are left out", () => {
	const third = { ...link("Midi", "/women/dresses/midi") };
	const second = {
		...link("Dresses", "/women/dresses", "srule=new"),
		subItemsCollection: { items: [third] },
	};
	const items = [
		{
			navigationCollection: {
				items: [
					{ ...link("Women", "/women"), subItemsCollection: { items: [second] } },
					{ title: null },
					null,
				],
			},
			rotatingBannerCollection: { items: [{ text: document(block("paragraph", text("Free delivery"))) }] },
		},
	];
	const { data } = headerResponse.parse({ data: { headerCollection: { items } } });
	expect(toHeader(data.headerCollection[0])).toEqual({
		navigation: [
			{
				title: "Women",
				url: "/women",
				items: [
					{
						title: "Dresses",
						url: "/women/dresses?srule=new",
						items: [{ title: "Midi", url: "/women/dresses/midi", items: [] }],
					},
				],
			},
		],
		announcements: ["Free delivery"],
	});
	expect(toHeader(undefined)).toEqual({ navigation: [], announcements: [] });
});

test("the footer has columns and a copyright line", () => {
	const items = [
		{
			copyright: "© 2026",
			columnsCollection: {
				items: [{ title: "Help", linksCollection: { items: [link("Returns", "/returns")] } }],
			},
		},
	];
	const { data } = footerResponse.parse({ data: { footerCollection: { items } } });
	expect(toFooter(data.footerCollection[0])).toEqual({
		columns: [{ title: "Help", links: [{ title: "Returns", url: "/returns" }] }],
		copyright: "© 2026",
	});
	expect(toFooter(undefined)).toEqual({ columns: [], copyright: "" });
});

describe("pages", () => {
	const hero = {
		__typename: "Hero",
		title: "Line",
		link: link("Shop", "/women"),
		portraitImage: { mediaId: "p.jpg", description: "A rail" },
		landscapeImage: { mediaId: "l.jpg" },
	};
	const carousel = {
		__typename: "ProductCarousel",
		title: "New",
		targetCategory: "women",
		sortingRule: "new-arrivals",
		link: link("All new", "/women"),
	};

	test("reads the home page", () => {
		const card = {
			title: "Women",
			description: "For the day",
			image: { mediaId: "c.jpg" },
			link: link("x", "/women"),
		};
		const home = toHome(
			page(
				hero,
				{ __typename: "CardGroup", cardsCollection: { items: [card] } },
				carousel,
				{ __typename: "Statement", text: "We make" },
				{ __typename: "NavigationGroup", title: null, itemsCollection: { items: [link("Bags", "/bags")] } },
				{ __typename: "Unknown" },
			),
			(id) => `/m/${id}`,
		);
		expect(home).toEqual({
			title: "T",
			description: "D",
			hero: {
				portrait: "/m/p.jpg",
				landscape: "/m/l.jpg",
				alt: "A rail",
				line: "Line",
				link: { title: "Shop", url: "/women" },
			},
			pair: [{ image: "/m/c.jpg", alt: "", text: "For the day", link: { title: "Women", url: "/women" } }],
			newArrivals: {
				title: "New",
				link: { title: "All new", url: "/women" },
				categoryId: "women",
				sort: "new-arrivals",
			},
			manifesto: "We make",
			categories: [{ title: "Bags", url: "/bags" }],
		});
		expect(toHome(page(carousel), (id) => id)).toBeNull();
	});

	test("reads a category's page with picture, statement and new products", () => {
		expect(
			toCategoryLanding(
				page(hero, { __typename: "Statement", text: "We make" }, carousel),
				(id) => `/m/${id}`,
			),
		).toEqual({
			hero: {
				portrait: "/m/p.jpg",
				landscape: "/m/l.jpg",
				alt: "A rail",
				line: "Line",
				link: { title: "Shop", url: "/women" },
			},
			statement: "We make",
			carousel: {
				title: "New",
				link: { title: "All new", url: "/women" },
				categoryId: "women",
				sort: "new-arrivals",
			},
		});
		expect(toCategoryLanding(page(hero), (id) => id)).toMatchObject({
			statement: "",
			carousel: { title: "", link: { url: "/women" } },
		});
		expect(toCategoryLanding(page(carousel), (id) => id)).toBeNull();
	});

	// proves content-5
	test("reads the not-found page, with defaults for missing texts", () => {
		expect(
			toNotFound(
				page({ __typename: "NumberElement", text: "404!" }, { __typename: "SearchForm", heading: "Search" }),
			),
		).toMatchObject({ number: "404!", searchHeading: "Search" });
		expect(toNotFound(page())).toMatchObject({ number: "404", searchHeading: "Try a new search" });
	});

	test("reads a content page", () => {
		expect(
			toPage(page({ __typename: "RichTextSection", body: document(block("paragraph", text("Hello"))) })),
		).toEqual({ slug: "/x", title: "T", description: "D", body: [{ kind: "paragraph", text: "Hello" }] });
	});
});
