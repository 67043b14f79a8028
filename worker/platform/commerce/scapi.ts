import { type Clients, createCommerceApiClients } from "@salesforce/storefront-next-runtime/scapi";
import { localeTag, type SiteLocale } from "../../../shared/domain/site-locale.ts";
import type { Bindings } from "../../context.ts";

/** How the adapter reaches the platform: time-outs, retries and faults are decided in worker/platform/fetch.ts. */
export type PlatformFetch = (request: Request) => Promise<Response>;

export type ScapiContext = {
	env: Pick<Bindings, "COMMERCE_ORGANIZATION" | "COMMERCE_CLIENT_ID" | "COMMERCE_URL">;
	locale: Pick<SiteLocale, "siteId" | "language" | "country" | "currency">;
	fetch: PlatformFetch;
	/** SLAS access token; absent for the calls that get one. */
	token?: string;
};

/** Host of the service binding, which answers whatever the host says. */
const BOUND = "https://commerce.internal";

/** Salesforce's own typed clients, for one site and locale. */
export const scapi = ({ env, locale, fetch, token }: ScapiContext): Clients =>
	createCommerceApiClients({
		baseUrl: env.COMMERCE_URL ?? BOUND,
		organizationId: env.COMMERCE_ORGANIZATION,
		siteId: locale.siteId,
		locale: localeTag(locale),
		clientId: env.COMMERCE_CLIENT_ID,
		redirectUri: `${env.COMMERCE_URL ?? BOUND}/callback`,
		fetch,
		...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
	});
