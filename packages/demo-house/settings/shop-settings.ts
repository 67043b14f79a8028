import { toLegalRules } from "@vetrina/shop-rules/legal/legal-set.ts";
import { sizeOrder } from "../catalogue/lexicon/size-scales.ts";
import { facts } from "../facts.ts";
import { productContacts } from "../markets/legal/product-contacts.ts";
import { markets, type SiteId } from "../markets/markets.ts";
import { customerServiceLinks } from "./customer-service-links.ts";
import { listSizeCharts } from "./size-charts.ts";

export const passwordPolicy = {
	minLength: 8,
	maxLength: 64,
	forceLetters: true,
	forceMixedCase: true,
	forceNumbers: true,
	minSpecialChars: 1,
} as const;

const guestWishlist: Record<SiteId, boolean> = {
	"vetrina-eu": true,
	"vetrina-us": true,
	"vetrina-me": true,
	"vetrina-ap": false,
};

/** Returns the settings that need no service of the house's own, so that they apply on any instance. */
export const shopSettings = (id: SiteId) =>
	({
		guestWishlistEnabled: guestWishlist[id],
		citizenshipEnabled: id === "vetrina-me",
		homeOnSiteChange: false,
		returnDays: facts.returnDays,
		legal: Object.fromEntries(
			[...markets].flatMap(([code, { siteId, legal }]) =>
				siteId === id ? [[code, toLegalRules(legal)]] : [],
			),
		),
		productContacts,
		productListPageSize: 24,
		orderPageSize: 10,
		/** Pages of a list that load while scrolling, including the first; further pages load by a button. */
		automaticPages: 3,
		searchPageSize: 24,
		sizeOrdering: sizeOrder,
		sizeCharts: listSizeCharts(id),
		singleSelectionRefinements: "price;c_season",
		/** "long" always shows decimals, "short" hides zero decimals. */
		priceType: "short",
		lastPiecesThreshold: 2,
		loyaltyEnabled: true,
		findInStoreEnabled: true,
		sharingEnabled: true,
		pickUpEnabled: true,
		buyNowEnabled: true,
		newsletterPopup: { delaySeconds: 30, excludedPages: "/cart;/myaccount;/pdp" },
		newsletterForm: { newsFor: true, dataCollection: true },
		passwordPolicy,
		customerServiceEmail: "care@vetrina.example",
		customerServiceLinks,
		images: { pixelRatios: [1, 2] },
	}) as const;
