import { expect, test, vi } from "vitest";
import { createPaths } from "../../../shared/domain/addresses/paths.ts";
import { indexCategories } from "../../../shared/domain/catalogue/categories.ts";
import type { Announcement, RichTextNode } from "../../../shared/domain/content/content.ts";
import { toAnnouncements } from "./announcements.ts";

const show = (line: Announcement) => {
	const cx = { paths: createPaths({ prefix: "/x" }), categories: indexCategories([]), deadLink: vi.fn() };
	return toAnnouncements([line], cx)[0]?.nodes;
};
const paragraph = (...content: RichTextNode[]): RichTextNode => ({ tag: "p", content });
const shipping = { title: "Shipping", url: "/shipping" };
const gone = { title: "Gone", url: "/gone", isGone: true } as const;

// proves shell-31
test("a line leads to its link, or to the links in its text", () => {
	expect(show({ nodes: [paragraph("Delivery")], link: shipping })).toEqual([
		{ tag: "a", href: "/x/shipping", content: ["Delivery"] },
	]);
	const link: RichTextNode = { tag: "a", link: shipping, content: ["here"] };
	expect(show({ nodes: [paragraph("See ", link)], link: gone })).toEqual([
		"See ",
		{ tag: "a", href: "/x/shipping", content: ["here"] },
	]);
});

test("a line keeps its words if a link's page is gone", () => {
	expect(show({ nodes: [paragraph("Delivery")], link: gone })).toEqual(["Delivery"]);
	expect(show({ nodes: [paragraph({ tag: "a", link: gone, content: ["here"] })] })).toEqual(["here"]);
});

// proves shell-31
test("a line with a popup leads to its own link, else to the popup's page, and opens the popup by script", () => {
	const popup = { id: "repairs", title: "Repairs", text: [paragraph("We mend.")], links: [] };
	const nodes = [paragraph("Mended")];
	const anchor = { tag: "a", popup: "0", content: ["Mended"] };
	const href = "/x/announcement?id=repairs";
	expect(show({ nodes, popup })).toEqual([{ ...anchor, href }]);
	expect(show({ nodes, popup, link: shipping })).toEqual([{ ...anchor, href: "/x/shipping" }]);
	expect(show({ nodes, popup, link: gone })).toEqual([{ ...anchor, href }]);
	const link: RichTextNode = { tag: "a", link: shipping, content: ["here"] };
	expect(show({ nodes: [paragraph("See ", link)], popup })).toEqual([
		"See ",
		{ tag: "a", href: "/x/shipping", content: ["here"] },
		" ",
		{ tag: "a", href, popup: "0", content: ["Repairs"] },
	]);
});

test("several paragraphs and lists stay", () => {
	const list: RichTextNode = { tag: "ul", content: [{ tag: "li", content: ["one"] }] };
	expect(show({ nodes: [paragraph("A"), list], link: shipping })).toMatchObject([
		{ tag: "p", content: [{ tag: "a", href: "/x/shipping" }] },
		{ tag: "ul" },
	]);
});
