import type { AccountData } from "./account/contract.ts";
import type { AddressesData } from "./addresses/contract.ts";
import type { AgentData } from "./agent/contract.ts";
import type { AppointmentData } from "./appointment/contract.ts";
import type { BrandsData } from "./brands/contract.ts";
import type { CartData } from "./cart/contract.ts";
import type { CategoryLandingData } from "./category-landing/contract.ts";
import type { CheckoutData } from "./checkout/contract.ts";
import type { ConsentData } from "./consent/contract.ts";
import type { ContentData } from "./content/contract.ts";
import type { CustomerServiceData } from "./customer-service/contract.ts";
import type { ErrorData } from "./error/contract.ts";
import type { FindInStoreData } from "./find-in-store/contract.ts";
import type { ForgotPasswordData } from "./forgot-password/contract.ts";
import type { GiftCertificateData } from "./gift-certificate/contract.ts";
import type { GiftCertificatePurchaseData } from "./gift-certificate-purchase/contract.ts";
import type { HomeData } from "./home/contract.ts";
import type { LandingData } from "./landing/contract.ts";
import type { ListData } from "./list/contract.ts";
import type { LoyaltyData } from "./loyalty/contract.ts";
import type { NewPasswordData } from "./new-password/contract.ts";
import type { NewsletterData } from "./newsletter/contract.ts";
import type { NewsletterPreferenceCenterData } from "./newsletter-preference-center/contract.ts";
import type { NewsletterUnsubscribeData } from "./newsletter-unsubscribe/contract.ts";
import type { NotFoundData } from "./not-found/contract.ts";
import type { OfflineData } from "./offline/contract.ts";
import type { OrderData } from "./order/contract.ts";
import type { OrderConfirmationData } from "./order-confirmation/contract.ts";
import type { OrdersData } from "./orders/contract.ts";
import type { PaymentsData } from "./payments/contract.ts";
import type { PersonalDataData } from "./personal-data/contract.ts";
import type { ProductData } from "./product/contract.ts";
import type { ProductNoteData } from "./product-note/contract.ts";
import type { RegisterData } from "./register/contract.ts";
import type { ReserveData } from "./reserve/contract.ts";
import type { ReturnData } from "./return/contract.ts";
import type { ShareData } from "./share/contract.ts";
import type { SharedWishlistData } from "./shared-wishlist/contract.ts";
import type { SignInData } from "./sign-in/contract.ts";
import type { SignInCodeData } from "./sign-in-code/contract.ts";
import type { SitemapData } from "./sitemap/contract.ts";
import type { StoreData } from "./store/contract.ts";
import type { StoreCreditData } from "./store-credit/contract.ts";
import type { StoresData } from "./stores/contract.ts";
import type { TrackOrderData } from "./track-order/contract.ts";
import type { VisitsData } from "./visits/contract.ts";
import type { WishlistData } from "./wishlist/contract.ts";

export type PageContracts = {
	landing: LandingData;
	home: HomeData;
	"category-landing": CategoryLandingData;
	list: ListData;
	product: ProductData;
	cart: CartData;
	checkout: CheckoutData;
	"order-confirmation": OrderConfirmationData;
	wishlist: WishlistData;
	"sign-in": SignInData;
	register: RegisterData;
	"forgot-password": ForgotPasswordData;
	"new-password": NewPasswordData;
	"sign-in-code": SignInCodeData;
	account: AccountData;
	orders: OrdersData;
	order: OrderData;
	"track-order": TrackOrderData;
	return: ReturnData;
	"personal-data": PersonalDataData;
	addresses: AddressesData;
	payments: PaymentsData;
	loyalty: LoyaltyData;
	"store-credit": StoreCreditData;
	"gift-certificate": GiftCertificateData;
	"gift-certificate-purchase": GiftCertificatePurchaseData;
	agent: AgentData;
	newsletter: NewsletterData;
	"newsletter-preference-center": NewsletterPreferenceCenterData;
	"newsletter-unsubscribe": NewsletterUnsubscribeData;
	consent: ConsentData;
	"product-note": ProductNoteData;
	content: ContentData;
	brands: BrandsData;
	"customer-service": CustomerServiceData;
	sitemap: SitemapData;
	stores: StoresData;
	store: StoreData;
	"find-in-store": FindInStoreData;
	reserve: ReserveData;
	appointment: AppointmentData;
	visits: VisitsData;
	share: ShareData;
	"shared-wishlist": SharedWishlistData;
	offline: OfflineData;
	"not-found": NotFoundData;
	error: ErrorData;
};

/**
 * Describes a route. The path builder, the router, cache keys and the list of screens for tests are derived from this table and
 * worker/routes.ts.
 */
type RouteFacts = {
	/** The path without the locale's prefix; null if the catalogue or the editors define the address. */
	path: `/${string}` | null;
	/** The kind of the page, by which analytics counts pages; null for addresses that only receive forms. */
	page: keyof PageContracts | null;
	/**
	 * The query parameters by which caches distinguish versions of a shared page; "list" by default. A private page reads all parameters.
	 */
	reads?: "nothing" | "list" | "search";
	/** True if the page is never prefetched, because it is private, changes data, or costs a search. */
	onDemand?: true;
};

