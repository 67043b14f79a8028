import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { mix } from "@vetrina/shop-rules/theme/colors.ts";
import type { Hex, Theme } from "@vetrina/shop-rules/theme/theme.ts";
import { newestMigration } from "../upgrade/migrations.ts";
import { drawPicture } from "./draw-picture.ts";
import { houseContent, type Say } from "./house-content.ts";
import { legalContent, listLegalLinks, writeLegal } from "./house-legal.ts";
import type { HouseOptions } from "./house-options.ts";
import type { HouseSite } from "./house-sites.ts";
import { readPriceForm } from "./price-format.ts";
import { CATEGORIES, GOODS, WORDS } from "./sample-goods.ts";
import { CI_FILES, writeCi } from "./write-ci.ts";
import { writeTheme } from "./write-theme.ts";

/** Address of the embedded cloud of `npm run dev`. */
export const STAND_IN = "http://127.0.0.1:8788";

const json = (value: unknown): string => JSON.stringify(value, null, "\t");

/** Currencies without decimals have much larger numbers. */
const WHOLE = 150;

/**
 * Returns the files of a new house by their path in its folder. `toRoot`: the way from there to the repository's root, such as "../..".
 */
export function houseFiles(
	options: HouseOptions,
	theme: Theme,
	toRoot: string,
): Map<string, string | Buffer> {
	const { name, id, languages } = options;
	const say: Say = (text) => {
		const spoken = new Set(["en", ...languages]);
		return Object.fromEntries(
			Object.entries(text)
				.filter(([language]) => spoken.has(language))
				.map(([language, words]) => [language, words.replaceAll("{name}", name)]),
		);
	};
	const { paper, ink, accent, stone } = theme.colors;
	const colours: readonly Hex[] = [accent, stone, mix(accent, 0.55, paper), ink, mix(stone, 0.6, paper)];
	const files = new Map<string, string | Buffer>();
	const pictures = GOODS.map(({ outline }, at) =>
		drawPicture(outline, colours[at % colours.length] ?? accent, theme.colors),
	);
	for (const [at, picture] of pictures.entries()) files.set(`pictures/${at + 1}.png`, picture);
	const [hero = Buffer.alloc(0)] = pictures;
	const mediaId = `upload/${createHash("sha256").update(hero).digest("hex")}.png`;

	files.set(
		"package.json",
		`${json({
			name: `${id}-house`,
			version: "0.1.0",
			private: true,
			type: "module",
			description: `The house ${name}`,
			vetrina: { migration: newestMigration },
		})}\n`,
	);
	files.set("theme.ts", writeTheme(theme));
	files.set("checkout.ts", writeCheckout(toRoot));
	files.set("countries.ts", writeCountries(options));
	files.set("legal.ts", writeLegal(options, new Date().toISOString().slice(0, 10)));
	files.set("market.ts", writeMarket(toRoot));
	files.set("storefront.ts", writeStorefront(options, theme, toRoot));
	files.set("content.ts", CONTENT);
	files.set("engine.ts", writeEngine(options, say));
	files.set("catalogue.jsonl", writeCatalogue(options, say));
	files.set("README.md", writeReadme(options));
	for (const file of Object.keys(CI_FILES) as (keyof typeof CI_FILES)[])
		files.set(file, writeCi(file, options));
	const content = { ...houseContent(say, mediaId, listLegalLinks(options)), ...legalContent(options, say) };
	for (const [path, entry] of Object.entries(content)) files.set(`content/${path}.json`, `${json(entry)}\n`);
	return files;
}

const writeCheckout = (toRoot: string): string =>
	`import { card } from "${toRoot}/payments/card/method.ts";
import type { Method } from "${toRoot}/payments/method.ts";

/** Payment methods in the order in which shoppers see them; \`payments/\` has more. */
export const methods: readonly Method[] = [card];
`;

const CONTENT = `import type { HouseContent } from "@vetrina/commerce-sandbox/house/content.ts";

export const content: HouseContent = { fill: (text) => text, categoryScenes: {}, categoryFields: {} };
`;

/** A function, which JSON cannot hold, as the last field of an object. */
const MARKET = ',\n\tmarket: () => import("./market.ts").then(({ market }) => market),\n}';

