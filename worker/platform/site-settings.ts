import { DEFAULT_PASSWORD_POLICY } from "@vetrina/shop-rules/identity/password-policy.ts";
import {
	CONSENTS,
	CONTACT_KINDS,
	GUEST_CONSENTS,
	LEGAL_PAGES,
	PRICE_NOTES,
} from "@vetrina/shop-rules/legal/legal-set.ts";
import { PRICE_TYPES } from "@vetrina/shop-rules/price/price.ts";
import * as z from "zod";
import { sizeChartsSchema } from "../../shared/contracts/size-charts.ts";
import { tagSettings } from "../../shared/contracts/tags/tag-settings.ts";
import { sheetStart } from "../../shared/contracts/wallets.ts";
import { PRODUCTS_PER_LIST } from "../../shared/domain/analytics/items.ts";
import { DEFAULT_RECEIVERS, RECEIVER_IDS } from "../../shared/domain/analytics/receivers.ts";
import { PROVIDER_IDS } from "../../shared/domain/identity/providers.ts";
import { highestRatio, STANDARD_RATIO, STANDARD_SHAPE } from "../../shared/domain/media/images.ts";
import { SIGN_UP_FIELDS } from "../../shared/domain/newsletter/sign-up.ts";
import { storefront } from "../base/house.ts";

const count = (fallback: number) => z.number().int().min(1).max(100).catch(fallback);

const list = (fallback: string) =>
	z
		.string()
		.catch(fallback)
		.transform((text) =>
			text
				.split(";")
				.map((one) => one.trim())
				.filter((one) => one !== ""),
		);

const pictureShape = z
	.object({ width: z.number().positive(), height: z.number().positive() })
	.refine(({ width, height }) => width <= 3 * height && height <= 3 * width);

const NO_HOSTED = { personalisedIndex: false, abTest: false, facets: [], sortings: [] };
const partOfIndexName = z
	.string()
	.regex(/^[\w-]{1,40}$/)
	.optional()
	.catch(undefined);
const hostedSearch = z
	.object({
		indexPrefix: partOfIndexName,
		personalisedSuffix: partOfIndexName,
		personalisedIndex: z.boolean().catch(false),
		abTest: z.boolean().catch(false),
		facets: z.array(z.string()).catch([]),
		sortings: z
			.array(
				z.object({ id: z.string(), label: z.string(), currencies: z.array(z.string()).optional().catch([]) }),
			)
			.catch([]),
	})
	.catch(NO_HOSTED);

const providerAddress = z.url({ protocol: /^https?$/ }).refine((address) => {
	const { protocol, hostname } = new URL(address);
	return protocol === "https:" || hostname === "localhost" || hostname === "127.0.0.1";
});
const identityProvider = z.object({
	id: z.enum(PROVIDER_IDS),
	name: z.string().min(1).max(40),
	clientId: z.string().min(1).max(256),
	authorizeUrl: providerAddress.optional(),
	countries: z.array(z.string()).optional(),
	script: z
		.object({
			id: z.string().max(64),
			src: providerAddress,
			origins: z.array(z.url()).catch([]),
			frames: z.array(z.url()).catch([]),
			consent: z.enum(["analytics", "personalisation", "marketing"]).optional(),
		})
		.optional(),
});
export type IdentityProvider = z.output<typeof identityProvider>;

/** `userId`: by which name receivers know a registered customer (event-14). */
const analytics = z.object({
	productsPerList: count(PRODUCTS_PER_LIST),
	userId: z.enum(["customerNo", "customerId"]).catch("customerId"),
	...tagSettings,
	receivers: z
		.array(z.string())
		.transform((names) => RECEIVER_IDS.filter((id) => names.includes(id)))
		.catch(DEFAULT_RECEIVERS),
});

