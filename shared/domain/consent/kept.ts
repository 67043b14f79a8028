import type { ConsentCategory } from "./consent.ts";

/**
 * Describes something that the shop stores in the browser; the settings page lists all of it (consent-8). A "*" at the end of a name means
 * any site, session or form. `lasts`: a cookie's lifetime in days; "visit": until the browser is closed; "stored": until deleted.
 */
export type Kept = {
	purpose: string;
	category: ConsentCategory | "necessary";
	names: readonly string[];
	lasts: number | "visit" | "stored";
};

const describeStorage = (
	category: Kept["category"],
	purpose: string,
	lasts: Kept["lasts"],
	...names: readonly string[]
): Kept => ({ purpose, category, names, lasts });

/** The purpose of what other companies' scripts store on the shop's host; a house without such scripts has none of it (event-27). */
export const TAGS_COOKIES = "tags";

export const KEPT = [
	describeStorage(
		"necessary",
		"session",
		90,
		"usid_*",
		"cc-at_*",
		"cc-nx_*",
		"cc-nx-g_*",
		"cc-eu_*",
		"idp_*",
		"audience_*",
	),
	describeStorage("necessary", "waitingBag", 1, "bag_merge_*"),
	describeStorage("necessary", "protection", "visit", "browser_id", "passkey_*"),
	describeStorage("necessary", "choice", 180, "consent"),
	describeStorage("necessary", "place", 365, "preferredCountry", "preferredLanguage"),
	describeStorage("necessary", "context", 7, "context_*", "refused_contexts"),
	describeStorage("necessary", "offer", "visit", "source_code", "effective_date"),
	describeStorage("necessary", "typed", "visit", "draft_*", "shop.typed.*"),
	describeStorage(
		"necessary",
		"layout",
		"stored",
		"shop.grid*",
		"shop.places*",
		"shop.lost-press",
		"shop.started-over",
		"shop.wishlistSync",
		"shop.country-offer",
	),
	describeStorage(
		"necessary",
		"offline",
		"stored",
		"shop.bag.*",
		"shop.queued-additions",
		"shop-pages",
		"shop-files",
		"shop-offline",
	),
	describeStorage("necessary", "declined", "visit", "shop.declined.*"),
	describeStorage("necessary", "placed", "visit", "shop.purchases"),
	describeStorage("analytics", "searched", "stored", "shop.searched"),
	describeStorage("analytics", "visits", 180, "analytics_id"),
	describeStorage("analytics", "seen", "visit", "shop.layer", "shop.visit", "shop.left", "handed_facts"),
	describeStorage("analytics", TAGS_COOKIES, 730, "_ga*", "_gid*", "_hj*"),
	describeStorage(
		"personalisation",
		"viewed",
		"stored",
		"shop.viewed.*",
		"shop.searches",
		"shop.last-route.*",
		"shop.passkey",
	),
	describeStorage("personalisation", "recommendations", 180, "recommendations_id"),
	describeStorage("personalisation", "signInWay", 180, "sign_in_way"),
	describeStorage("personalisation", "personalShopper", 1, "personal_shopper_id"),
	describeStorage("marketing", "newsletter", "stored", "shop.newsletter*"),
	describeStorage("marketing", "campaign", 8, "utm_source"),
	describeStorage("marketing", "letter", 3650, "user_guid"),
	describeStorage("marketing", TAGS_COOKIES, 90, "_gcl_*"),
] as const satisfies readonly Kept[];

export const daysIn = (language: string, days: number): string => {
	const [value, unit] = days % 365 === 0 ? [days / 365, "year"] : [days, "day"];
	return new Intl.NumberFormat(language, {
		style: "unit",
		unit: unit as string,
		unitDisplay: "long",
		numberingSystem: "latn",
	}).format(value as number);
};

export const categoryOfKept = (name: string): Kept["category"] | undefined => {
	const plain = name.replace(/^__Host-/, "");
	const matches = (pattern: string): boolean =>
		pattern.endsWith("*") ? plain.startsWith(pattern.slice(0, -1)) : plain === pattern;
	return KEPT.find(({ names }) => names.some(matches))?.category;
};
