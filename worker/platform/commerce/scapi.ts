import { type Clients, createCommerceApiClients } from "@salesforce/storefront-next-runtime/scapi";
import { localeTag, type SiteLocale } from "../../../shared/domain/site-locale.ts";
import type { Bindings } from "../../context.ts";
import { type PlatformContext, PlatformUnavailable, platformOrigin, platformResponse } from "../fetch.ts";

export type ScapiContext = {
	platform: PlatformContext & { env: Pick<Bindings, "COMMERCE_ORGANIZATION" | "COMMERCE_CLIENT_ID"> };
	locale: Pick<SiteLocale, "siteId" | "language" | "country" | "currency">;
	/** SLAS access token; absent for the calls that get one. */
	token?: string;
	/** Network address of the shopper: the platform counts logins by it. */
	address?: string;
};

/** An answer that is no JSON, or stops half-way, is as good as none. */
const guarded = async (platform: PlatformContext, request: Request): Promise<Response> => {
	const response = await platformResponse(platform, request, { family: "scapi" });
	if (response.status >= 300 && response.status < 400) {
		// The client takes a redirect without this header for an error; a binding does not pass it on.
		const headers = new Headers(response.headers);
		headers.set("content-length", "0");
		return new Response(null, { status: response.status, headers });
	}
	if (!response.ok || response.status === 204) return response;
	const read = response.json.bind(response);
	response.json = <T>() =>
		read<T>().catch(() =>
			Promise.reject(new PlatformUnavailable("garbage", "The platform's JSON cannot be read.")),
		);
	return response;
};

/** Salesforce's own typed clients, for one site and locale. */
export const scapi = ({ platform, locale, token, address }: ScapiContext): Clients =>
	createCommerceApiClients({
		baseUrl: platformOrigin(platform.env),
		organizationId: platform.env.COMMERCE_ORGANIZATION,
		siteId: locale.siteId,
		locale: localeTag(locale),
		clientId: platform.env.COMMERCE_CLIENT_ID,
		redirectUri: `${platformOrigin(platform.env)}/callback`,
		fetch: (request) => guarded(platform, request),
		headers: {
			...(token ? { authorization: `Bearer ${token}` } : {}),
			...(address ? { "cf-connecting-ip": address } : {}),
		},
	});
