import { isLanguage } from "@vetrina/shop-rules/locale/site-locale.ts";

/** Pages that every shop has; a category at such an address could never be opened. The import compares with pages of editors as well. */
const PAGES = new Set<string>([
	"/addresses",
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
