import { beforeEach, describe, expect, test } from "vitest";
import { FIRST_STATE } from "../../shared/domain/preview/preview-state.ts";
import { storefront } from "../base/house.ts";
import { siteConfig } from "../base/sites.ts";
import { newIsolate } from "../cache/testing.ts";
import { getCountries, getLocales, getSiteSettings, lastSiteSettings } from "./config.ts";
import { isUnavailable } from "./is-unavailable.ts";
import { DEFAULT_SETTINGS, settingsIn, toSiteSettings } from "./site-settings.ts";
import { testCalls } from "./testing.ts";

let count = 0;
beforeEach(() => {
	count++;
	newIsolate();
});
const where = () => ({ siteId: `config-${count}`, locale: "en-IT" });
const format = {
	thousandSeparator: ".",
	decimalSeparator: ",",
	currencyFirst: false,
	spacing: " ",
	decimals: 2,
};
const italy = {
	countryCode: "IT",
	siteId: "vetrina-eu",
	name: "Italy",
	currency: "EUR",
	currencySymbol: "€",
	languages: ["en", "xx", "de"],
	hreflangs: ["en-IT", "de-IT"],
	timeZone: "Europe/Rome",
	deliveries: [
		{ id: "standard", description: "In 2–4 days", default: true },
		{ id: "express", description: "In 1–2 days" },
	],
	localeSettings: { priceLong: format, priceShort: format },
	unknownField: 1,
};

test("countries are loaded once, without languages that the storefront does not speak", async () => {
	const { calls, requests } = testCalls(() =>
		Response.json({ countries: [italy, { ...italy, countryCode: "XX", languages: ["xx"] }] }),
	);
	expect(await getCountries(calls, where())).toEqual([
		{
			code: "IT",
			siteId: "vetrina-eu",
			currency: "EUR",
			languages: ["en", "de"],
			name: "Italy",
			hreflangs: ["en-IT", "de-IT"],
			timeZone: "Europe/Rome",
			deliveries: {
				usual: "In 2–4 days",
				byMethod: { standard: "In 2–4 days", express: "In 1–2 days" },
			},
			prices: { currency: "EUR", symbol: "€", long: format, short: format },
		},
	]);
	await getCountries(calls, where());
	expect(requests).toEqual([`/on/demandware.store/Sites-config-${count}-Site/en-IT/Countries-GetAll`]);
	await getCountries(calls, { ...where(), locale: "fr-FR" });
	expect(requests).toHaveLength(2);
});

const localesFrom = (defaultLocale: string) => ({ defaultLocale, languages: [], locales: [] });

test("the platform's lifetime overrides the policy's", async () => {
	const { calls, requests, later } = testCalls(() =>
		Response.json(localesFrom("en-IT"), { headers: { "x-sf-cc-expiration-time": "10" } }),
	);
	expect((await getLocales(calls, where())).defaultLocale).toBe("en-IT");
	later(9);
	await getLocales(calls, where());
	expect(requests).toHaveLength(1);
	later(2);
	await getLocales(calls, where());
	expect(requests).toHaveLength(2);
});

test("settings that an older build has cached are read with the defaults of this one", async () => {
	const { calls, later } = testCalls(() =>
		Response.json({ configurations: { productListPageSize: 36, unknown: true } }),
	);
	calls.cache.build = { id: "older", shapes: { config: "same" } };
	expect(await getSiteSettings(calls, where())).toEqual({ ...DEFAULT_SETTINGS, productListPageSize: 36 });
	later(30 * 86_400);
	const down = testCalls(() => new Response(null, { status: 503 }));
	const newBuild = {
		...down.calls,
		cache: { ...calls.cache, build: { id: "another", shapes: { config: "same" } } },
	};
	expect(await getSiteSettings(newBuild, where())).toEqual({ ...DEFAULT_SETTINGS, productListPageSize: 36 });
});

