import { localeTag, type SiteLocale } from "../../../shared/domain/locale/site-locale.ts";
import type { PlatformResponse } from "../fetch.ts";
import { isUnavailable } from "../is-unavailable.ts";
import { type CustomApiContext, customApi } from "./custom-api.ts";
import type { Shopper } from "./logins/sessions.ts";

export type HouseContext = CustomApiContext & { locale: SiteLocale };

/** Calls of the house's own APIs in the shopper's language; null where no response came, or none that can be read. */
export const askHouse = (cx: HouseContext, shopper: Shopper, source: string) => {
	const post = customApi(cx, shopper);
	return async (
		api: string,
		path: string,
		body?: object,
		method: "GET" | "POST" | "DELETE" = body ? "POST" : "GET",
	): Promise<PlatformResponse | null> => {
		const [where = "", query = ""] = path.split("?");
		const address = `${where}?${new URLSearchParams([...new URLSearchParams(query), ["locale", localeTag(cx.locale)]])}`;
		try {
			const response = await post(api, address, body, method);
			// A response without a body says that something is done.
			const isRead = response.ok || response.kind === "http" || response.status === 204;
			if (isRead && (response.status ?? 500) < 500) return response;
			cx.platform.log("warning", source, `The ${api} cannot be reached`, { status: response.status });
		} catch (error) {
			if (!isUnavailable(error)) throw error;
			cx.platform.log("warning", source, `The ${api} cannot be reached`, { error });
		}
		return null;
	};
};
