import type { ConsentCategory } from "./consent.ts";

/**
 * Everything that the browser stores, as the settings page lists it (consent-8). A trailing "*" in a name stands for a site, session or
 * form. `days`: a cookie's lifetime; "visit": until the browser is closed; "stored": until deleted.
 */
export type Kept = {
	purpose: string;
	category: ConsentCategory | "necessary";
	names: readonly string[];
	lasts: number | "visit" | "stored";
};

const kept = (
	category: Kept["category"],
	purpose: string,
	lasts: Kept["lasts"],
	...names: readonly string[]
): Kept => ({ purpose, category, names, lasts });

export const KEPT = [
	kept("necessary", "session", 90, "usid_*", "cc-at_*", "cc-nx_*", "cc-nx-g_*", "cc-eu_*", "idp_*"),
	kept("necessary", "waitingBag", 1, "bag_merge_*"),
	kept("necessary", "protection", "visit", "browser_id", "passkey_*"),
	kept("necessary", "choice", 180, "consent"),
	kept("necessary", "place", 365, "preferredCountry", "preferredLanguage"),
	kept("necessary", "context", 7, "context_*", "refused_contexts"),
	kept("necessary", "offer", "visit", "source_code", "effective_date"),
	kept("necessary", "typed", "visit", "draft_*", "shop.typed.*"),
	kept(
		"necessary",
		"layout",
		"stored",
		"shop.grid*",
		"shop.places*",
		"shop.lost-press",
		"shop.started-over",
		"shop.wishlistSync",
	),
	kept("necessary", "declined", "visit", "shop.declined.*"),
	kept("necessary", "placed", "visit", "shop.purchases"),
	kept("analytics", "searched", "stored", "shop.searched"),
	kept(
		"personalisation",
		"viewed",
		"stored",
		"shop.viewed.*",
		"shop.searches",
		"shop.last-route.*",
		"shop.passkey",
	),
	kept("personalisation", "recommendations", 180, "recommendations_id"),
	kept("personalisation", "signInWay", 180, "sign_in_way"),
	kept("personalisation", "personalShopper", 1, "personal_shopper_id"),
	kept("marketing", "newsletter", "stored", "shop.newsletter*"),
	kept("marketing", "campaign", 8, "utm_source"),
	kept("marketing", "letter", 3650, "user_guid"),
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
	const matches = (listed: string): boolean =>
		listed.endsWith("*") ? plain.startsWith(listed.slice(0, -1)) : plain === listed;
	return KEPT.find(({ names }) => names.some(matches))?.category;
};
