import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Bindings } from "../../base/bindings.ts";
import { type PlatformContext, type PlatformResponse, platformFetch } from "../fetch.ts";
import type { Shopper } from "./logins/sessions.ts";

export type CustomApiContext = {
	platform: PlatformContext & { env: Pick<Bindings, "COMMERCE_ORGANIZATION"> };
	locale: Pick<SiteLocale, "siteId" | "country" | "language">;
	address?: string;
};

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export const customApi = (cx: CustomApiContext, shopper: Shopper) => {
	const call = shopperApi(cx, shopper);
	return (api: string, path: string, body?: object, method?: Method): Promise<PlatformResponse> =>
		call(`custom/${api}`, path, body, method);
};

/** Returns a function that calls an API of the gateway, such as "customer/shopper-customers", in its first version. */
export const shopperApi =
	({ platform, locale: { siteId }, address: caller }: CustomApiContext, shopper: Shopper) =>
	async (
		api: string,
		path: string,
		body?: object,
		method: Method = body ? "POST" : "GET",
	): Promise<PlatformResponse> => {
		const address = `/${api}/v1/organizations/${platform.env.COMMERCE_ORGANIZATION}/${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ siteId })}`;
		const send = (accessToken: string) =>
			platformFetch(platform, address, {
				method,
				headers: {
					authorization: `Bearer ${accessToken}`,
					...(body ? { "content-type": "application/json" } : {}),
					...(caller ? { "cf-connecting-ip": caller } : {}),
				},
				...(body ? { body: JSON.stringify(body) } : {}),
			});
		const result = await send((await shopper.session()).accessToken);
		if (result.ok || result.status !== 401) return result;
		return send((await shopper.renew()).accessToken);
	};

export const isAnswered = (response: PlatformResponse): boolean =>
	response.ok || response.status === 204 || (response.kind === "http" && (response.status ?? 500) < 500);
