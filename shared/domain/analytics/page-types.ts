import type { PageContracts } from "../../../pages/routes.ts";

/** The labels by which analytics distinguishes pages, flyouts and popups (event-6). */
export const PAGE_TYPES = [
	"home",
	"product list",
	"product detail",
	"category landing",
	"splash page",
	"error",
	"return order",
	"gift certificate",
	"quick search",
	"search results",
	"search preview",
	"full search results",
	"cart",
	"wishlist",
	"my account",
	"sign up",
	"newsletter popup",
	"newsletter page",
	"footer newsletter",
	"notify-me popup",
	"waiting-list newsletter",
	"register user",
	"popup",
	"customer service",
	"other",
] as const;
export type PageType = (typeof PAGE_TYPES)[number];

type PageKind = keyof PageContracts;

/** The pages of each label; those of no label are "other". */
const KINDS = {
	"splash page": ["landing"],
	home: ["home"],
	"category landing": ["category-landing"],
	"product list": ["list"],
	"product detail": ["product"],
	cart: ["cart"],
	wishlist: ["wishlist", "shared-wishlist"],
	"register user": ["register"],
	"my account": [
		"sign-in",
		"sign-in-code",
		"forgot-password",
		"new-password",
		"account",
		"orders",
		"order",
		"personal-data",
		"addresses",
		"payments",
		"loyalty",
		"store-credit",
		"visits",
	],
	"customer service": ["track-order", "customer-service"],
	"return order": ["return"],
	"gift certificate": ["gift-certificate", "gift-certificate-purchase"],
	"newsletter page": ["newsletter", "newsletter-preference-center", "newsletter-unsubscribe"],
	popup: ["product-note", "share"],
	error: ["not-found", "error"],
} as const satisfies Partial<Record<PageType, readonly PageKind[]>>;

const TYPES = new Map<string, PageType>(
	Object.entries(KINDS).flatMap(([type, kinds]) => kinds.map((kind) => [kind, type as PageType] as const)),
);

/** Returns the label of a page. `search`: the page shows results of a search, all of them or refined ones. */
export const classifyPageType = (kind: string, search?: { isRefined: boolean }): PageType => {
	if (kind === "list" && search) return search.isRefined ? "search results" : "full search results";
	return TYPES.get(kind) ?? "other";
};

/** The labels of flyouts and popups; those that are missing here are popups. */
const LAYERS: Readonly<Record<string, PageType>> = {
	minicart: "cart",
	wishlist: "wishlist",
	quickSearch: "quick search",
	login: "my account",
	newsletter: "footer newsletter",
	newsletterAutomaticPopup: "newsletter popup",
	notifyMe: "notify-me popup",
};

/**
 * Returns the label of what is open above the page. `isTyping`: the quick search shows suggestions. `tab`: the form that the login flyout shows.
 */
export const classifyLayer = (
	name: string,
	{ isTyping = false, tab }: { isTyping?: boolean; tab?: string } = {},
): PageType => {
	if (name === "quickSearch" && isTyping) return "search preview";
	if (name === "login" && tab === "register") return "sign up";
	return LAYERS[name] ?? "popup";
};

/** Returns the label of the form in which a shopper has subscribed to the newsletter. */
export const classifySignUp = (form: "footer" | "popup" | "page" | "waitingList"): PageType =>
	(
		({
			footer: "footer newsletter",
			popup: "newsletter popup",
			page: "newsletter page",
			waitingList: "waiting-list newsletter",
		}) as const
	)[form];
