import { isLanguage } from "@vetrina/shop-rules/locale/site-locale.ts";

/** Addresses of the shop's own pages, which no category may have. */
const PAGES = new Set<string>([
	"/addresses",
	"/announcement",
	"/brands",
	"/cart",
	"/csc",
	"/login",
	"/myaccount",
	"/newsletter",
	"/notify-me",
	"/orders",
	"/payments",
	"/personaldata",
	"/preferences",
	"/product-restrictions",
	"/return",
	"/search",
	"/search-no-result",
	"/sitemap",
	"/size-guide",
	"/track-order",
	"/wishlist",
]);
const FOLDERS = new Set(["api", "assets", "dw", "icons", "log", "on", "ops", "proxy", "s"]);
const LOCALE = /^(?:[a-z]{2}-[a-z]{2}|default)$/;

export function isTakenUrl(url: string): boolean {
	const first = url.split("/")[1] ?? "";
	return PAGES.has(url) || FOLDERS.has(first) || LOCALE.test(first) || isLanguage(first);
}
