import { house } from "../../house.ts";
import { stores } from "../../settings/stores.ts";

type FixedRoute = { action: string; [datum: string]: string };

const fixedRoutes: Readonly<Record<string, FixedRoute>> = {
	"/": { action: "Home-Show" },
	"/cart": { action: "Cart-Show" },
	"/search": { action: "Search-Show" },
	"/search-no-result": { action: "Search-Show" },
	"/checkout": { action: "COCheckout-Begin" },
	"/checkout/confirmation": { action: "COPlaceOrder-Show" },
	"/login": { action: "Login-Show" },
	"/register": { action: "Account-Registration" },
	"/wishlist": { action: "Wishlist-Show" },
	"/myaccount": { action: "MyAccount-Show" },
	"/orders": { action: "Order-History" },
	"/order": { action: "Order-Details" },
	"/personaldata": { action: "MyAccount-PersonalData" },
	"/store-credit": { action: "MyAccount-StoreCredit" },
	"/loyalty": { action: "Loyalty-Show" },
	"/addresses": { action: "Address-List" },
	"/payments": { action: "PaymentInstruments-List" },
	"/track-order": { action: "Order-Track" },
	"/return": { action: "Order-Return" },
	"/gift-certificate": { action: "GiftCert-CheckBalance" },
	"/gift-certificate-purchase": { action: "GiftCert-Purchase" },
	"/newsletter-preference-center": { action: "Newsletter-PreferenceCenter" },
	"/newsletter-unsubscribe": { action: "Newsletter-Unsubscribe" },
	"/sitemap": { action: "SiteMap-Show" },
	"/csc": { action: "CustomerService-Show" },
	"/stores": { action: "Stores-Find" },
};

const pipelines = new Set([
	"COCart-Show",
	"Cart-Show",
	"Cart-Proxy",
	"Paypal-Popup",
	"COCheckout-Begin",
	"COPlaceOrder-Show",
	"Login-Show",
	"Account-Login",
	"Account-Registration",
	"Account-Show",
	"Account-EditProfile",
	"Account-StoreCredit",
	"MyAccount-Show",
	"MyAccount-PersonalData",
	"MyAccount-StoreCredit",
	"Address-List",
	"PaymentInstruments-List",
	"Wishlist-Show",
	"Loyalty-Show",
	"Order-History",
	"Order-Details",
	"Order-Track",
	"Order-TrackOrder",
	"Order-Return",
	"GiftCert-CheckBalance",
	"GiftCert-Purchase",
	"Newsletter-PreferenceCenter",
	"Newsletter-Unsubscribe",
	"CustomerService-Show",
	"SiteMap-Show",
	"Stores-Find",
	"SplashPage",
	"MyAccountPage",
	"OrdersPage",
	"Wishlist",
	"PersonalDataPage",
	"AddressesPage",
	"PaymentsPage",
]);

export function fixedRoute(path: string, query: URLSearchParams): FixedRoute | undefined {
	const last = path.slice(path.lastIndexOf("/") + 1);
	if (pipelines.has(last) || pipelines.has(last.replace(/-Show$/, ""))) return { action: last };
	const store = stores.find(({ id }) => path === `/stores/${id}`);
	if (store) return { action: "Stores-Details", storeId: store.id };
	if (!Object.hasOwn(fixedRoutes, path)) return undefined;
	const route = fixedRoutes[path];
	const q = query.get("q");
	// The platform searches for at most 50 characters.
	return route?.action === "Search-Show" && q ? { ...route, q: q.slice(0, 50) } : route;
}

const MAX_PATH = 1200;

export function pagePath(encodedPath: string): string | undefined {
	let path: string;
	try {
		path = decodeURIComponent(encodedPath);
	} catch {
		return undefined;
	}
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
	if (path.length > MAX_PATH || /[\u0000-\u001f\\]/.test(path)) return undefined;
	return `/${path.split("/").filter(Boolean).join("/")}`;
}

export type Redirect = { location: string; status: 301 | 302 };

export function legacyChain(path: string): { path: string; redirects: Redirect[] } {
	const redirects: Redirect[] = [];
	const seenPaths = new Set<string>();
	let current = path;
	while (Object.hasOwn(house.redirects, current) && !seenPaths.has(current)) {
		seenPaths.add(current);
		const move = house.redirects[current];
		if (!move) break;
		redirects.push({ location: move.to, status: move.status });
		current = move.to;
	}
	return { path: current, redirects };
}
