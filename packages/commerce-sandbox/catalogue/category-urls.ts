import { isLanguage } from "@vetrina/shop-rules/locale/site-locale.ts";
import { editorialSlugs } from "../settings/editorial-slugs.ts";

/** Pages that a shop has without any catalogue: a category at their address could never be opened. */
const PAGES = new Set<string>([
	...editorialSlugs,
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
/** Folders that belong to something else: files, calls of scripts, what administrators ask for. */
const FOLDERS = new Set(["api", "assets", "dw", "icons", "log", "on", "ops", "proxy", "s"]);
/** A first folder that is read as the language and country of an address. */
const LOCALE = /^(?:[a-z]{2}-[a-z]{2}|default)$/;

/** Belongs an address (`/women/dresses`) to the shop itself? */
export function isTakenUrl(url: string): boolean {
	const first = url.split("/")[1] ?? "";
	return PAGES.has(url) || FOLDERS.has(first) || LOCALE.test(first) || isLanguage(first);
}