function writeStorefront(options: HouseOptions, theme: Theme, toRoot: string): string {
	const { name, id, email, languages, sites, instance, space } = options;
	const { organizationId, clientId } = readOrganization(options);
	const { ink, paper } = theme.colors;
	const [initial = ""] = name.toUpperCase();
	const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ink}"/><text x="16" y="23" fill="${paper}" font-family="sans-serif" font-size="20" text-anchor="middle">${initial.replace(/[<>&]/g, "")}</text></svg>`;
	const storefront = {
		name,
		id,
		icon,
		customerServiceEmail: email,
		media: toMedia(id),
		variables: {
			COMMERCE_ORGANIZATION: organizationId,
			COMMERCE_CLIENT_ID: clientId,
			...(instance && { SCAPI_URL: instance.url, SLAS_CALLBACK_URL: `https://${id}.example/callback` }),
			HOSTED_SEARCH_APPLICATION: id,
			RECOMMENDATIONS_CLIENT_ID: `${id}-recommendations`,
			RECOMMENDATIONS_REALM: id,
			...(space && nameSpace(space, space === id)),
		},
		sites: {
			url: { site: "none", locale: "path", showDefaults: true },
			defaultSite: sites[0].id,
			sites: sites.map(({ id: site, alias, countries }) => ({
				id: site,
				alias,
				defaultCountry: countries[0],
				defaultLanguage: languages[0],
			})),
			siteAliases: {},
			countryMappings: {},
			countryRelatedHostnames: { instanceTypes: { production: {}, staging: {}, development: {} } },
			externalHosts: [],
		},
	};
	return `import type { StorefrontHouse } from "${toRoot}/shared/domain/shell/storefront-house.ts";

export const storefront: StorefrontHouse = ${json(storefront).replace(/\n\}$/, MARKET)};
`;
}

/** Every space begins with the locale en-US. The stand-in of a space is where `npm run dev` starts the embedded cloud. */
const nameSpace = (space: string, isStandIn: boolean): Record<string, string> => ({
	CONTENTFUL_SPACE: space,
	CONTENTFUL_LOCALES: "en=en-US",
	...(isStandIn && {
		CONTENT_URL: STAND_IN,
		CONTENTFUL_IMAGES_URL: `${STAND_IN}/contentful-images`,
	}),
});

const toTenant = (id: string): string => `${id.replaceAll("-", "").slice(0, 4).padEnd(4, "x")}_001`;
/** The embedded cloud answers for the organisation and client of an instance, so that the shop also runs without it. */
const readOrganization = ({ id, instance }: HouseOptions) => {
	const tenantId = instance?.organization.replace(/^f_ecom_/, "") ?? toTenant(id);
	return { tenantId, organizationId: `f_ecom_${tenantId}`, clientId: instance?.client ?? id };
};
const toMedia = (id: string) => ({
	realm: id.toUpperCase().replaceAll("-", "_"),
	catalog: `Sites-${id}-catalog`,
});

/** Returns the currencies of the house with their decimals, and how many of each an amount in euro is. */
const listCurrencies = ({ languages, sites }: HouseOptions) =>
	[...new Map(sites.map((site) => [site.currency, site.countries[0]]))].map(([code, country]) => {
		const { decimals } = readPriceForm(languages[0], country, code);
		return { code, decimals, perEuro: decimals === 0 ? WHOLE : 1 };
	});

// TypeScript does not know this method yet.
const listTimeZones = (country: string): string[] => {
	const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(
		`und-${country}`,
	);
	return locale.getTimeZones?.() ?? [];
};

const nameCountry = (language: string, country: string): string =>
	new Intl.DisplayNames(language, { type: "region" }).of(country) ?? country;

function writeCountries({ languages, sites }: HouseOptions): string {
	const spoken = [...new Set(["en", ...languages])];
	const country = (site: HouseSite, code: string, at: number) => {
		const { id: siteId, currency } = site;
		const [prices, ...others] = languages.map((language) => {
			const { symbol, ...form } = readPriceForm(language, code, currency);
			return { currencySymbol: symbol, localeSettings: { priceLong: form, priceShort: form } };
		});
		const pricesIn = others.flatMap((own, at) =>
			isDeepStrictEqual(own, prices) ? [] : [[languages[at + 1], own] as const],
		);
		const [timeZone = "UTC"] = listTimeZones(code);
		return {
			code,
			siteId,
			currency,
			...prices,
			...(pricesIn.length > 0 ? { pricesIn: Object.fromEntries(pricesIn) } : {}),
			languages,
			timeZone,
			name: Object.fromEntries(spoken.map((language) => [language, nameCountry(language, code)])),
			hreflangs: languages.flatMap((language) => [
				...(at === 0 && site === sites[0] ? [language] : []),
				`${language}-${code}`,
			]),
		};
	};
	const countries = sites.flatMap((site) => site.countries.map((code, at) => country(site, code, at)));
	return `import type { Country } from "@vetrina/commerce-sandbox/house/countries.ts";

export const countries: readonly Country[] = ${json(countries)};
`;
}

