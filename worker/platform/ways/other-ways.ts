import type { WayFamily } from "../../../shared/domain/shell/platform-ways.ts";
import { readWay, type WayBinding } from "./ways.ts";

type Values = Readonly<Record<string, unknown>>;
/** A call of a custom API, with the path below the API, such as "orders/V1?c_zipCode=20121". */
export type CustomCall = { api: string; path: string; body?: object | undefined; method: string };
/** A call that says the same in another way. `read` returns its response in the custom API's shape. */
export type OtherCall =
	| { controller: string; method: string; values: Values }
	| { scapi: string; path: string; body?: Values; read?: (json: unknown) => unknown };

const FAMILIES: Readonly<Record<string, WayFamily>> = {
	"customer-api": "accounts",
	"newsletter-api": "newsletter",
	"notifyme-api": "notify-me",
	"loyalty-api": "loyalty",
	"orders-api": "order-lookup",
	"returnauthorizations-api": "returns",
	"reservations-api": "visits",
	"appointments-api": "visits",
	"share-api": "sharing",
};

/** Values that only custom APIs know: their calls have no other way. */
const CUSTOM_ALONE = ["accessCode", "viewCode"];

/** Calls that site controllers answer as well: custom call, controller (posted to, unless it says GET), and the value that the call must have. */
export const CONTROLLERS = [
	["POST customer-api/exist", "Customer-Exist"],
	["POST customer-api/reset-password", "Customer-ResetPassword"],
	["POST customer-api/check-token-validity", "Customer-CheckTokenValidity"],
	["POST customer-api/new-password", "Customer-SetNewPassword"],
	["POST customer-api/login-on-behalf", "Customer-LoginOnBehalf"],
	["POST newsletter-api/search", "GET Newsletter-GetProfile"],
	["POST newsletter-api/profiles/:email", "Newsletter-CreateProfile"],
	["PATCH newsletter-api/profiles/:email", "Newsletter-UpdateProfile"],
	["POST newsletter-api/profiles/:email/trackpreferences", "Newsletter-UpdateProfile"],
	["POST newsletter-api/profiles/:email/subscription", "Newsletter-Subscribe"],
	["DELETE newsletter-api/profiles/:email/subscription", "Newsletter-Unsubscribe"],
	["POST notifyme-api/subscribe", "NotifyMe-Create"],
	["POST loyalty-api/join", "Loyalty-Join"],
	["GET orders-api/orders/:orderNo", "GET Order-GetByZipCode", "zipCode"],
	["GET orders-api/orders/:orderNo", "GET Order-GetByCustomerEmail", "email"],
	["GET returnauthorizations-api/reasons", "GET ReturnAuthorization-GetReturnReasons"],
	["POST returnauthorizations-api/return-authorizations", "ReturnAuthorization-Create"],
	["POST returnauthorizations-api/return-authorizations/pre-validate", "ReturnAuthorization-PreValidate"],
	["GET reservations-api/reservations/stores", "Reservations-FindAvailableStores"],
	["POST reservations-api/reservations", "Reservations-Create"],
	["POST appointments-api/appointments", "Appointments-Create"],
	["POST share-api/share", "ShareProduct-ShareByEmail", "productId"],
	["POST share-api/share", "Wishlist-ShareByEmail"],
] as const;

const CONSENTS = "shopper/shopper-consents";
type Consents = { data?: { consentStatus?: { contactPointValue: string; status: string }[] }[] };
const consent = (email: unknown, status: string): OtherCall => ({
	scapi: CONSENTS,
	path: "subscriptions",
	body: { subscriptionId: "newsletter", contactPointValue: email, channel: "email", status },
});
/** Calls that standard SCAPI answers as well. */
const STANDARD: Readonly<Record<string, (values: Values) => OtherCall>> = {
	"POST newsletter-api/profiles/:email/subscription": ({ email }) => consent(email, "opt_in"),
	"DELETE newsletter-api/profiles/:email/subscription": ({ email }) => consent(email, "opt_out"),
	"POST newsletter-api/search": ({ email }) => ({
		scapi: CONSENTS,
		path: "subscriptions?expand=consentStatus",
		read: (json) => {
			const all = (json as Consents).data?.flatMap(({ consentStatus = [] }) => consentStatus) ?? [];
			const own = all.filter(({ contactPointValue }) => contactPointValue === email);
			return {
				newsletterProfile:
					own.length > 0 ? { isSubscribed: own.some(({ status }) => status === "opt_in") } : null,
			};
		},
	}),
};

/** Returns the values of a pattern such as "orders/:orderNo" in a path, or undefined if the path is another one. */
const readPath = (pattern: string, path: string): Values | undefined => {
	const names = pattern.split("/");
	const parts = path.split("/");
	const fits =
		names.length === parts.length && names.every((name, at) => /^:/.test(name) || name === parts[at]);
	return fits
		? Object.fromEntries(
				names.flatMap((name, at) =>
					/^:/.test(name) ? [[name.slice(1), decodeURIComponent(parts[at] ?? "")]] : [],
				),
			)
		: undefined;
};

/**
 * Returns the call that says the same in the house's way, or undefined if custom APIs are its way or alone can say it. Values of path, query
 * and body become one record (platform-22); `c_` and the page's locale, which controllers have in their address, are taken off.
 */
export const findOtherWay = (
	env: WayBinding,
	{ api, path, body, method }: CustomCall,
): OtherCall | undefined => {
	const family = FAMILIES[api];
	const way = family && readWay(env, family);
	if (!family || way === "custom") return undefined;
	const [place = "", query = ""] = path.split("?");
	const { type: _, preferences, ...rest } = (body ?? {}) as Record<string, unknown>;
	const given = {
		...Object.fromEntries(
			[...new URLSearchParams(query)].map(([name, value]) => [name.replace(/^c_/, ""), value]),
		),
		...rest,
		...(preferences as Values | undefined),
	};
	if (CUSTOM_ALONE.some((name) => name in given)) return undefined;
	const { locale: __, ...values } = given as Record<string, unknown>;
	const call = `${method} ${api}/${place}`;
	if (way === "scapi") {
		for (const [pattern, toCall] of Object.entries(STANDARD)) {
			const own = readPath(pattern, call);
			if (own) return toCall({ ...values, ...own });
		}
		return undefined;
	}
	for (const [pattern, controller, needs] of CONTROLLERS) {
		const own = readPath(pattern, call);
		if (own && (!needs || needs in values))
			return {
				controller: controller.replace("GET ", ""),
				method: controller.startsWith("GET ") ? "GET" : "POST",
				values: { ...values, ...own },
			};
	}
	return undefined;
};
