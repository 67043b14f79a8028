import type { PageKind } from "./screens.ts";

/** Folders of `locales` whose texts come after the first: what layers say, and what pages outside the shop window say. */
export const LATE_SETS = ["late", "pages"] as const;
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

/** Whether a page says texts of `locales/late` and `locales/pages`. */
export const saysLateTexts = (kind: PageKind): boolean => !SHOP_WINDOW.includes(kind);
