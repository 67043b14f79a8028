import type { PasswordPolicy } from "@vetrina/shop-rules/identity/password-policy.ts";
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
import type { HouseShipping } from "./shipping-methods.ts";
import type { SampleCustomer, Subscription } from "./shoppers.ts";
import type { Site, SiteSetting } from "./sites.ts";
import type { SortingOption } from "./sorting-options.ts";
import type { PostalArea, Store } from "./stores.ts";
import type { Street } from "./streets.ts";

/** All that the engine knows of whose shop it serves. */
export type House = {
	/** What shoppers read, on a card's statement for example. */
	name: string;
	/** Lower-case letters: the house's name for other services, such as its content space and its hosted indexes. */
	id: string;
	/** The realm of its recommendation service. */
	realm: string;
	/** The first brings parcels whose shipping method names no carrier, and returns. */
	carriers: readonly [Carrier, ...Carrier[]];
	returns: {
		/** From delivery. */
		days: number;
		/** Of categories, theirs and of those in them: what is not taken back once it may have been worn or opened. */
		hygieneCategories: readonly string[];
		/** Where parcels go; a line each, in Latin letters. */
		address: readonly string[];
	};
	/** Who may call the cloud what; in production the first alone. */
	organizations: readonly [Organization, ...Organization[]];
	sites: readonly [SiteSetting, ...SiteSetting[]];
	countries: readonly Country[];
	currencies: readonly CurrencySetting[];
	/** What an amount in euro becomes in a market. */
	localPrice: (euro: number, currency: Currency) => number;
	/** What a site's merchants may set, as Configurations-Get has it. */
	preferencesOf: (site: Site) => {
		currencies: readonly Currency[];
		hostedSearch: object;
		/** How prices are written: "long" with decimals, "short" without those that are zero. */
		priceType: "long" | "short";
		/** Where customers may sign in as well. Addresses that are paths are those of the cloud's stand-ins. */
		identityProviders?: readonly IdentityProviderSetting[];
		/** Wallets with a button on the product page, and the scripts of all; likewise. */
		expressMethods?: readonly ScriptSetting[];
		walletScripts?: readonly ScriptSetting[];
		/** The fraud service's script, for bag and checkout; likewise. */
		fraudBeacon?: ScriptSetting;
		[name: string]: unknown;
	};
	passwordPolicy: PasswordPolicy;
	/** How many years ahead of this one a card's expiry may lie; 10 where the house does not say. */
	cardExpiryYears?: number;
	/** Groups that customers are put into by hand. */
	customerGroups: readonly string[];
	/** Groups that a session is in by what its context says. */
	groupRules?: readonly GroupRule[];
	/** The one inventory list of all sites. */
	inventoryList: string;
	paymentMethods: readonly PaymentMethodSetting[];
	shipping: HouseShipping;
	/** As a fraction; undefined where it is unknown, as in the United States without a state. */
	taxRateAt: (countryCode: string | undefined, stateCode?: string) => number | undefined;
	promotionRules: PromotionRules;
	/** Missing where the house has no programme. */
	loyalty?: LoyaltySetting;
	/** Countries whose law wants a mail's link followed before anyone is written to (newsletter-11). */
	newsletter?: { confirmedIn: readonly string[] };
	/** Missing where the house sells none. */
	giftCards?: GiftCardSetting;
	/** By site, in its order. */
	sortingOptions: Readonly<Record<string, readonly SortingOption[]>>;
	search: SearchSettings;
	/** What completes the products of a category: other categories, the first ones first. */
	outfits: Readonly<Record<string, readonly string[]>>;
	stores: readonly Store[];
	/** Units of a variant that a store counts, those that it keeps for someone among them; the house may have fewer in all. */
	stockInStore: (inventoryId: string, variantId: string) => number;
	postalAreas: readonly PostalArea[];
	/** A store keeps what is reserved to its last closing time in so many hours; if it is closed that long, to the end of its next opening day. */
	reservationHours: number;
	/** What the address service knows; missing where the house has none. */
	streets?: readonly Street[];
	subscriptions: readonly Subscription[];
	/** Former addresses → where their content is now, without locale. A target may itself be moved on. */
	redirects: Readonly<Record<string, { to: string; status: 301 | 302 }>>;
	content: HouseContent;
	media: HouseMedia;
	films: HouseFilms;
	models: HouseModels;
	/** Who is there to log in as outside production, all with one password. */
	customers: { password: string; people: readonly SampleCustomer[] };
};
