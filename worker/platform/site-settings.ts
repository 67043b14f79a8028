import { DEFAULT_PASSWORD_POLICY } from "@vetrina/shop-rules/identity/password-policy.ts";
import { PRICE_TYPES } from "@vetrina/shop-rules/price/price.ts";
import * as z from "zod";
import { sheetStart } from "../../shared/contracts/wallets.ts";
import { PROVIDER_IDS } from "../../shared/domain/identity/providers.ts";
import { highestRatio, STANDARD_RATIO, STANDARD_SHAPE } from "../../shared/domain/media/images.ts";
import { SIGN_UP_FIELDS } from "../../shared/domain/newsletter/sign-up.ts";
import { storefront } from "../base/house.ts";

/**
 * What merchants set for a site, by the platform's names, with the value that holds where a preference is missing or malformed.
 * Loaders get all of it as `cx.settings`: a new setting is a line here, and a value in the platform's preferences.
 */

const count = (fallback: number) => z.number().int().min(1).max(100).catch(fallback);

/** The platform keeps lists as one text between semicolons. */
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

/** Numbers of a ratio, such as 4 and 5; what is far longer than wide, or wider than long, is a mistake. */
const pictureShape = z
	.object({ width: z.number().positive(), height: z.number().positive() })
	.refine(({ width, height }) => width <= 3 * height && height <= 3 * width);

/** What a hosted search service does not say itself. */
const NO_HOSTED = { personalisedIndex: false, abTest: false, facets: [], sortings: [] };
const partOfIndexName = z
	.string()
	.regex(/^[\w-]{1,40}$/)
	.optional()
	.catch(undefined);
const hostedSearch = z
	.object({
		/** Before the site's id in the name of each index. */
		indexPrefix: partOfIndexName,
		/** Behind the name of the personalised index. */
		personalisedSuffix: partOfIndexName,
		/** Customers have an index of their own. */
		personalisedIndex: z.boolean().catch(false),
		abTest: z.boolean().catch(false),
		/** Ids of refinements, in their order. */
		facets: z.array(z.string()).catch([]),
		/** The first is the order of the index itself; each other has a replica, and in these currencies one of their own. */
		sortings: z
			.array(
				z.object({ id: z.string(), label: z.string(), currencies: z.array(z.string()).optional().catch([]) }),
			)
			.catch([]),
	})
	.catch(NO_HOSTED);