export const ROUTES = {
	home: { path: "/", page: "home", reads: "nothing" },
	category: { path: null, page: "list" },
	product: { path: null, page: "product", reads: "nothing" },
	content: { path: null, page: "content" },
	search: { path: "/search", page: "list", reads: "search", onDemand: true },
	searchNoResult: { path: "/search-no-result", page: "list", reads: "search" },
	brands: { path: "/brands", page: "brands", reads: "nothing" },
	customerService: { path: "/csc", page: "customer-service", reads: "nothing" },
	sitemap: { path: "/sitemap", page: "sitemap", reads: "nothing" },
	stores: { path: "/stores", page: "stores", reads: "search" },
	store: { path: null, page: "store", reads: "nothing" },
	findInStore: { path: "/find-in-store", page: "find-in-store", onDemand: true },
	reserve: { path: "/reserve", page: "reserve", onDemand: true },
	appointment: { path: "/appointment", page: "appointment", onDemand: true },
	visits: { path: "/visits", page: "visits", onDemand: true },
	share: { path: "/share", page: "share", onDemand: true },
	sharedWishlist: { path: "/shared-wishlist", page: "shared-wishlist", onDemand: true },
	cart: { path: "/cart", page: "cart", onDemand: true },
	checkout: { path: "/checkout", page: "checkout", onDemand: true },
	orderConfirmation: { path: "/checkout/confirmation", page: "order-confirmation", onDemand: true },
	wishlist: { path: "/wishlist", page: "wishlist", onDemand: true },
	signIn: { path: "/login", page: "sign-in", onDemand: true },
	providerSignIn: { path: "/login-with", page: null, onDemand: true },
	signInCode: { path: "/login-code", page: "sign-in-code", onDemand: true },
	forgotPassword: { path: "/forgot-password", page: "forgot-password", onDemand: true },
	newPassword: { path: "/new-password", page: "new-password", onDemand: true },
	register: { path: "/register", page: "register", onDemand: true },
	account: { path: "/myaccount", page: "account", onDemand: true },
	personalData: { path: "/personaldata", page: "personal-data", onDemand: true },
	addresses: { path: "/addresses", page: "addresses", onDemand: true },
	payments: { path: "/payments", page: "payments", onDemand: true },
	loyalty: { path: "/loyalty", page: "loyalty", onDemand: true },
	storeCredit: { path: "/store-credit", page: "store-credit", onDemand: true },
	orders: { path: "/orders", page: "orders", onDemand: true },
	order: { path: "/order", page: "order", onDemand: true },
	trackOrder: { path: "/track-order", page: "track-order", onDemand: true },
	return: { path: "/return", page: "return", onDemand: true },
	giftCertificate: { path: "/gift-certificate", page: "gift-certificate", onDemand: true },
	giftCertificatePurchase: {
		path: "/gift-certificate-purchase",
		page: "gift-certificate-purchase",
		onDemand: true,
	},
	agent: { path: "/agent", page: "agent", onDemand: true },
	newsletter: { path: "/newsletter", page: "newsletter" },
	newsletterPreferenceCenter: {
		path: "/newsletter-preference-center",
		page: "newsletter-preference-center",
		onDemand: true,
	},
	newsletterUnsubscribe: {
		path: "/newsletter-unsubscribe",
		page: "newsletter-unsubscribe",
		onDemand: true,
	},
	consent: { path: "/cookie-settings", page: "consent", onDemand: true },
	announcement: { path: "/announcement", page: "content", onDemand: true },
	notifyMe: { path: "/notify-me", page: "product-note", onDemand: true },
	restriction: { path: "/product-restrictions", page: "product-note", onDemand: true },
	sizeGuide: { path: "/size-guide", page: "product-note", onDemand: true },
	preferences: { path: "/preferences", page: null, onDemand: true },
	offline: { path: "/offline", page: "offline", reads: "nothing", onDemand: true },
} as const satisfies Record<string, RouteFacts>;

export type RouteName = keyof typeof ROUTES;
export type FixedRouteName = {
	[N in RouteName]: (typeof ROUTES)[N]["path"] extends null ? never : N;
}[RouteName];

const readFacts = (name: RouteName): RouteFacts => ROUTES[name];
const isFixed = (name: RouteName): name is FixedRouteName => ROUTES[name].path !== null;

// The browser imports paths.ts, which uses this module. The marks let the bundler drop the constants that the browser does not use.
export const fixedRoutes: readonly FixedRouteName[] = /* @__PURE__ */ (() =>
	(Object.keys(ROUTES) as RouteName[]).filter(isFixed))();

const byPath: ReadonlyMap<string, FixedRouteName> = /* @__PURE__ */ (() =>
	new Map(fixedRoutes.map((name) => [ROUTES[name].path, name])))();

/** Returns the route with this path, which has no locale prefix; undefined for addresses of the catalogue and the editors. */
export const routeAt = (path: string): FixedRouteName | undefined => byPath.get(path);

export const readsAt = (path: string): "nothing" | "list" | "search" => {
	const name = routeAt(path) ?? (path.endsWith(".html") ? "product" : "category");
	return readFacts(name).reads ?? "list";
};

const OTHERS_ON_DEMAND = ["account", "logout", "on"];

/**
 * Lists the first segments of addresses that must not be prefetched, as a pattern for speculation rules and for the client's navigation.
 */
export const PREFETCH_DENYLIST: string = /* @__PURE__ */ (() =>
	[
		...new Set(
			fixedRoutes.flatMap((name) => (readFacts(name).onDemand ? [ROUTES[name].path.split("/")[1]] : [])),
		),
		...OTHERS_ON_DEMAND,
	].join("|"))();
