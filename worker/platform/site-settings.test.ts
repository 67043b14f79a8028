import { expect, test } from "vitest";
import {
	DEFAULT_SETTINGS,
	legalIn,
	SETTING_NAMES,
	settingsIn,
	signInScripts,
	toSiteSettings,
} from "./site-settings.ts";

// proves legal-3
test("a country has the rules of law that its house states, and no documents without", () => {
	const pages = { privacy: "/privacy", terms: "/terms" };
	const { legal } = toSiteSettings({
		legal: { AA: { pages, consents: ["privacy"], priceNote: "taxIncluded", lowestPriceDays: 30 } },
	});
	expect(legalIn({ legal }, "AA")).toMatchObject({ pages, priceNote: "taxIncluded", lowestPriceDays: 30 });
	expect(legalIn({ legal }, "BB")).toMatchObject({ pages: {}, consents: ["privacy"], priceNote: "none" });
	expect(toSiteSettings({ legal: "all" }).legal).toEqual({});
});

// proves product-19
test("a malformed table of sizes is left out, and the others stay", () => {
	const table = {
		id: "women",
		house: "IT",
		systems: ["IT", "US"],
		measures: ["chest"],
		rows: [["42", "6", "90"]],
	};
	const tables = [
		table,
		{ ...table, house: "FR" },
		{ ...table, rows: [["42"]] },
		{ ...table, id: "shirts" },
		1,
	];
	const { sizeCharts } = toSiteSettings({
		sizeCharts: { tables, guides: { dresses: ["women"], a: 1 }, systems: { US: ["US"] } },
	});
	expect(sizeCharts).toEqual({
		tables: [table],
		guides: { dresses: ["women"], a: [] },
		systems: { US: ["US"] },
	});
	for (const charts of [undefined, 1, { tables: 2 }])
		expect(toSiteSettings({ sizeCharts: charts }).sizeCharts).toEqual({
			tables: [],
			guides: {},
			systems: {},
		});
});

test("a site that sets nothing has a value for every setting", () => {
	expect(
		Object.keys(DEFAULT_SETTINGS)
			.concat("fraudBeacon", "giftCards", "newsletterPopup", "productContacts", "returnDays")
			.toSorted(),
	).toEqual(SETTING_NAMES.toSorted());
	expect(DEFAULT_SETTINGS).toMatchObject({
		productListPageSize: 24,
		orderPageSize: 10,
		searchProvider: "commerce",
		guestWishlistEnabled: false,
		images: { highestRatio: 2, productShape: { width: 3, height: 4 } },
		hostedSearch: { facets: [], sortings: [] },
	});
});

// proves list-5, list-13, price-2
test("a malformed preference has its default, and the others keep their values", () => {
	expect(
		toSiteSettings({
			productListPageSize: "many",
			searchPageSize: 48,
			orderPageSize: 51,
			lastPiecesThreshold: -1,
			priceType: "huge",
			images: { pixelRatios: [1, 3, 2], productShape: { width: 1, height: 4 } },
			thronKey: "<script>",
			customerServiceEmail: "nowhere",
			hostedSearch: { facets: "all", abTest: true },
			unknown: 1,
		}),
	).toEqual({
		...DEFAULT_SETTINGS,
		searchPageSize: 48,
		images: { highestRatio: 3, productShape: { width: 3, height: 4 } },
		hostedSearch: { ...DEFAULT_SETTINGS.hostedSearch, abTest: true },
	});
	expect(toSiteSettings({ priceType: "long" }).priceType).toBe("long");
});

// proves list-3
test("lists are separated by semicolons", () => {
	const { sizeOrdering, singleSelectionRefinements } = toSiteSettings({
		sizeOrdering: "S; M;L;",
		singleSelectionRefinements: "price; c_season;;",
	});
	expect(sizeOrdering).toEqual(["S", "M", "L"]);
	expect(singleSelectionRefinements).toEqual(["price", "c_season"]);
	expect(toSiteSettings({ singleSelectionRefinements: "" }).singleSelectionRefinements).toEqual([]);
});

// proves newsletter-15
test.each([
	["missing", undefined, []],
	["a text", "names", []],
	[
		"on for some fields",
		{ newsFor: true, dataCollection: true, birthday: "yes" },
		["newsFor", "dataCollection"],
	],
	[
		"on for all",
		{ names: true, gender: true, birthday: true, newsFor: true, dataCollection: true, privacy: true },
		["names", "gender", "birthday", "newsFor", "dataCollection", "privacy"],
	],
])("the fields of a newsletter sign-up follow a preference that is %s", (_what, newsletterForm, asked) => {
	expect(toSiteSettings({ newsletterForm }).newsletterForm).toEqual(asked);
});

// proves newsletter-1
test.each([
	["missing", undefined, undefined],
	["a text", "30 s", undefined],
	["without a delay", { excludedPages: "/cart" }, undefined],
	["with a malformed delay", { delaySeconds: "soon", excludedPages: "/cart" }, undefined],
	["with no delay at all", { delaySeconds: 0, excludedPages: "/cart" }, undefined],
	["with a delay of more than a day", { delaySeconds: 1e9, excludedPages: "/cart" }, undefined],
	[
		"with malformed pages",
		{ delaySeconds: 30, excludedPages: ["/cart"] },
		{ delaySeconds: 30, excludedPages: "" },
	],
	[
		"complete",
		{ delaySeconds: 5, excludedPages: ";; /plp ;" },
		{ delaySeconds: 5, excludedPages: ";; /plp ;" },
	],
])("the newsletter's popup follows a preference that is %s", (_what, newsletterPopup, offer) => {
	expect(toSiteSettings({ newsletterPopup }).newsletterPopup).toEqual(offer);
});

// proves wallets-2, security-8
test("a country has the wallets and identity providers that name it or no country, and no others' scripts", () => {
	const script = (name: string) => `https://scripts.example/${name}.js`;
	const provider = (id: string, countries?: string[]) => ({
		id,
		name: id,
		clientId: "c",
		countries,
		script: { id, src: script(id) },
	});
	const settings = toSiteSettings({
		walletScripts: [{ script: script("everywhere") }, { script: script("japan"), countries: ["JP"] }],
		expressMethods: [
			{ id: "EVERYWHERE", name: "Everywhere" },
			{ id: "JAPAN", name: "Japan", countries: ["JP"] },
		],
		identityProviders: [provider("apple"), provider("google", ["JP", "KR"]), provider("line", ["JP"])],
	});
	const here = (country: string) => {
		const { walletScripts, expressMethods, ...others } = settingsIn(settings, country);
		return [
			...walletScripts.map((one) => one.script),
			...expressMethods.map(({ id }) => id),
			...signInScripts(others).map(({ src }) => src),
		];
	};
	const all = [script("everywhere"), "EVERYWHERE", script("apple")];
	expect(here("CN")).toEqual(all);
	expect(here("KR")).toEqual([...all, script("google")]);
	expect(here("JP").toSorted()).toEqual(
		[...all, script("japan"), "JAPAN", script("google"), script("line")].toSorted(),
	);
});