/** Addresses are https; on a developer's own machine http. */
const providerAddress = z.url({ protocol: /^https?$/ }).refine((address) => {
	const { protocol, hostname } = new URL(address);
	return protocol === "https:" || hostname === "localhost" || hostname === "127.0.0.1";
});
const identityProvider = z.object({
	id: z.enum(PROVIDER_IDS),
	name: z.string().min(1).max(40),
	clientId: z.string().min(1).max(256),
	authorizeUrl: providerAddress.optional(),
	/** Countries that it is offered in; absent for all. */
	countries: z.array(z.string()).optional(),
	/** Signs in within the page; without it, and where it does not load, by the provider's page (identity-57). */
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

const siteSettings = z.object({
	productListPageSize: count(24),
	searchPageSize: count(24),
	/** Orders on a page of the history (orders-2); the platform gives at most 50. */
	orderPageSize: z.number().int().min(1).max(50).catch(10),
	automaticPages: count(3),
	/** The service for lists and searches (decision 28). */
	searchProvider: z.enum(["commerce", "hosted"]).catch("commerce"),
	/** Signed-in customers see what their groups like first; their lists are theirs alone then. */
	searchPersonalisation: z.boolean().catch(false),
	hostedSearch,
	/** Who recommends (decision 29). */
	recommendationsProvider: z.enum(["einstein", "platform"]).catch("platform"),
	lastPiecesThreshold: z.number().int().min(0).catch(2),
	/** Sizes in the order in which they are shown (catalogue-9). */
	sizeOrdering: list(""),
	/** Ids of refinements that take one value (list-3). */
	singleSelectionRefinements: list("price"),
	/** A shopper who goes to another site begins on its home page (locale-6). */
	homeOnSiteChange: z.boolean().catch(false),
	guestWishlistEnabled: z.boolean().catch(false),
	/** How prices are written (price-2). */
	priceType: z.enum(PRICE_TYPES).catch("short"),
	/** Screen densities that pictures are made for, and the shape of products' pictures (media-11). */
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
	/** Customers may join a loyalty programme (loyalty-4). */
	loyaltyEnabled: z.boolean().catch(false),
	/** Products say which stores have a size (stores-5). */
	findInStoreEnabled: z.boolean().catch(false),
	/** Products and wishlists can be shown to others (sharing-1, sharing-2). */
	sharingEnabled: z.boolean().catch(false),
	/** Orders may be fetched in a store (stores-7). */
	pickUpEnabled: z.boolean().catch(false),
	/** What gift cards may be worth, by currency (suggested amounts in one order in all of them), and how they look (gifts-2); missing where the house sells none. */
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
				.array(z.object({ id: z.string().regex(/^[a-z]{1,40}$/), src: z.string().max(512) }))
				.min(1)
				.max(24),
		})
		.optional()
		.catch(undefined),
	buyNowEnabled: z.boolean().catch(false),
	expressPaymentsEnabled: z.boolean().catch(false),
	/** Wallets with a button on the product page; without countries, everywhere. */
	expressMethods: z
		.array(
			z.object({
				id: z.string(),
				name: z.string(),
				countries: z.array(z.string()).optional(),
				/** Ids of products that it does not pay. */
				excludedProducts: z.array(z.string()).catch([]),
				script: providerAddress.optional().catch(undefined),
				/** What its own button looks like. */
				style: z.record(z.string(), z.unknown()).optional().catch(undefined),
				/** What its sheet opens with (wallets-6). */
				opens: sheetStart.optional().catch(undefined),
				/** Its message about paying later (wallets-15). */
				messages: z.record(z.string(), z.unknown()).optional().catch(undefined),
			}),
		)
		.catch([]),
	/** Scripts of wallets that any page may load on demand; without countries, everywhere (wallets-2). */
	walletScripts: z
		.array(z.object({ script: providerAddress, countries: z.array(z.string()).optional() }))
		.catch([]),
	/** The fraud service's script, which bag and checkout load; absent: none (checkout-21). */
	fraudBeacon: z.object({ script: providerAddress }).optional().catch(undefined),
	/** Without a delay it is never offered (newsletter-1). */
	newsletterPopup: z
		.object({
			delaySeconds: z.number().min(1).max(86_400),
			/** Separated by semicolons. */
			excludedPages: z.string().catch(""),
		})
		.optional()
		.catch(undefined),
	/** Fields of newsletter sign-ups besides the address, a row for each field (newsletter-15). */
	newsletterForm: z
		.object({
			/** First and last name. */
			names: z.boolean().catch(false),
			gender: z.boolean().catch(false),
			birthday: z.boolean().catch(false),
			/** Women, men, children. */
			newsFor: z.boolean().catch(false),
			/** Consent to profiling: `authorizationDataCollection`. */
			dataCollection: z.boolean().catch(false),
			/** Consent to the privacy policy: `privacyAuthorization`. */
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
	/** Consent is asked for in every country, whatever its law (consent-4). */
	consentEverywhere: z.boolean().catch(false),
	customerServiceEmail: z.email().catch(storefront.customerServiceEmail),
	/** Where customer service leads on to, by language; paths of the shop or whole addresses. */
	customerServiceLinks: z
		.record(
			z.string(),
			z.array(z.object({ title: z.string(), url: z.string(), note: z.string().optional() })).catch([]),
		)
		.catch({}),
	/** What passwords have to be like (identity-7). */
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
	/** Where customers may sign in as well, in the order of their buttons (identity-50); one that cannot be read is left out. */
	identityProviders: z
		.array(identityProvider.optional().catch(undefined))
		.transform((all) => all.filter((one) => one !== undefined))
		.catch([]),
	/** Registration asks for the citizenship. */
	citizenshipEnabled: z.boolean().catch(false),
	/** The public key of films at Thron. */
	thronKey: z
		.string()
		.regex(/^[\w-]{1,64}$/)
		.catch(""),
});

/**
 * The settings as one country of the site has them: without the wallets and identity providers of others, so that neither their buttons are shown
 * nor their scripts allowed (wallets-2, security-8).
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

/** The scripts that the sign-in of a site may load, on any of its pages. */
export const signInScripts = ({ identityProviders }: Pick<SiteSettings, "identityProviders">) =>
	identityProviders.flatMap(({ script }) => script ?? []);

export type SiteSettings = z.output<typeof siteSettings>;

/** Names of the preferences that the storefront takes. */
export const SETTING_NAMES: readonly string[] = Object.keys(siteSettings.shape);

/** Never throws: every preference has a default (list-5, list-13). */
export const toSiteSettings = (preferences: Record<string, unknown>): SiteSettings =>
	siteSettings.parse(preferences);

/** A site that says nothing. */
export const DEFAULT_SETTINGS: SiteSettings = toSiteSettings({});
