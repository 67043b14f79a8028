import { expect, test, vi } from "vitest";
import type { SectionView } from "../../shared/contracts/section-view.ts";
import { createPaths } from "../../shared/domain/addresses/paths.ts";
import { readSection } from "../../worker/platform/content/section-types.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { loadSections } from "../load-sections.ts";
import type { RichTextView } from "./section.ts";

const quote = { __typename: "Quote", id: "quote", text: "Well made." };
const link = { __typename: "Cta", id: "coats", title: "our coats", targetUrl: "/women" };
const coupon = { ...link, id: "coupon", targetElement: "CouponCta", couponCode: "LINEN" };
const about = { __typename: "Page", id: "about", slug: "/about", title: "About us" };
const brand = { __typename: "BrandPage", id: "corvella", slug: "/brands/corvella", title: "Corvella" };
const film = { __typename: "Video", id: "film", provider: "Vimeo", videoId: "912345678" };

const text = (value: string) => ({ nodeType: "text", value });
const block = (nodeType: string, ...content: object[]) => ({ nodeType, content });
const name = (nodeType: string, id: string, ...content: object[]) => ({
	nodeType,
	data: { target: { sys: { type: "Link", linkType: "Entry", id } } },
	content,
});
const embed = (id: string) => name("embedded-entry-block", id);
const inline = (id: string) => name("embedded-entry-inline", id);
const p = (...parts: (string | object)[]) =>
	block("paragraph", ...parts.map((part) => (typeof part === "string" ? text(part) : part)));

const show = async (content: object[], entries: object[]) => {
	const warn = vi.fn();
	const cx = {
		path: "/about",
		warn,
		report: vi.fn(),
		deadLink: vi.fn(),
		settings: {},
		t: (key: string) => key,
		paths: createPaths({ prefix: "/x" }),
		categories: { byId: new Map(), byUrl: new Map() },
	} as unknown as PageContext;
	const entry = {
		__typename: "RichTextSection",
		id: "text",
		body: { json: block("document", ...content) },
		bodyEntriesCollection: { items: entries },
	};
	const [section] = await loadSections([readSection(entry, 0)], cx);
	const { pieces } = (section as SectionView).view as RichTextView;
	return {
		section,
		warn,
		pieces: pieces.map((piece) => ("nodes" in piece ? piece.nodes : piece.section.type)),
	};
};

// proves content-41
test("an entry stands between the paragraphs, as a section that is loaded as any other", async () => {
	const { pieces, section } = await show(
		[p("One."), embed("quote"), p("Two."), embed("film")],
		[quote, film],
	);
	expect(pieces).toEqual([
		[{ tag: "p", content: ["One."] }],
		"quote",
		[{ tag: "p", content: ["Two."] }],
		"video",
	]);
	expect(section?.inner).toEqual(["quote", "video"]);
});

// proves content-41
test("a link stays in its line, and leads to a page by its present address", async () => {
	const { pieces } = await show(
		[
			p(
				"See ",
				inline("coats"),
				", or ",
				inline("about"),
				", or ",
				name("entry-hyperlink", "about", text("read on")),
				", or ",
				inline("corvella"),
				".",
			),
		],
		[link, about, brand],
	);
	const a = (href: string, words: string) => ({ tag: "a", href, content: [words] });
	expect(pieces).toEqual([
		[
			{
				tag: "p",
				content: [
					"See ",
					a("/x/women", "our coats"),
					", or ",
					a("/x/about", "About us"),
					", or ",
					a("/x/about", "read on"),
					", or ",
					a("/x/brands/corvella", "Corvella"),
					".",
				],
			},
		],
	]);
});

// proves content-41
test("any other entry in a line, a list or a table stands after it", async () => {
	const { pieces } = await show(
		[
			p("See ", inline("quote"), " here."),
			block(
				"unordered-list",
				block("list-item", p("Take ", inline("coupon"))),
				block("list-item", p("Come")),
			),
		],
		[quote, coupon],
	);
	expect(pieces).toEqual([
		[{ tag: "p", content: ["See ", " here."] }],
		"quote",
		[
			{
				tag: "ul",
				content: [
					{ tag: "li", content: ["Take "] },
					{ tag: "li", content: ["Come"] },
				],
			},
		],
		"cta",
	]);
});

// proves content-41
test("an entry of an unknown type is logged once, and one that is not published leaves the text whole", async () => {
	const { pieces, warn } = await show(
		[
			p("One."),
			embed("parallax"),
			embed("gone"),
			p("Two."),
			p(name("entry-hyperlink", "gone", text("Words"))),
		],
		[{ __typename: "Parallax", id: "parallax" }],
	);
	expect(pieces).toEqual([
		[
			{ tag: "p", content: ["One."] },
			{ tag: "p", content: ["Two."] },
			{ tag: "p", content: ["Words"] },
		],
	]);
	expect(warn).toHaveBeenCalledExactlyOnceWith(
		"Parallax parallax has no section of its type",
		expect.any(String),
	);
});
