import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Bindings } from "../../base/bindings.ts";
import { clock } from "../../base/clock.ts";
import { controllerPath } from "../controller-path.ts";
import { postToController } from "../controller-token.ts";
import { type PlatformContext, type PlatformResponse, platformFetch, readAwaited } from "../fetch.ts";
import { findOtherWay, type OtherCall } from "../ways/other-ways.ts";
import type { Shopper } from "./logins/sessions.ts";

export type CustomApiContext = {
	platform: PlatformContext & { env: Pick<Bindings, "COMMERCE_ORGANIZATION"> };
	locale: Pick<SiteLocale, "siteId" | "country" | "language">;
	address?: string;
};

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Call = (api: string, path: string, body?: object, method?: Method) => Promise<PlatformResponse>;
type Send = (accessToken: string) => Promise<PlatformResponse>;

const addQuery = (path: string, query: Record<string, string>): string =>
	`${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams(query)}`;

/** Returns a function that calls a custom API, or asks the same in the house's way (platform-21). */
export const customApi =
	(cx: CustomApiContext, shopper: Shopper): Call =>
	(api, path, body, method = body ? "POST" : "GET") => {
		const other = findOtherWay(cx.platform.env, { api, path, body, method });
		return other
			? askOtherWay(cx, shopper, other)
			: shopperApi(cx, shopper)(`custom/${api}`, path, body, method);
	};

/** Returns a function that calls an API of the gateway, such as "customer/shopper-customers", in its first version. */
export const shopperApi =
	(cx: CustomApiContext, shopper: Shopper): Call =>
	(api, path, body, method = body ? "POST" : "GET") => {
		const { COMMERCE_ORGANIZATION: organization } = cx.platform.env;
		const address = addQuery(`/${api}/v1/organizations/${organization}/${path}`, {
			siteId: cx.locale.siteId,
		});
		return asShopper(shopper, (accessToken) =>
			platformFetch(cx.platform, address, {
				method,
				headers: { ...toHeaders(cx, accessToken), ...(body ? { "content-type": "application/json" } : {}) },
				...(body ? { body: JSON.stringify(body) } : {}),
			}),
		);
	};

const toHeaders = ({ address }: CustomApiContext, accessToken: string) => ({
	authorization: `Bearer ${accessToken}`,
	...(address ? { "cf-connecting-ip": address } : {}),
});

const asShopper = async (shopper: Shopper, send: Send): Promise<PlatformResponse> => {
	const result = await send((await shopper.session()).accessToken);
	if (result.ok || result.status !== 401) return result;
	return send((await shopper.renew()).accessToken);
};

const askOtherWay = async (
	cx: CustomApiContext,
	shopper: Shopper,
	call: OtherCall,
): Promise<PlatformResponse> => {
	const { platform, locale, address } = cx;
	const tag = localeTag(locale);
	if ("scapi" in call) {
		const { scapi, path, body, read } = call;
		const place = addQuery(path, { locale: tag });
		const response = await shopperApi(cx, shopper)(scapi, place, body);
		return response.ok && read ? { ...response, json: read(response.json) } : response;
	}
	const { controller: action, method, values } = call;
	const { siteId } = locale;
	return asShopper(shopper, (accessToken) =>
		method === "GET"
			? platformFetch(
					platform,
					addQuery(controllerPath(siteId, action, tag), values as Record<string, string>),
					{ headers: toHeaders(cx, accessToken) },
				)
			: readAwaited(() =>
					postToController(
						platform,
						{ siteId, action, locale: tag, body: values, accessToken, address },
						clock.now(),
					),
				),
	);
};

export const isAnswered = (response: PlatformResponse): boolean =>
	response.ok || response.status === 204 || (response.kind === "http" && (response.status ?? 500) < 500);
