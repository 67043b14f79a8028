import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { expect, test } from "vitest";
import { toSiteSettings } from "../../platform/site-settings.ts";
import { writePriceNote } from "./price-note.ts";

const settings = toSiteSettings({
	legal: {
		AA: { pages: { delivery: "/shipping" }, priceNote: "taxIncludedPlusDelivery" },
		BB: { priceNote: "taxIncluded" },
		CC: { priceNote: "taxAdded" },
		DD: { priceNote: "none" },
	},
});
const write = (country: string, language = "de") =>
	writePriceNote({ country, language, prefix: `/${language}-xx` } as SiteLocale, settings);

// proves legal-5
test("prices have the note of their market, with a link to the costs of delivery", () => {
	expect(write("AA")).toEqual([
		{ text: "inkl. MwSt., ggf. zzgl. " },
		{ text: "Versand", href: "/de-xx/shipping" },
	]);
	expect(write("BB", "ja")).toEqual([{ text: "税込" }]);
	expect(write("CC", "en")).toEqual([{ text: "Sales tax is added in the bag" }]);
});

// proves legal-5
test("a market that wants no note, or of which nothing is known, has none", () => {
	expect(write("DD")).toBeUndefined();
	expect(write("EE")).toBeUndefined();
});
