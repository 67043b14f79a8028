import type { House } from "@vetrina/commerce-sandbox/house/house.ts";
import { media } from "@vetrina/drawn-pictures/house-media.ts";
import { outfits } from "./catalogue/outfits.ts";
import { content } from "./content.ts";
import { DEMO_PASSWORD, demoCustomers } from "./customers.ts";
import { facts } from "./facts.ts";
import { films, THRON_KEY } from "./films/films.ts";
import { productContacts } from "./markets/legal/product-contacts.ts";
import type { Currency } from "./markets/market-row.ts";
import { markets } from "./markets/markets.ts";
import { demoSearches } from "./searches.ts";
import { seller } from "./seller.ts";
import { carriers } from "./settings/carriers.ts";
import { countries, currencySettings } from "./settings/countries.ts";
import { groupRules, restrictedGroups } from "./settings/customer-groups.ts";
import { deliveryCalendar } from "./settings/delivery/delivery-calendar.ts";
import { pickUp, shippingMethodsTo } from "./settings/delivery/shipping-methods.ts";
import { giftCards } from "./settings/gift-cards.ts";
import { INVENTORY_LIST } from "./settings/inventory.ts";
import { legacyRedirects } from "./settings/legacy-redirects.ts";
import { loyalty } from "./settings/loyalty.ts";
import { localPrice } from "./settings/market-prices.ts";
import { organizations } from "./settings/organizations.ts";
import { paymentMethods } from "./settings/payment-methods.ts";
import { affinities } from "./settings/personalization.ts";
import { cardExpiryYears, listPreferences } from "./settings/preferences.ts";
import { promotionRules } from "./settings/promotions.ts";
import { searchRules } from "./settings/search-rules.ts";
import { searchSynonyms } from "./settings/search-synonyms.ts";
import { passwordPolicy } from "./settings/shop-settings.ts";
import { sites } from "./settings/sites.ts";
import { sizeCharts } from "./settings/size-charts.ts";
import { sortingOptions } from "./settings/sorting-options.ts";
import { stockInStore } from "./settings/stores/store-stock.ts";
import { postalAreas, stores } from "./settings/stores/stores.ts";
import { streets } from "./settings/stores/streets.ts";
import { subscriptions } from "./settings/subscriptions.ts";
import { taxRateAt } from "./settings/taxes.ts";

export const house: House = {
	name: "Vetrina",
	id: "vetrina",
	realm: "vtra",
	carriers,
	returns: {
		days: facts.returnDays,
		hygieneCategories: ["accessories-jewellery-earrings"],
		address: ["Vetrina Returns", "Via Solferino 27", "20121 Milano MI", "Italy"],
	},
	organizations,
	sites,
	countries,
	sizeCharts,
	seller,
	legal: Object.fromEntries([...markets].map(([code, { legal }]) => [code, legal])),
	productContacts,
	currencies: currencySettings,
	localPrice: (euro, currency) => localPrice(euro, currency as Currency),
	preferencesOf: listPreferences,
	passwordPolicy,
	cardExpiryYears,
	abTests: [{ test: "larger-tiles", segments: ["A", "B"] }],
	customerGroups: ["VIP", ...Object.values(restrictedGroups)],
	groupRules,
	inventoryList: INVENTORY_LIST,
	paymentMethods,
	shipping: {
		defaultMethod: "standard",
		methodsTo: shippingMethodsTo,
		pickUp,
		madeToOrderDays: 7 * facts.madeToOrderWeeks,
		calendarOf: deliveryCalendar,
	},
	taxRateAt,
	promotionRules,
	loyalty,
	newsletter: {
		confirmedIn: [...markets.values()].flatMap(({ code, legal }) =>
			legal.newsletter.value === "confirmed" ? code : [],
		),
	},
	giftCards,
	sortingOptions,
	search: { rules: searchRules, synonyms: searchSynonyms, affinities, popular: demoSearches },
	outfits,
	stores,
	stockInStore,
	postalAreas,
	reservationHours: 48,
	streets,
	subscriptions,
	redirects: legacyRedirects,
	content,
	media,
	films: {
		key: THRON_KEY,
		records: films,
		file: async (id) => (await import("./films/film-files.ts")).filmFiles[id],
	},
	models: {
		"bucket-bag": async (color) => (await import("./models/bucket-bag.ts")).bucketBag(color),
	},
	customers: { password: DEMO_PASSWORD, people: demoCustomers },
};