/** The demands of a market's law on the shop (legal-1). */
const legalRules = z.object({
	pages: z.partialRecord(z.enum(LEGAL_PAGES), z.string().startsWith("/")).catch({}),
	consents: z.array(z.enum(CONSENTS)).catch(["privacy"]),
	minimumAge: z.number().int().min(1).max(99).catch(16),
	priceNote: z.enum(PRICE_NOTES).catch("none"),
	lowestPriceDays: z.number().int().min(1).max(365).optional().catch(undefined),
	unitPrices: z.boolean().optional().catch(undefined),
	guestConsents: z.partialRecord(z.enum(GUEST_CONSENTS), z.enum(["required", "optional"])).catch({}),
	guaranteeNotice: z.number().int().min(1).max(99).optional().catch(undefined),
	contacts: z.array(z.enum(CONTACT_KINDS)).catch([]),
});

const contact = z.object({
	name: z.string().min(1).max(100),
	address: z.string().min(1).max(300),
	contact: z.union([z.email(), z.url({ protocol: /^https?$/ })]),
});

const siteSettings = z.object({
	productListPageSize: count(24),
	searchPageSize: count(24),
	orderPageSize: z.number().int().min(1).max(50).catch(10),
	automaticPages: count(3),
	searchProvider: z.enum(["commerce", "hosted"]).catch("commerce"),
	searchPersonalisation: z.boolean().catch(false),
	hostedSearch,
	recommendationsProvider: z.enum(["einstein", "platform", "none"]).catch("platform"),
	lastPiecesThreshold: z.number().int().min(0).catch(2),
	sizeOrdering: list(""),
	sizeCharts: sizeChartsSchema,
	singleSelectionRefinements: list("price"),
	homeOnSiteChange: z.boolean().catch(false),
	guestWishlistEnabled: z.boolean().catch(false),
	priceType: z.enum(PRICE_TYPES).catch("short"),
	images: z
		.object({
			pixelRatios: z.array(z.number()).min(1).catch([STANDARD_RATIO]),
			productShape: pictureShape.catch(STANDARD_SHAPE),
		})
		.catch({ pixelRatios: [STANDARD_RATIO], productShape: STANDARD_SHAPE })
		.transform(({ pixelRatios, productShape }) => ({
			highestRatio: highestRatio(pixelRatios),
			productShape,
		})),
	loyaltyEnabled: z.boolean().catch(false),
	defaultSort: z
		.string()
		.regex(/^[\w.-]{1,64}$/)
		.catch("best-matches"),
	findInStoreEnabled: z.boolean().catch(false),
	sharingEnabled: z.boolean().catch(false),
	pickUpEnabled: z.boolean().catch(false),
	giftCards: z
		.object({
			amounts: z.record(
				z.string(),
				z.object({
					least: z.number().positive(),
					most: z.number().positive(),
					suggested: z.array(z.number().positive()).max(12).catch([]),
				}),
			),
			designs: z
				.array(
					z.object({
						id: z.string().regex(/^[a-z]{1,40}$/),
						name: z.string().min(1).max(100).optional().catch(undefined),
						src: z.string().max(512),
					}),
				)
				.min(1)
				.max(24),
		})
		.optional()
		.catch(undefined),
	buyNowEnabled: z.boolean().catch(false),
	expressPaymentsEnabled: z.boolean().catch(false),
	expressMethods: z
		.array(
			z.object({
				id: z.string(),
				name: z.string(),
				countries: z.array(z.string()).optional(),
				excludedProducts: z.array(z.string()).catch([]),
				script: providerAddress.optional().catch(undefined),
				style: z.record(z.string(), z.unknown()).optional().catch(undefined),
				opens: sheetStart.optional().catch(undefined),
				messages: z.record(z.string(), z.unknown()).optional().catch(undefined),
			}),
		)
		.catch([]),
	/** Scripts that any page may load on demand; if `countries` is absent, in all countries (wallets-2). */
	walletScripts: z
		.array(z.object({ script: providerAddress, countries: z.array(z.string()).optional() }))
		.catch([]),
	fraudBeacon: z.object({ script: providerAddress }).optional().catch(undefined),
	newsletterEnabled: z.boolean().catch(true),
	newsletterPopup: z
		.object({
			delaySeconds: z.number().min(1).max(86_400),
			excludedPages: z.string().catch(""),
		})
		.optional()
		.catch(undefined),
	newsletterForm: z
		.object({
			names: z.boolean().catch(false),
			gender: z.boolean().catch(false),
			birthday: z.boolean().catch(false),
			newsFor: z.boolean().catch(false),
			dataCollection: z.boolean().catch(false),
			privacy: z.boolean().catch(false),
		})
		.catch({
			names: false,
			gender: false,
			birthday: false,
			newsFor: false,
			dataCollection: false,
			privacy: false,
		})
		.transform((asks) => SIGN_UP_FIELDS.filter((field) => asks[field])),
	analytics: analytics.catch(() => analytics.parse({})),
	consentEverywhere: z.boolean().catch(false),
	/** The rules of each country, by its code. */
	legal: z.record(z.string(), legalRules).catch({}),
	/** The companies that products name where the market's law asks for them (legal-10). */
	productContacts: z
		.object({
			maker: contact,
			makers: z.record(z.string(), contact).optional(),
			responsible: contact.optional(),
			importers: z.record(z.string(), contact).optional(),
		})
		.optional()
		.catch(undefined),
	/** Days from delivery, which the bag promises; absent if the house takes nothing back. */
	returnDays: z.number().int().min(1).max(365).optional().catch(undefined),
	customerServiceEmail: z.email().catch(storefront.customerServiceEmail),
	customerServiceLinks: z
		.record(
			z.string(),
			z.array(z.object({ title: z.string(), url: z.string(), note: z.string().optional() })).catch([]),
		)
		.catch({}),
	passwordPolicy: z
		.object({
			minLength: z.number().int().min(1).max(256),
			maxLength: z.number().int().min(1).max(256),
			forceLetters: z.boolean(),
			forceMixedCase: z.boolean(),
			forceNumbers: z.boolean(),
			minSpecialChars: z.number().int().min(0).max(8),
		})
		.catch(DEFAULT_PASSWORD_POLICY),
	/** Malformed entries are dropped; the order is that of the buttons (identity-50). */
	identityProviders: z
		.array(identityProvider.optional().catch(undefined))
		.transform((all) => all.filter((one) => one !== undefined))
		.catch([]),
	citizenshipEnabled: z.boolean().catch(false),
	thronKey: z
		.string()
		.regex(/^[\w-]{1,64}$/)
		.catch(""),
});

