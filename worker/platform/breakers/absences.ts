import type { FamilyName } from "./families.ts";

/** `whole`: the page has all. `lacks`: the page lacks a part. `stops`: the page says 503. `gone`: the page does not exist. */
export type Effect = "whole" | "lacks" | "stops" | "gone";

export type Absence = {
	/** Whether a guest can find, put in the bag and order without the family. */
	sells: boolean;
	/** Effect on every kind of page that `pages` does not name. */
	everyPage?: Effect;
	/** Effects by kind of page, or by path for pages that differ from their kind. Pages that nothing names stay whole. */
	pages?: Readonly<Record<string, Effect>>;
	/** Says to a person what the shop does without the family. */
	says: string;
};

const LISTS = {
	list: "stops",
	"/search-no-result": "whole",
	brands: "stops",
	home: "lacks",
	"category-landing": "lacks",
} as const;

/** Says how the shop does without each family of calls that an instance may lack (platform-19). A test walks every page without each. */
export const ABSENCES = {
	search: {
		sells: false,
		pages: LISTS,
		says: "Lists and search are unavailable; other pages lack rows of products.",
	},
	"hosted-search": {
		sells: true,
		says: "Sites whose search provider is the hosted one have no lists; set the provider to commerce.",
	},
	categories: { sells: false, everyPage: "stops", says: "No page can be built: there is no menu." },
	products: {
		sells: false,
		pages: { product: "stops", "product-note": "stops", wishlist: "stops", share: "stops" },
		says: "Pages of products are unavailable, and nothing can be put into the bag.",
	},
	slas: { sells: false, everyPage: "stops", says: "No session can begin, so that nothing can be read." },
	identity: { sells: true, says: "Signing in by Google, Apple and the like fails; passwords work." },
	contexts: { sells: true, says: "Prices and promotions of campaigns and customer groups do not apply." },
	baskets: { sells: false, pages: { cart: "stops" }, says: "There is no bag." },
	orders: { sells: false, says: "Nothing can be ordered, and no order is shown." },
	customers: {
		sells: true,
		pages: { wishlist: "stops" },
		says: "There are no accounts and wishlists; guests order.",
	},
	addresses: { sells: true, says: "Addresses are typed without suggestions." },
	"gift-certificates": { sells: true, says: "The balance of a gift card is unknown." },
	stores: {
		sells: true,
		pages: { stores: "stops", store: "stops" },
		says: "The boutiques are unavailable, and nothing can be collected from one.",
	},
	seo: { sells: true, says: "Addresses are found by the ids in them, and old ones are not redirected." },
	payments: {
		sells: true,
		says: "Cards and wallets are refused; methods that need no processor, such as an invoice, work.",
	},
	consents: { sells: true, says: "A newsletter whose way is Shopper Consents says that it is unavailable." },
	geolocation: { sells: true, says: "Consent is asked for everywhere." },
	"order-facts": { sells: true, says: "Analytics learns nothing of an order after its purchase." },
	custom: {
		sells: true,
		says: "Newsletter, loyalty, notifications, sharing, appointments and shared bags say that they are unavailable.",
	},
	controllers: {
		sells: true,
		pages: { "not-found": "lacks", share: "gone", "gift-certificate-purchase": "gone" },
		says: "Countries, languages and settings are the house's; old addresses are not redirected; what needs a setting of theirs, such as gift cards, is not offered; customer groups are unknown.",
	},
	recommendations: { sells: true, says: "Pages have no rows of recommendations." },
	dataset: { sells: true, says: "The data set receives no events." },
	content: {
		sells: true,
		everyPage: "lacks",
		pages: { content: "stops" },
		says: "There are no editors' pages, banners and footer; the menu is the catalogue's.",
	},
	media: { sells: true, says: "Pictures are missing." },
	videos: { sells: true, says: "Films are missing." },
} as const satisfies Record<FamilyName, Absence>;

/** Effects that differ if several families are missing: without controllers, nothing says that an editors' page exists. */
export const TOGETHER: readonly {
	families: readonly FamilyName[];
	pages: Readonly<Record<string, Effect>>;
}[] = [{ families: ["controllers", "content"], pages: { content: "gone", "/announcement": "stops" } }];

export const readAbsence = (family: FamilyName): Absence => ABSENCES[family];

const RANK = ["lacks", "stops", "gone"] as const;

/** Returns the effect of missing families on a page of a kind, whose path is without the locale. */
export const findEffect = (families: readonly FamilyName[], kind: string, path: string): Effect => {
	const readPages = (pages: Readonly<Record<string, Effect>>): Effect | undefined =>
		pages[path] ?? pages[kind];
	const together = TOGETHER.find(
		(row) => readPages(row.pages) && row.families.every((family) => families.includes(family)),
	);
	const ofTogether = together && readPages(together.pages);
	if (ofTogether) return ofTogether;
	const effects = families.map((family) => {
		const { everyPage, pages = {} } = readAbsence(family);
		return readPages(pages) ?? everyPage;
	});
	return RANK.findLast((effect) => effects.includes(effect)) ?? "whole";
};
