import { PLACED_PAGES } from "@vetrina/shop-rules/content/placed-pages.ts";
import type { Entry } from "../shared/entries.ts";

const LANDING = "/landing/";
const ACCOUNT = "/account/";
/** An address that no page has, which shows the page that is not found. */
const MISSING = "/studio-shows-a-missing-page";

/** Returns the path at which a page is seen, without its locale; undefined for content that has no place of its own. */
export function readPagePath({ type, fields }: Entry): string | undefined {
	const { slug } = fields;
	if (typeof slug !== "string" || !["Page", "JournalArticle", "BrandPage"].includes(type)) return undefined;
	if (slug === PLACED_PAGES.home) return "/";
	if (slug === PLACED_PAGES.notFound) return MISSING;
	if (slug === PLACED_PAGES.account) return "/myaccount";
	if (slug === PLACED_PAGES.error || slug === PLACED_PAGES.confirmation) return undefined;
	if (slug.startsWith(LANDING)) return `/${slug.slice(LANDING.length)}`;
	if (slug.startsWith(ACCOUNT)) return `/${slug.slice(ACCOUNT.length)}`;
	return slug;
}