/** Returns what the law of a country asks of the shop, as its house states it; in an unstated country, no document is known. */
export const legalIn = (
	{ legal }: Pick<SiteSettings, "legal">,
	country: string,
): z.output<typeof legalRules> => legal[country] ?? NO_RULES;
const NO_RULES = legalRules.parse({});

/**
 * Returns the settings without wallets and identity providers of other countries, so that neither their buttons nor their scripts are
 * allowed (wallets-2, security-8).
 */
export const settingsIn = (settings: SiteSettings, country: string): SiteSettings => {
	const isHere = ({ countries }: { countries?: readonly string[] }): boolean =>
		countries?.includes(country) ?? true;
	return {
		...settings,
		expressMethods: settings.expressMethods.filter(isHere),
		walletScripts: settings.walletScripts.filter(isHere),
		identityProviders: settings.identityProviders.filter(isHere),
	};
};

export const signInScripts = ({ identityProviders }: Pick<SiteSettings, "identityProviders">) =>
	identityProviders.flatMap(({ script }) => script ?? []);

/** `switchedOff`: the names of switches that operations have set (ops-1). */
export type SiteSettings = z.output<typeof siteSettings> & { switchedOff?: readonly string[] };

export const SETTING_NAMES: readonly string[] = Object.keys(siteSettings.shape);

export const toSiteSettings = (preferences: Record<string, unknown>): SiteSettings =>
	siteSettings.parse(preferences);

export const DEFAULT_SETTINGS: SiteSettings = toSiteSettings({});
