import type { PageKind } from "./screens.ts";

/**
 * The shop window, with which most visits begin. All that these pages say stands in `locales/<language>.json`; any other page
 * loads `locales/late` as well (decision 33).
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

/** Whether a page says texts of `locales/late`. */
export const saysLateTexts = (kind: PageKind): boolean => !SHOP_WINDOW.includes(kind);
