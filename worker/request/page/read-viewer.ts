import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { isTokenFresh, readAccessToken } from "../../platform/commerce/logins/access-token.ts";
import { readSessionCookies } from "../../platform/commerce/logins/session-cookies.ts";
import { type ScapiContext, scapi } from "../../platform/commerce/scapi.ts";
import { isSecureCookie } from "../cookies/preference-cookies.ts";

export type Viewer = { authType: "guest" | "registered" | "agent"; basketCurrency?: string };

export const readViewer = async (
	platform: ScapiContext["platform"],
	locale: SiteLocale,
	{ headers, url }: Pick<Request, "headers" | "url">,
	now: Date,
): Promise<Viewer> => {
	const cookies = readSessionCookies(headers.get("cookie"), locale.siteId, isSecureCookie(url));
	const claims = readAccessToken(cookies.accessToken ?? "");
	const isRegistered = claims ? !claims.isGuest : cookies.registered;
	const authType = claims?.isAgent ? "agent" : isRegistered ? "registered" : "guest";
	if (!claims || !cookies.accessToken || !isTokenFresh(claims, now)) return { authType };
	try {
		const { data } = await scapi({
			platform,
			locale,
			token: cookies.accessToken,
		}).shopperCustomers.getCustomerBaskets({
			params: { path: { customerId: claims.customerId } },
		});
		const basketCurrency = data.baskets?.find(({ temporaryBasket }) => !temporaryBasket)?.currency;
		return { authType, ...(basketCurrency ? { basketCurrency } : {}) };
	} catch (error) {
		platform.log("warning", "request/read-viewer", "The currency of a basket is not known", { error });
		return { authType };
	}
};
