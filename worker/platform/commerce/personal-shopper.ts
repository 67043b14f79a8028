import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import { PlatformUnavailable } from "../fetch.ts";
import { isUnavailable } from "../is-unavailable.ts";
import { customApi } from "./custom-api.ts";
import type { Shopper } from "./logins/sessions.ts";
import type { ScapiContext } from "./scapi.ts";

export type PersonalShopperPort = {
	link(): Promise<string | null>;
	collect(code: string): Promise<"collected" | "collectGone" | "unavailable">;
	remember(basketId: string): Promise<void>;
};

export const COLLECT_CODE = /^[\w-]{8,64}$/;

export const createPersonalShopper = (
	cx: Omit<ScapiContext, "token">,
	shopper: Shopper,
): PersonalShopperPort => {
	const call = customApi(cx, shopper);
	const locale = `locale=${localeTag(cx.locale)}`;
	const log = (title: string, error: unknown) =>
		cx.platform.log("warning", "commerce/personal-shopper", title, { error });
	return {
		async link() {
			try {
				const response = await call("personal-shopper-api", `generate-url?${locale}`, {});
				if (!response.ok) log("A link to a bag was not made", PlatformUnavailable.from(response));
				const { collectBasketURL: url } = (response.ok ? response.json : {}) as {
					collectBasketURL?: unknown;
				};
				return typeof url === "string" && URL.canParse(url) ? url : null;
			} catch (error) {
				if (!isUnavailable(error)) throw error;
				log("A link to a bag was not made", error);
				return null;
			}
		},
		async collect(code) {
			if (!COLLECT_CODE.test(code)) return "collectGone";
			try {
				const response = await call("personal-shopper-api", `collect-basket?${locale}&c_code=${code}`);
				if (response.ok) return "collected";
				if (response.status === 404) return "collectGone";
				log("A bag was not collected", PlatformUnavailable.from(response));
				return "unavailable";
			} catch (error) {
				if (!isUnavailable(error)) throw error;
				log("A bag was not collected", error);
				return "unavailable";
			}
		},
		async remember(basketId) {
			try {
				const path = `basket/upsertAbandonedCart?${locale}`;
				const response = await call("basket-api", path, { basketId }, "PUT");
				if (!response.ok) log("A bag is not remembered", PlatformUnavailable.from(response));
			} catch (error) {
				log("A bag is not remembered", error);
			}
		},
	};
};
