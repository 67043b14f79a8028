import type { PasswordPolicy } from "@vetrina/shop-rules/identity/password-policy.ts";
import type { LegalSets } from "@vetrina/shop-rules/legal/legal-set.ts";
import type { ProductContacts } from "@vetrina/shop-rules/legal/product-contacts.ts";
import type { SizeCharts } from "@vetrina/shop-rules/sizes/size-table.ts";
import type { Carrier } from "./carriers.ts";
import type { HouseContent } from "./content.ts";
import type { Country, Currency, CurrencySetting } from "./countries.ts";
import type { GiftCardSetting } from "./gift-cards.ts";
import type { GroupRule } from "./group-rule.ts";
import type { IdentityProviderSetting } from "./identity-providers.ts";
import type { LoyaltySetting } from "./loyalty.ts";
import type { HouseFilms, HouseMedia, HouseModels } from "./media.ts";
import type { Organization } from "./organization.ts";
import type { PaymentMethodSetting, ScriptSetting } from "./payment-methods.ts";
import type { PromotionRules } from "./promotions.ts";
import type { SearchSettings } from "./search-settings.ts";
import type { Seller } from "./seller.ts";
import type { HouseShipping } from "./shipping-methods.ts";
import type { SampleCustomer, Subscription } from "./shoppers.ts";
import type { Site, SiteSetting } from "./sites.ts";
import type { SortingOption } from "./sorting-options.ts";
import type { PostalArea, Store } from "./stores.ts";
import type { Street } from "./streets.ts";
import type { TagOrigins } from "./tag-origins.ts";

export type House = {
	name: string;
	id: string;
	realm: string;
	/** The first carrier carries returns, and parcels whose shipping method names no carrier. */
	carriers: readonly [Carrier, ...Carrier[]];
	returns: {
		days: number;
		hygieneCategories: readonly string[];
		address: readonly string[];
	};
	organizations: readonly [Organization, ...Organization[]];
	sites: readonly [SiteSetting, ...SiteSetting[]];
	countries: readonly Country[];
	/** Converts sizes for mails; a house without charts names its own sizes (product-19). */
	sizeCharts?: SizeCharts;
	/** The legal set of each country, by its code; a build fails if a country has none (legal-1). */
	legal?: LegalSets;
	seller?: Seller;
	/** Companies that products name; a build fails if a legal set asks for one that is not there (legal-10). */
	productContacts?: ProductContacts;
	currencies: readonly CurrencySetting[];
	localPrice: (euro: number, currency: Currency) => number;
	preferencesOf: (site: Site) => {
		currencies: readonly Currency[];
		hostedSearch: object;
		priceType: "long" | "short";
		identityProviders?: readonly IdentityProviderSetting[];
		expressMethods?: readonly ScriptSetting[];
		walletScripts?: readonly ScriptSetting[];
		fraudBeacon?: ScriptSetting;
		analytics?: TagOrigins;
		[name: string]: unknown;
	};
	passwordPolicy: PasswordPolicy;
	cardExpiryYears?: number;
	customerGroups: readonly string[];
	groupRules?: readonly GroupRule[];
	/** A/B tests in which every customer takes part, in one segment each. */
	abTests?: readonly { test: string; segments: readonly [string, ...string[]] }[];
	inventoryList: string;
	paymentMethods: readonly PaymentMethodSetting[];
	shipping: HouseShipping;
	/** Returns the tax rate as a fraction; undefined if unknown, as in the United States without a state. */
	taxRateAt: (countryCode: string | undefined, stateCode?: string) => number | undefined;
	promotionRules: PromotionRules;
	loyalty?: LoyaltySetting;
	/** ISO codes of countries whose law requires a newsletter subscription to be confirmed by mail (newsletter-11). */
	newsletter?: { confirmedIn: readonly string[] };
	giftCards?: GiftCardSetting;
	sortingOptions: Readonly<Record<string, readonly SortingOption[]>>;
	search: SearchSettings;
	outfits: Readonly<Record<string, readonly string[]>>;
	stores: readonly Store[];
	stockInStore: (inventoryId: string, variantId: string) => number;
	postalAreas: readonly PostalArea[];
	/**
	 * Hours that a reservation lasts at most: it ends with the last closing time of the store within them, or with the store's next opening
	 * day if the store stays closed longer.
	 */
	reservationHours: number;
	streets?: readonly Street[];
	subscriptions: readonly Subscription[];
	/** Former addresses and their replacements, without locale. A replacement may be a former address itself. */
	redirects: Readonly<Record<string, { to: string; status: 301 | 302 }>>;
	content: HouseContent;
	media: HouseMedia;
	films: HouseFilms;
	models: HouseModels;
	customers: { password: string; people: readonly SampleCustomer[] };
};
