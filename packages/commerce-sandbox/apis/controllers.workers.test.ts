import { beforeAll, describe, expect, test } from "vitest";
import { house } from "../house.ts";
import { type CommerceUnderTest, putLive, startCommerce } from "../testing/commerce-under-test.ts";
import { loadContent } from "../testing/house-content.ts";

let commerce: CommerceUnderTest;

beforeAll(async () => {
	commerce = await startCommerce();
	await loadContent(commerce.env.DB);
	await putLive(commerce.env.DB, { variants: [{ id: "1001", prices: { EUR: { list: 100 } }, ats: 1 }] });
});

const controller = (action: string, site = "vetrina-eu", locale = "en-IT") =>
	commerce.fetch(`/on/demandware.store/Sites-${site}-Site/${locale}/${action}`);

async function body<T>(response: Response): Promise<T> {
	expect(response.status).toBe(200);
	return (await response.json()) as T;
}

describe("site controllers", () => {
	// proves cloud-2
	test("Configurations-Get: the site's preferences, with a lifetime in seconds", async () => {
		const response = await controller("Configurations-Get");
		expect(response.headers.get("x-sf-cc-expiration-time")).toBe("3600");
		const { configurations } = await body<{ configurations: Record<string, unknown> }>(response);
		expect(configurations).toMatchObject({
			siteId: "vetrina-eu",
			productListPageSize: 24,
			guestWishlistEnabled: true,
			taxation: "gross",
			currencies: ["EUR", "GBP", "CHF", "SEK", "DKK", "PLN"],
		});
		const asia = await body<typeof configurations>(
			await controller("Configurations-Get", "vetrina-ap", "ja-JP"),
		);
		expect(asia.configurations).toMatchObject({ siteId: "vetrina-ap", guestWishlistEnabled: false });
	});

	// proves list-13, gifts-2
	test("Configurations-Get: the first sorting of the site, and the designs of gift cards by their names", async () => {
		for (const [site, locale] of [
			["vetrina-eu", "en-IT"],
			["vetrina-ap", "ja-JP"],
		] as const) {
			const { configurations } = await body<{ configurations: Record<string, unknown> }>(
				await controller("Configurations-Get", site, locale),
			);
			const language = locale === "en-IT" ? "en" : "ja";
			expect(configurations).toMatchObject({
				defaultSort: house.sortingOptions[site]?.[0]?.id,
				giftCards: {
					designs: house.giftCards?.designs.map(({ id, name }) => ({ id, name: name[language] })),
				},
			});
		}
	});

	test.each([
		["GET", "Sites-vetrina-eu-Site/en-IT", 204],
		["POST", "Sites-RefArch-Site/en-US", 204],
		["HEAD", "Sites-RefArchGlobal-Site/default", 204],
		["PUT", "Sites-vetrina-eu-Site/en-IT", 405],
	])("%s __Analytics-Start of %s: %i", async (method, site, status) => {
		const path = `/on/demandware.store/${site}/__Analytics-Start?url=https%3A%2F%2Fshop.example%2F&res=1440x900`;
		const response = await commerce.fetch(path, { method });
		expect(response.status).toBe(status);
		if (status === 204) expect(await response.text()).toBe("");
	});

	// proves search-14
	test("QuickSearch-GetCategories: what a phrase may mean; what a customer likes comes first", async () => {
		const named = async (query: string): Promise<string[]> => {
			const response = await controller(`QuickSearch-GetCategories?${query}`);
			const { categories } = await body<{ categories: { id: string; name: string; url: string }[] }>(
				response,
			);
			return categories.map(({ id }) => id);
		};
		expect(await named("q=")).toEqual([]);
		expect(await named("")).toEqual([]);
		expect(await named("q=xyzzyqwert")).toEqual([]);
		expect(await named(`q=${encodeURIComponent("'; DROP TABLE category;--")}`)).toEqual([]);
		expect(await named("q=dres&customerPersonalizationKey=__proto__|constructor")).toEqual(
			await named("q=dres"),
		);
	});

	test("Countries-GetAll: every country in the language of the request", async () => {
		const { countries } = await body<{ countries: Record<string, unknown>[] }>(
			await controller("Countries-GetAll", "vetrina-ap", "ja-JP"),
		);
		expect(countries).toHaveLength(35);
		expect(countries.find((country) => country.countryCode === "IT")).toMatchObject({
			name: "イタリア",
			siteId: "vetrina-eu",
			currency: "EUR",
			currencySymbol: "€",
			languages: ["it", "en", "de", "fr", "zh"],
			localeSettings: { priceLong: { thousandSeparator: ".", currencyFirst: false } },
		});
	});

	test("Countries-Get: one country, or 404", async () => {
		expect(await body(await controller("Countries-Get?id=SA"))).toMatchObject({
			country: { countryCode: "SA", currency: "SAR" },
		});
		expect((await controller("Countries-Get?id=XX")).status).toBe(404);
		expect((await controller("Countries-Get")).status).toBe(400);
	});

	test("Locales-GetAll: the site's locales and all languages", async () => {
		const result = await body<{ locales: { id: string }[]; languages: object[] }>(
			await controller("Locales-GetAll", "vetrina-me", "default"),
		);
		expect(result.locales.map(({ id }) => id)).toContain("ar-SA");
		expect(result.locales.map(({ id }) => id)).not.toContain("en-IT");
		expect(result.languages).toContainEqual({ code: "ar", nativeName: "العربية", direction: "rtl" });
	});

	test("Currencies-GetConversionRates: a rate, good until a date", async () => {
		const response = await controller("Currencies-GetConversionRates?from=EUR&to=JPY");
		expect(Date.parse(response.headers.get("x-sf-cc-expiration-time") ?? "")).toBeGreaterThan(Date.now());
		expect(await body(response)).toEqual({ from: "EUR", to: "JPY", rate: 164 });
		expect((await controller("Currencies-GetConversionRates?from=EUR")).status).toBe(400);
		expect((await controller("Currencies-GetConversionRates?from=EUR&to=XXX")).status).toBe(400);
	});

	test.each([
		["an unknown site", "Configurations-Get", "vetrina-moon", "en-IT"],
		["an unknown controller", "Nothing-Here", "vetrina-eu", "en-IT"],
		["an inherited name", "constructor", "vetrina-eu", "en-IT"],
		["a country of another site", "Configurations-Get", "vetrina-eu", "en-US"],
		["an unknown language", "Configurations-Get", "vetrina-eu", "xx-IT"],
	])("%s: 404", async (_, action, site, locale) => {
		const response = await controller(action, site, locale);
		expect(response.status).toBe(404);
		expect(response.headers.get("content-type")).toBe("application/problem+json");
	});

	test("responds 405 to another method", async () => {
		const response = await commerce.fetch(
			"/on/demandware.store/Sites-vetrina-eu-Site/en-IT/Countries-GetAll",
			{ method: "POST" },
		);
		expect(response.status).toBe(405);
		expect(response.headers.get("allow")).toBe("GET, HEAD");
	});
});