test("the last settings are available without a call, or else the defaults", async () => {
	expect(lastSiteSettings(where())).toBe(DEFAULT_SETTINGS);
	const { calls } = testCalls(() =>
		Response.json({ configurations: { customerServiceEmail: "help@shop.example" } }),
	);
	const settings = await getSiteSettings(calls, where());
	expect(lastSiteSettings(where())).toBe(settings);
});

test("locales are read from the configuration", async () => {
	const { calls } = testCalls(() =>
		Response.json({
			defaultLocale: "en-IT",
			languages: [{ code: "ar", nativeName: "العربية", direction: "rtl" }],
			locales: [],
		}),
	);
	expect((await getLocales(calls, where())).languages[0]?.direction).toBe("rtl");
});

test("a controller that the platform does not have is a failure of the platform", async () => {
	const { calls } = testCalls(() => Response.json({}, { status: 404 }));
	const failure: unknown = await getLocales(calls, where()).catch((error: unknown) => error);
	expect(isUnavailable(failure)).toBe(true);
});

describe("a platform without controllers", () => {
	const withoutControllers = () =>
		testCalls(
			() => new Response("<!doctype html>", { status: 404, headers: { "content-type": "text/html" } }),
		);

	// proves platform-16
	test("has the countries, languages and settings of the house", async () => {
		const market = await storefront.market?.();
		const { defaultSite: siteId } = siteConfig;
		const { calls, requests } = withoutControllers();
		const here = { siteId, locale: "de-DE" };
		const countries = await getCountries(calls, here);
		expect(countries.map(({ code, currency, name }) => [code, currency, name])).toEqual(
			market?.countries.map(({ code, currency, name }) => [code, currency, name.de]),
		);
		const { locales, defaultLocale, languages } = await getLocales(calls, here);
		expect(locales.map(({ id }) => id)).toContain(defaultLocale);
		expect(languages.find(({ code }) => code === "ar")).toEqual({
			code: "ar",
			nativeName: "العربية",
			direction: "rtl",
		});
		expect(await getSiteSettings(calls, here)).toEqual(
			settingsIn(toSiteSettings(market?.readSettings(siteId) ?? {}), "DE"),
		);
		expect(requests).toHaveLength(3);
	});

	// proves platform-16
	test("is asked again soon, because a controller may have come", async () => {
		const { calls, requests, later, settled } = withoutControllers();
		await getLocales(calls, where());
		await getLocales(calls, where());
		expect(requests).toHaveLength(1);
		later(61);
		await getLocales(calls, where());
		await settled();
		expect(requests).toHaveLength(2);
	});

	// proves platform-16
	test("that fails is not taken for one without controllers", async () => {
		const { calls } = testCalls(() => Response.json({}, { status: 403 }));
		await expect(getCountries(calls, where())).rejects.toMatchObject({ kind: "http" });
	});
});

test("an unreadable response is malformed, and an older value is used", async () => {
	let broken = true;
	const { calls, later, settled } = testCalls(() =>
		Response.json(broken ? { countries: [] } : { countries: [italy] }),
	);
	await expect(getCountries(calls, where())).rejects.toMatchObject({ kind: "malformed" });
	broken = false;
	await getCountries(calls, where());
	await settled();
	broken = true;
	later(30 * 86_400);
	expect(await getCountries(calls, where())).toHaveLength(1);
});

// proves platform-4
test("preview is passed on and never cached", async () => {
	const { calls, requests } = testCalls((_, request) =>
		Response.json(localesFrom(request.headers.get("x-preview") === "true" ? "fr-FR" : "en-IT")),
	);
	const preview = { ...calls, platform: { ...calls.platform, preview: FIRST_STATE } };
	expect((await getLocales(preview, where())).defaultLocale).toBe("fr-FR");
	expect((await getLocales(calls, where())).defaultLocale).toBe("en-IT");
	expect(requests).toHaveLength(2);
});
