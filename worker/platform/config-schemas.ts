import * as z from "zod/mini";
import { LANGUAGES } from "../../shared/domain/locale/site-locale.ts";

/** What the site controllers answer, as far as the storefront reads it: unknown fields are let through and dropped. */

const language = z.enum(LANGUAGES);
/** Languages that the storefront does not speak are left out, rather than refusing the country. */
const languages = z.pipe(
	z.array(z.string()),
	z.transform((all) => all.filter((one) => language.safeParse(one).success) as z.infer<typeof language>[]),
);

const priceFormat = z.object({
	thousandSeparator: z.string(),
	decimalSeparator: z._default(z.string(), "."),
	currencyFirst: z.boolean(),
	spacing: z._default(z.string(), ""),
	decimals: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(4)), 2),
});

export const countrySchema = z.object({
	countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
	siteId: z.string(),
	name: z.string(),
	currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
	currencySymbol: z.string(),
	languages,
	hreflangs: z._default(z.array(z.string()), []),
	localeSettings: z.object({ priceLong: priceFormat, priceShort: priceFormat }),
});
export const countriesSchema = z.object({ countries: z.array(countrySchema).check(z.minLength(1)) });
export const countryResponseSchema = z.object({ country: countrySchema });

export const localesSchema = z.object({
	defaultLocale: z.string(),
	languages: z.array(
		z.object({
			code: z.string(),
			nativeName: z.string(),
			direction: z._default(z.enum(["ltr", "rtl"]), "ltr"),
		}),
	),
	locales: z.array(z.object({ id: z.string(), language: z.string(), country: z.string() })),
});

export const rateSchema = z.object({ rate: z.number().check(z.positive()) });

/** What a hosted search service does not say itself. */
const NO_HOSTED = { personalisedIndex: false, abTest: false, facets: [], sortings: [] };
const hostedSearch = z.catch(
	z.object({
		/** Customers have an index of their own. */
		personalisedIndex: z.catch(z.boolean(), false),
		abTest: z.catch(z.boolean(), false),
		/** Ids of refinements, in their order. */
		facets: z.catch(z.array(z.string()), []),
		/** The first is the order of the index itself, each other has a replica. */
		sortings: z.catch(z.array(z.object({ id: z.string(), label: z.string() })), []),
	}),
	NO_HOSTED,
);

const count = (fallback: number) =>
	z.catch(z.number().check(z.int(), z.minimum(1), z.maximum(100)), fallback);
/** A preference that a merchant has not set, or has set to nonsense, has its usual value (list-5, list-13). */
export const configurationsSchema = z.object({
	configurations: z.object({
		productListPageSize: count(24),
		automaticPages: count(3),
		searchPageSize: count(24),
		/** Who answers lists and searches (docs/decisions/0028). */
		searchProvider: z.catch(z.enum(["commerce", "hosted"]), "commerce"),
		/** Signed-in customers see what their groups like first; their lists are theirs alone then. */
		searchPersonalisation: z.catch(z.boolean(), false),
		hostedSearch,
		/** Who recommends (docs/decisions/0029). */
		recommendationsProvider: z.catch(z.enum(["einstein", "platform"]), "platform"),
		contentPageSize: count(6),
		lastPiecesThreshold: z.catch(z.number().check(z.int(), z.minimum(0)), 2),
		/** Sizes in order, separated by semicolons (catalogue-9). */
		sizeOrdering: z.catch(z.string(), ""),
		/** Refinements that take one value, separated by semicolons. */
		singleSelectionRefinements: z.catch(z.string(), "price"),
		/** A shopper who moves to another site begins on its home page (locale-6). */
		homeOnSiteChange: z.catch(z.boolean(), false),
		guestWishlistEnabled: z.catch(z.boolean(), false),
		/** "long" or "short"; how prices are written (price-2). */
		priceType: z.catch(z.string(), "short"),
		images: z.catch(z.object({ pixelRatios: z.array(z.number()) }), { pixelRatios: [] }),
		buyNowEnabled: z.catch(z.boolean(), false),
		expressPaymentsEnabled: z.catch(z.boolean(), false),
		expressMethods: z.catch(
			z.array(z.object({ id: z.string(), name: z.string(), countries: z.optional(z.array(z.string())) })),
			[],
		),
		/** Without a delay it is never offered (newsletter-1). */
		newsletterPopup: z.catch(
			z.optional(
				z.object({
					delaySeconds: z.number().check(z.minimum(1), z.maximum(86_400)),
					/** Separated by semicolons. */
					excludedPages: z.catch(z.string(), ""),
				}),
			),
			undefined,
		),
		customerServiceEmail: z.catch(z.string(), "care@vetrina.example"),
		thronKey: z.catch(z.string().check(z.regex(/^[\w-]{1,64}$/)), ""),
		taxation: z.catch(z.enum(["gross", "net"]), "gross"),
	}),
});
