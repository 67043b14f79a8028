import type { PageKind } from "./screens.ts";

/** Folders of `locales` whose texts come after the first: what layers say, what pages outside the shop window say, and what those of orders say. */
export const LATE_SETS = ["late", "pages", "orders"] as const;
export type LateSet = (typeof LATE_SETS)[number];

/**
 * The shop window, with which most visits begin. All that these pages say stands in `locales/<language>.json`; any other page
 * loads `locales/late` and `locales/pages` as well (decision 33).
 */
export const SHOP_WINDOW: readonly PageKind[] = [
	"home",
	"category-landing",
	"content",
	"list",
	"product",
	"brands",
	"customer-service",
	"sitemap",
];

/** Orders, what comes after them, gift cards, and points: these pages say texts of `locales/orders`, too. */
const OF_ORDERS: readonly PageKind[] = [
	"account",
	"gift-certificate",
	"gift-certificate-purchase",
	"loyalty",
	"order",
	"order-confirmation",
	"orders",
	"return",
	"store-credit",
	"track-order",
];

/** They show nothing of layers before one opens, which brings its texts along. */
const WITHOUT_LAYERS: readonly PageKind[] = ["checkout", "order", "return"];

const isSaid: Record<LateSet, (kind: PageKind) => boolean> = {
	late: (kind) => !SHOP_WINDOW.includes(kind) && !WITHOUT_LAYERS.includes(kind),
	pages: (kind) => !SHOP_WINDOW.includes(kind),
	orders: (kind) => OF_ORDERS.includes(kind),
};

/** The sets of late texts that a page says. */
export const lateSetsOf = (kind: PageKind): readonly LateSet[] =>
	LATE_SETS.filter((set) => isSaid[set](kind));
