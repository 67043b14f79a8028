import type { House } from "@vetrina/commerce-sandbox/house/house.ts";
import type { SortingOption } from "@vetrina/commerce-sandbox/house/sorting-options.ts";
import { byPrice, byRelevance } from "@vetrina/commerce-sandbox/house/sortings.ts";
import { toLegalRules } from "@vetrina/shop-rules/legal/legal-set.ts";
import { content, contentPicture } from "./content.ts";
import { legal } from "./legal.ts";

const SITE = "plain-shop";
const price = {
	thousandSeparator: ".",
	decimalSeparator: ",",
	currencyFirst: false,
	spacing: "\u00a0",
	decimals: 2,
} as const;

const sortings: readonly SortingOption[] = [
	{ id: "best-matches", by: byRelevance(), label: { en: "Best matches", de: "Beste Treffer" } },
	{
		id: "price-low-to-high",
		by: byPrice("ascending"),
		label: { en: "Price: low to high", de: "Preis aufsteigend" },
	},
];

export const house: House = {
	name: "Plain",
	id: "plain",
	realm: "plain",
	carriers: [{ id: "post", name: "Post", trackingUrl: (number) => `https://parcels.example/${number}` }],
	returns: { days: 14, hygieneCategories: [], address: ["Plain", "1 High Street"] },
	organizations: [
		{
			organizationId: "f_ecom_plain_001",
			tenantId: "plain_001",
			clients: [{ clientId: "plain", isPrivate: false }],
			sites: { [SITE]: SITE },
		},
	],
	sites: [
		{
			id: SITE,
			alias: "shop",
			name: { en: "Shop", de: "Laden" },
			defaultCountry: "DE",
			defaultLanguage: "en",
			taxation: "gross",
		},
	],
	countries: [
		{
			code: "DE",
			siteId: SITE,
			currency: "EUR",
			currencySymbol: "€",
			languages: ["en", "de"],
			timeZone: "Europe/Berlin",
			name: { en: "Germany", de: "Deutschland" },
			hreflangs: ["en", "en-DE", "de"],
			localeSettings: { priceLong: price, priceShort: price },
		},
		{
			code: "CA",
			siteId: SITE,
			currency: "EUR",
			currencySymbol: "€",
			languages: ["en", "fr"],
			timeZone: "America/Toronto",
			name: { en: "Canada", de: "Kanada" },
			hreflangs: ["en-CA", "fr-CA"],
			localeSettings: { priceLong: price, priceShort: price },
		},
	],
	legal,
	currencies: [{ code: "EUR", decimals: 2, perEuro: 1 }],
	localPrice: (euro) => euro,
	preferencesOf: () => ({
		currencies: ["EUR"],
		hostedSearch: {},
		priceType: "short",
		legal: Object.fromEntries(Object.entries(legal).map(([code, set]) => [code, toLegalRules(set)])),
		images: { pixelRatios: [1, 2], productShape: { width: 1, height: 1 } },
	}),
	passwordPolicy: {
		minLength: 8,
		maxLength: 64,
		forceLetters: true,
		forceMixedCase: false,
		forceNumbers: true,
		minSpecialChars: 0,
	},
	customerGroups: [],
	inventoryList: "stock",
	paymentMethods: [
		{
			id: "CREDIT_CARD",
			processor: "SANDBOX_CARDS",
			name: { en: "Credit card", de: "Kreditkarte" },
			excludedProducts: [],
			publicConfigurations: {},
		},
	],
	shipping: {
		defaultMethod: "parcel",
		methodsTo: () => [
			{
				id: "parcel",
				name: { en: "Parcel", de: "Paket" },
				description: { en: "Within a week.", de: "Innerhalb einer Woche." },
				days: [2, 5],
				euro: 6,
			},
		],
	},
	taxRateAt: (country) => (country === "DE" ? 0.19 : undefined),
	promotionRules: { promotions: [], coupons: [] },
	sortingOptions: { [SITE]: sortings },
	search: { rules: [], synonyms: {}, affinities: {}, popular: {} },
	outfits: {},
	stores: [],
	stockInStore: () => 0,
	postalAreas: [],
	reservationHours: 24,
	subscriptions: [],
	redirects: {},
	content,
	media: {
		realm: "PLAIN",
		catalog: "Sites-plain-catalog",
		version: 1,
		drawing: () => undefined,
		drawingName: () => undefined,
		drawingWithId: () => undefined,
		contentPicture,
	},
	films: { key: "", records: [], file: async () => undefined },
	models: {},
	customers: { password: "", people: [] },
};
