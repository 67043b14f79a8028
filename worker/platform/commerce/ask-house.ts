import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { failureDetails, type PlatformResponse } from "../fetch.ts";
import { isUnavailable } from "../is-unavailable.ts";
import { type CustomApiContext, customApi, isAnswered } from "./custom-api.ts";
import type { Shopper } from "./logins/sessions.ts";

export type HouseContext = CustomApiContext & { locale: SiteLocale };

/**
 * Returns a function that calls a custom API in the page's locale. The function returns null without a readable response, which is logged
 * with the text of `failure`.
 */
export const askHouse = (cx: HouseContext, shopper: Shopper, source: string) => {
	const post = customApi(cx, shopper);
	return async (
		api: string,
		path: string,
		body?: object,
		method: "GET" | "POST" | "DELETE" = body ? "POST" : "GET",
		failure = `The ${api} cannot be reached`,
	): Promise<PlatformResponse | null> => {
		const [where = "", query = ""] = path.split("?");
		const address = `${where}?${new URLSearchParams([...new URLSearchParams(query), ["locale", localeTag(cx.locale)]])}`;
		try {
			const response = await post(api, address, body, method);
			if (isAnswered(response)) return response;
			cx.platform.log("warning", source, failure, failureDetails(response));
		} catch (error) {
			if (!isUnavailable(error)) throw error;
			cx.platform.log("warning", source, failure, { error });
		}
		return null;
	};
};
