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

/** The Japanese site prefers its home page. Sends a choice from /en-it/women/dresses. */
const send = async (fields: Record<string, string>, exists = true) => {
	const { calls } = testCalls(({ pathname }) =>
		Response.json({ configurations: { homeOnSiteChange: pathname.includes("vetrina-ap") } }),
	);
	const logged: unknown[][] = [];
	calls.platform.log = (...entry) => void logged.push(entry);
	const form = new FormData();
	for (const [name, value] of Object.entries({ path: `/en-it${PATH}`, ...fields })) form.set(name, value);
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
	return { outcome, logged };
};
/** Returns the page that a shopper opens on after choosing a country. */
const chosen = async (country: string, exists: boolean) => {
	const { outcome } = await send({ country }, exists);
	return "location" in outcome ? outcome.location : outcome;
};

// proves locale-5
test.each([
	[{ country: "XX" }, "Country not found", { country: "XX", stays: "en-IT" }],
	[{ country: "IT", language: "xx" }, "Language not found", { language: "xx", stays: "en-IT" }],
	[{ country: "US", language: "xx" }, "Language not found", { language: "xx", stays: "en-IT" }],
	[{ country: "<b>Atlantis</b>" }, "Country not found", { country: "…", stays: "en-IT" }],
])("the choice of %j is logged, changes nothing and is not remembered", async (fields, title, details) => {
	const { outcome, logged } = await send(fields);
	expect(outcome).toEqual({ location: `/en-it${PATH}` });
	expect(logged).toEqual([["error", "api/preferences-form", title, details]]);
});

// proves locale-5
test("a language that the country does not offer is logged, and one that it offers is not", async () => {
	expect((await send({ country: "FR", language: "de" })).logged).toEqual([
		["error", "api/preferences-form", "Language not found", { language: "de", stays: "en-FR" }],
	]);
	expect((await send({ country: "FR", language: "en" })).logged).toEqual([]);
});

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