const writeMarket = (toRoot: string): string =>
	`import type { Market } from "${toRoot}/shared/domain/locale/market.ts";
import { countries } from "./countries.ts";

/** Countries and settings for a platform whose site controllers do not say them. */
export const market: Market = { countries, readSettings: () => ({ priceType: "short" }) };
`;

function writeEngine(options: HouseOptions, say: Say): string {
	const { name, id, languages, sites, tax } = options;
	const currencies = listCurrencies(options);
	const siteRows = sites.map(({ id: site, alias, countries: [defaultCountry] }) => ({
		id: site,
		alias,
		name: { en: sites.length === 1 ? name : `${name} ${alias}` },
		defaultCountry,
		defaultLanguage: languages[0],
		taxation: "gross",
	}));
	const { tenantId, organizationId, clientId } = readOrganization(options);
	const { realm, catalog } = toMedia(id);
	return `import type { CurrencySetting } from "@vetrina/commerce-sandbox/house/countries.ts";
import type { House } from "@vetrina/commerce-sandbox/house/house.ts";
import type { SortingOption } from "@vetrina/commerce-sandbox/house/sorting-options.ts";
import { byPrice, byRelevance } from "@vetrina/commerce-sandbox/house/sortings.ts";
import { toLegalRules } from "@vetrina/shop-rules/legal/legal-set.ts";
import { content } from "./content.ts";
import { countries } from "./countries.ts";
import { legal } from "./legal.ts";

/** \`perEuro\`: a sample of the rate, which prices of products do not use. */
const currencies: readonly CurrencySetting[] = ${json(currencies)};

const sortings: readonly SortingOption[] = [
	{ id: "best-matches", by: byRelevance(), label: ${json(say(WORDS.bestMatches))} },
	{ id: "price-low-to-high", by: byPrice("ascending"), label: ${json(say(WORDS.cheapest))} },
];

export const house: House = {
	name: ${json(name)},
	id: ${json(id)},
	realm: ${json(id)},
	carriers: [{ id: "post", name: "Post", trackingUrl: (number) => \`https://parcels.example/\${number}\` }],
	returns: { days: 14, hygieneCategories: [], address: [${json(name)}] },
	organizations: [
		{
			organizationId: ${json(organizationId)},
			tenantId: ${json(tenantId)},
			clients: [{ clientId: ${json(clientId)}, isPrivate: false }],
			sites: ${json(Object.fromEntries(sites.map((site) => [site.id, site.id])))},
		},
	],
	sites: ${json(siteRows)},
	countries,
	legal,
	currencies,
	localPrice: (euro, currency) => euro * (currencies.find(({ code }) => code === currency)?.perEuro ?? 1),
	preferencesOf: (site) => ({
		currencies: [...new Set(site.countries.map(({ currency }) => currency))],
		hostedSearch: {},
		priceType: "short",
		legal: Object.fromEntries(Object.entries(legal).map(([code, set]) => [code, toLegalRules(set)])),
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
			name: ${json(say(WORDS.card))},
			excludedProducts: [],
			publicConfigurations: {
				environment: "sandbox",
				tokenPath: "/payments/sandbox/v1/tokens",
				fieldsPath: "/payments/sandbox/v1/fields",
				cardsPath: "/payments/sandbox/v1/cards",
			},
		},
	],
	shipping: {
		defaultMethod: "parcel",
		methodsTo: () => [
			{
				id: "parcel",
				name: ${json(say(WORDS.delivery))},
				description: ${json(say(WORDS.deliveryTime))},
				days: [2, 5],
				euro: 6,
			},
		],
	},
	taxRateAt: () => ${tax / 100},
	promotionRules: { promotions: [], coupons: [] },
	sortingOptions: { ${sites.map((site) => `${json(site.id)}: sortings`).join(", ")} },
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
		realm: ${json(realm)},
		catalog: ${json(catalog)},
		version: 1,
		drawing: () => undefined,
		drawingName: () => undefined,
		drawingWithId: () => undefined,
		contentPicture: (picture) => picture,
	},
	films: { key: "", records: [], file: async () => undefined },
	models: {},
	customers: { password: "", people: [] },
};
`;
}

