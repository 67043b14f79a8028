/** The newsletter's statistics distinguish these pages: product, list and wishlist (newsletter-6). */
export const NOTIFY_PAGE_TYPES = ["pdp", "plp", "wishlist"] as const;
export type NotifyPageType = (typeof NOTIFY_PAGE_TYPES)[number];

export const classifyPage = (path: string): NotifyPageType => {
	if (path.endsWith(".html")) return "pdp";
	return path.endsWith("/wishlist") ? "wishlist" : "plp";
};

export const isNotifyPageType = (value: unknown): value is NotifyPageType =>
	(NOTIFY_PAGE_TYPES as readonly unknown[]).includes(value);
