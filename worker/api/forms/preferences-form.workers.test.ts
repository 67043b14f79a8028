import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { beforeEach, expect, test } from "vitest";
import { newIsolate } from "../../cache/testing.ts";
import { testCalls } from "../../platform/testing.ts";
import type { FormContext } from "../../request/form/form-context.ts";
import { preferencesForm } from "./preferences-form.ts";

const locale: SiteLocale = {
	siteId: "vetrina-eu",
	country: "IT",
	language: "en",
	currency: "EUR",
	prefix: "/en-it",
};
const countries = [
	{ code: "IT", siteId: "vetrina-eu", currency: "EUR", languages: ["en"] },
	{ code: "FR", siteId: "vetrina-eu", currency: "EUR", languages: ["en"] },
	{ code: "US", siteId: "vetrina-us", currency: "USD", languages: ["en"] },
	{ code: "JP", siteId: "vetrina-ap", currency: "JPY", languages: ["en"] },
];
const PATH = "/women/dresses?srule=new";

beforeEach(newIsolate);

/** The Japanese site prefers its home page. Returns the page that a shopper of /en-it/women/dresses opens on after choosing a country. */
const chosen = async (country: string, exists: boolean) => {
	const { calls } = testCalls(({ pathname }) =>
		Response.json({ configurations: { homeOnSiteChange: pathname.includes("vetrina-ap") } }),
	);
	const form = new FormData();
	form.set("country", country);
	form.set("path", `/en-it${PATH}`);
	const outcome = await preferencesForm(form, {
		calls,
		locale,
		book: { countries },
		impliedSiteId: "vetrina-eu",
		instanceType: "development",
		url: new URL("http://localhost/en-it/preferences"),
		visitor: { shopper: { isKnown: false }, context: { forget: () => {} } },
		hasPage: async () => exists,
	} as unknown as FormContext);
	return "location" in outcome ? outcome.location : outcome;
};

// proves locale-6
test.each([
	["US", true, `/en-us${PATH}`],
	["US", false, "/en-us/"],
	["JP", true, "/en-jp/"],
	["FR", true, `/en-fr${PATH}`],
	["FR", false, `/en-fr${PATH}`],
])("the choice of %s, where the page exists (%s), opens on %s", async (country, exists, location) =>
	expect(await chosen(country, exists)).toBe(location),
);