function writeCatalogue(options: HouseOptions, say: Say): string {
	const { name } = options;
	const currencies = listCurrencies(options);
	const categories = Object.entries(CATEGORIES).map(([category, text]) => ({
		kind: "category",
		id: category,
		name: say(text),
		url: `/${category}`,
	}));
	const goods = GOODS.map((good, at) => ({
		kind: "master",
		id: `${at + 1}`.padStart(4, "0"),
		brand: name,
		name: say(good.name),
		description: say(WORDS.sample),
		categories: [good.category],
		primaryCategory: good.category,
		prices: Object.fromEntries(currencies.map(({ code, perEuro }) => [code, { list: good.price * perEuro }])),
		stock: { ats: 20 },
		images: [`pictures/${at + 1}.png`],
	}));
	return `${[...categories, ...goods].map((line) => JSON.stringify(line)).join("\n")}\n`;
}

export const writeCheck = (folder: string, url: string): string =>
	`VETRINA_HOUSE=${folder} npm run platform:check -- --url ${url}`;

const INSTANCE = `
## Connect the instance

\`docs/salesforce.md\` says it step by step. \`variables\` of \`storefront.ts\` name the instance: put the callback address of your client there. Without \`SCAPI_URL\` the shop runs on
the embedded cloud.

\`\`\`sh
npm run platform:check
\`\`\`
`;

const writeReadme = ({ name, id, instance }: HouseOptions): string => `# ${name}

A house of the storefront, made by \`npm run create\`.

| File | What it is |
|---|---|
| \`theme.ts\` | colours, fonts, sizes, spacing, corners, motion, logo and header; a build lists words that would be hard to read |
| \`storefront.ts\` | name, icon, customer care, sites and hosts |
| \`countries.ts\` | countries, languages and the form of prices |
| \`legal.ts\` | what the law of each country asks of the shop: name the laws, and have local counsel confirm each fact |
| \`market.ts\` | countries and settings where no embedded cloud says them, as on a new Salesforce instance |
| \`engine.ts\` | currencies, taxes, delivery, payment: what the embedded cloud serves |
| \`checkout.ts\` | payment methods in the order in which shoppers see them |
| \`content/\` | entries of the editors; \`docs/content-types.md\` lists their fields |
| \`ci.yml\`, \`gitlab-ci.yml\` | checks, trial shops and deployment in GitHub Actions and GitLab: copy them to \`.github/workflows/deploy.yml\` and \`.gitlab/deploy.yml\` |
| \`catalogue.jsonl\`, \`pictures/\` | the products of a first start; \`docs/catalogue-format.md\` says the format |

Everything here is a sample that you change. Taxes, delivery and the texts of the law are yours to confirm.

## See it

\`\`\`sh
VETRINA_HOUSE=packages/${id}-house npm run dev
\`\`\`

\`VETRINA_HOUSE=packages/${id}-house npm run doctor\` says what is wrong with it, and how to mend it.

The build and its preview are \`VETRINA_HOUSE=packages/${id}-house npm run preview\`.

## Change it

Each command needs \`VETRINA_HOUSE=packages/${id}-house\` before it, until this is the house of the repository. While \`npm run dev\` runs, a change is shown at once; changed
products are loaded by \`npm run dev -- --reset\`.

| To change | Do this |
|---|---|
| colours, fonts, corners | edit \`theme.ts\`; all that it may say is \`Theme\` in \`packages/shop-rules/theme/theme.ts\` |
| a page or its text | edit \`content/\`, then \`npm run content -- validate\` |
| sections | \`npm run add -- section NAME\`, or one that \`docs/content-types.md\` lists: an entry in \`content/\`, and its link in \`sections\` of a page |
| payment methods | \`npm run add -- payment-method invoice\`, or another folder of \`payments/\`, or a new name |
| languages | \`npm run add -- language de\`, whether the engine has it or not |
| a page, a setting | \`npm run add -- page NAME\`, \`npm run add -- setting NAME\` |

## Make it the house of this repository

\`\`\`sh
npm pkg set dependencies.house=file:packages/${id}-house && npm install
\`\`\`

After a new engine was merged, \`npm run upgrade\` migrates the house and says what is left to do.
${instance ? INSTANCE.replace("npm run platform:check", writeCheck(`packages/${id}-house`, instance.url)) : ""}`;
