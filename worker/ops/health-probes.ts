import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Bindings } from "../base/bindings.ts";
import { clock } from "../base/clock.ts";
import { storefront } from "../base/house.ts";
import { siteConfig } from "../base/sites.ts";
import type { FAMILIES, FamilyName } from "../platform/breakers/families.ts";
import { sharedGuestToken } from "../platform/commerce/logins/shared/shared-guest.ts";
import { getSiteSettings } from "../platform/config.ts";
import { type PlatformContext, type PlatformResponse, platformFetch } from "../platform/fetch.ts";
import type { PlatformCalls } from "../platform/load-json.ts";
import { hasPort } from "../platform/ports/route-call.ts";
import { productsIndex } from "../platform/search/hosted/hosted-query.ts";

export type HealthCalls = PlatformCalls & { platform: PlatformContext & { env: Bindings } };

type Needed = {
	[Name in FamilyName]: (typeof FAMILIES)[Name] extends { without: string } ? Name : never;
}[FamilyName];
export type Probe = (calls: HealthCalls) => Promise<string | undefined>;

const PATIENCE = 2000;
const UNKNOWN = "health-check";
/** Reason of a service that the house does not have. */
export const UNUSED = "unused";

const explainFailure = (
	response: PlatformResponse,
	isRight: (json: object) => boolean,
): string | undefined => {
	if (!response.ok) return response.kind === "http" ? `http ${response.status}` : response.kind;
	const { json } = response;
	return typeof json === "object" && json !== null && isRight(json) ? undefined : "unexpected response";
};

const ask = (platform: PlatformContext, path: string, init: RequestInit = {}): Promise<PlatformResponse> =>
	platformFetch(platform, path, init, { retries: 0, timeout: PATIENCE, isUnguarded: true });

const askAsGuest = async ({ platform, cache }: HealthCalls, api: string, rest: string) => {
	const { defaultSite: siteId, sites } = siteConfig;
	const site = sites.find(({ id }) => id === siteId);
	const locale = {
		siteId,
		country: site?.defaultCountry ?? "",
		language: site?.defaultLanguage ?? "en",
		currency: "",
	};
	const inTime = { ...platform, deadline: clock.timeout(PATIENCE) };
	const token = await sharedGuestToken({ platform: inTime, locale }, new Date(cache.now())).catch(
		() => undefined,
	);
	if (token === undefined) return undefined;
	const path = `/${api}/organizations/${encodeURIComponent(platform.env.COMMERCE_ORGANIZATION)}/${rest}`;
	const query = new URLSearchParams({ siteId });
	return ask(platform, `${path}${path.includes("?") ? "&" : "?"}${query}`, {
		headers: { authorization: `Bearer ${token}` },
	});
};

const NO_SESSION = "no guest session";
const read =
	(api: string, rest: string, isRight: (json: object) => boolean): Probe =>
	async (calls) => {
		const response = await askAsGuest(calls, api, rest);
		return response ? explainFailure(response, isRight) : NO_SESSION;
	};
/**
 * Returns a probe that requests a record which does not exist: a working API responds with its own error document, unlike a wrong
 * address.
 */
const readUnknown =
	(api: string, rest: string): Probe =>
	async (calls) => {
		const response = await askAsGuest(calls, api, rest);
		if (!response) return NO_SESSION;
		const isRefused = !response.ok && response.status === 404 && response.json !== undefined;
		return isRefused ? undefined : explainFailure(response, () => true);
	};

const hasData = (json: object): boolean => "data" in json;

const probeHostedSearch: Probe = async ({ platform, cache }) => {
	const { HOSTED_SEARCH_APPLICATION, HOSTED_SEARCH_KEY, HOSTED_SEARCH_HOSTS } = platform.env;
	const calls = { platform, cache };
	const settings = await Promise.all(
		siteConfig.sites.map(async ({ id: siteId, defaultCountry: country, defaultLanguage: language }) => ({
			locale: { siteId, country, language, currency: "" } satisfies Partial<SiteLocale>,
			settings: await getSiteSettings(calls, { siteId, locale: localeTag({ country, language }) }).catch(
				() => null,
			),
		})),
	);
	const site = settings.find((one) => one.settings?.searchProvider === "hosted");
	if (!site?.settings) return UNUSED;
	const [host] = HOSTED_SEARCH_HOSTS?.split(",") ?? [];
	const cx = host ? { ...platform, env: { COMMERCE_URL: `https://${host.trim()}` } } : platform;
	const indexName = productsIndex({ locale: site.locale, settings: site.settings.hostedSearch });
	const response = await ask(cx, "/1/indexes/*/queries", {
		method: "POST",
		headers: {
			"content-type": "application/json",
			"x-algolia-application-id": HOSTED_SEARCH_APPLICATION ?? "",
			"x-algolia-api-key": HOSTED_SEARCH_KEY ?? "",
		},
		body: JSON.stringify({ requests: [{ indexName, query: "", hitsPerPage: 1 }] }),
	});
	return explainFailure(response, (json) => "results" in json);
};

export const PROBES: Record<Needed, Probe> = {
	search: read(
		"search/shopper-search/v1",
		"product-search?refine=cgid=root&limit=1",
		(json) => "total" in json,
	),
	"hosted-search": probeHostedSearch,
	products: read("product/shopper-products/v1", `products?ids=${UNKNOWN}`, hasData),
	slas: async ({ platform }) => {
		const organization = encodeURIComponent(platform.env.COMMERCE_ORGANIZATION);
		const response = await ask(platform, `/shopper/auth/v1/organizations/${organization}/oauth2/jwks`);
		return explainFailure(response, (json) => "keys" in json);
	},
	baskets: readUnknown("checkout/shopper-baskets/v2", `baskets/${UNKNOWN}`),
	orders: readUnknown("checkout/shopper-orders/v1", `orders/${UNKNOWN}`),
	controllers: async ({ platform }) => {
		if (!hasPort(platform.env, "controllers")) return UNUSED;
		const path = `/on/demandware.store/Sites-${siteConfig.defaultSite}-Site/default/Locales-GetAll`;
		return explainFailure(await ask(platform, path), () => true);
	},
	content: async ({ platform }) =>
		hasPort(platform.env, "content")
			? explainFailure(
					await ask(platform, `/content/v1/${storefront.id}/graphql?query={__typename}`),
					hasData,
				)
			: UNUSED,
};
