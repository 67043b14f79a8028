import { expect, test, vi } from "vitest";
import { createPaths } from "../../shared/domain/addresses/paths.ts";
import { readSection } from "../../worker/platform/content/section-types.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { loadSections } from "../load-sections.ts";

const plain = {
	__typename: "Card",
	title: "Women",
	description: "For the evening",
	image: { mediaId: "editorial/arch-portrait.jpg" },
	link: { title: "Read on", targetUrl: "/women" },
};

const show = async (items: object[], more: object = {}) => {
	const warn = vi.fn();
	const cx = {
		path: "/about",
		isPartial: false,
		warn,
		report: warn,
		deadLink: () => {},
		paths: createPaths({ prefix: "/en-it" }),
		categories: { byId: new Map(), byUrl: new Map() },
		t: (key: string) => key,
	} as unknown as PageContext;
	const entry = { __typename: "CardGroup", id: "g", cardsCollection: { items }, ...more };
	const [section] = await loadSections([readSection(entry, 0)], cx);
	return { view: section?.view, inner: section?.inner, warn };
};

// proves content-30
test("plain cards are a pair without code of their own; links have the titles of the cards", async () => {
	const { view, inner } = await show([plain, plain], { title: "Departments" });
	expect(view).toMatchObject({
		title: "Departments",
		pair: [
			{ text: "For the evening", link: { label: "Women", href: "/en-it/women" } },
			{ link: { label: "Women" } },
		],
	});
	expect(inner).toBeUndefined();
});

// proves content-30
test.each([
	[{ columns: 3 }, {}],
	[{}, { style: "review" }],
	[{}, { subtitles: ["New"] }],
	[{}, { imagesCollection: { items: [plain.image] } }],
	[{}, { linksCollection: { items: [plain.link] } }],
	[{}, { image: null }],
])("other cards stand in columns, in their styles: %j, %j", async (group, card) => {
	const { view, inner } = await show([plain, { ...plain, ...card }], group);
	expect(view).toMatchObject({ columns: 2, ...group, cards: [{ type: "card" }, { type: "card" }] });
	expect(inner).toEqual(["card"]);
});

test("a card that cannot be read is logged, and the others are shown", async () => {
	const { view, warn } = await show([plain, { ...plain, id: "c", title: 4 }]);
	expect(view).toMatchObject({ cards: [{ view: { card: { title: "Women" } } }] });
	expect(warn.mock.calls[0]?.[0]).toMatch(/^card c cannot be read: title/);
});
