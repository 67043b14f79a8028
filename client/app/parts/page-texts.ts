import type { PageKind } from "./screens.ts";

export const LATE_SETS = ["late", "pages", "orders"] as const;
export type LateSet = (typeof LATE_SETS)[number];

/**
 * The pages on which most visits begin. The set `root` holds all their texts; other pages also load `late` and `pages`
 * (decision 33).
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

/** These pages need no texts of layers until one opens, and the layer loads them. */
const WITHOUT_LAYERS: readonly PageKind[] = ["checkout", "order", "return"];

const isSaid: Record<LateSet, (kind: PageKind) => boolean> = {
	late: (kind) => !SHOP_WINDOW.includes(kind) && !WITHOUT_LAYERS.includes(kind),
	pages: (kind) => !SHOP_WINDOW.includes(kind),
	orders: (kind) => OF_ORDERS.includes(kind),
};

export const listLateSets = (kind: PageKind): readonly LateSet[] =>
	LATE_SETS.filter((set) => isSaid[set](kind));