describe("route info", () => {
	async function route(path: string, prefix = "/s/eu/en-it") {
		const response = await commerce.fetch(`${prefix}${path}${path.includes("?") ? "&" : "?"}routeInfo=true`);
		expect(response.status).toBe(200);
		const result = (await response.json()) as { action: string; cgid?: string; pid?: string };
		return { ...result, redirects: JSON.parse(response.headers.get("redirects-stack") ?? "") as unknown[] };
	}

	test.each([
		["/", { action: "Home-Show" }],
		["", { action: "Home-Show" }],
		["/women/dresses", { action: "Search-Show", cgid: "women-dresses" }],
		["/silk-slip-dress-VT1-red.html", { action: "Product-Show", pid: "VT1-red", masterId: "VT1" }],
		["/silk-slip-dress-VT1.html", { action: "Product-Show", pid: "VT1" }],
		["/search?q=red%20silk", { action: "Search-Show", q: "red silk" }],
		["/COCart-Show", { action: "COCart-Show" }],
		["/about", { action: "Content-Show", slug: "/about" }],
		["/journal/wool", { action: "Content-Show", slug: "/journal/wool" }],
		["/silk-slip-dress-VT999.html", { action: "Home-ErrorNotFound" }],
		["/nothing/here", { action: "Home-ErrorNotFound" }],
		["/%zz", { action: "Home-ErrorNotFound" }],
		["/%00", { action: "Home-ErrorNotFound" }],
	])("%s", async (path, expected) => {
		expect(await route(path)).toMatchObject({ ...expected, redirects: [] });
	});

	test("redirects moved pages step by step and keeps the query", async () => {
		const { action, cgid, redirects } = await route("/shop/womens-dresses?country=IT");
		expect([action, cgid]).toEqual(["Search-Show", "women-dresses"]);
		expect(redirects).toEqual([
			{ location: "/en-it/shop/dresses?country=IT&routeInfo=true", status: 301 },
			{ location: "/en-it/women/dresses?country=IT&routeInfo=true", status: 301 },
		]);
	});

	test("redirects a product with a wrong name to its address", async () => {
		const { action, pid, redirects } = await route("/old-name-VT1-red.html");
		expect([action, pid]).toEqual(["Product-Show", "VT1-red"]);
		expect(redirects).toEqual([
			{ location: "/en-it/silk-slip-dress-VT1-red.html?routeInfo=true", status: 301 },
		]);
		const arabic = await route("/VT1-red.html", "/s/me/ar-sa");
		expect(arabic).toMatchObject({ pid: "VT1-red", redirects: [] });
	});

	test("accepts the platform's spelling of site and locale", async () => {
		expect(await route("/women/dresses", "/s/vetrina-eu/en_IT")).toMatchObject({ action: "Search-Show" });
	});

	test("a locale that the site does not speak is not found; an unknown site is 404", async () => {
		expect(await route("/women/dresses", "/s/eu/en-us")).toMatchObject({ action: "Home-ErrorNotFound" });
		expect((await commerce.fetch("/s/moon/en-it/?routeInfo=true")).status).toBe(404);
	});
});
