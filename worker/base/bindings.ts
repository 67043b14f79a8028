import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Log } from "./log.ts";
import type { Timing } from "./timing.ts";

export type InstanceType = "production" | "staging" | "development";

/** Says whether search engines may list what an instance shows: only production's is the shop (shell-16). */
export const isIndexed = (instanceType: InstanceType): boolean => instanceType === "production";

/** Bindings and variables of the storefront (see wrangler.toml); secrets come from the environment only. */
export type Bindings = {
	ASSETS: Fetcher;
	CACHE: KVNamespace;
	/** One object (GuestLogins) for each browser on each site that has lately begun a session; browser-logins.ts alone calls it. */
	GUEST_LOGINS: DurableObjectNamespace;
	/** The commerce cloud: a service binding, or an address (COMMERCE_URL). */
	COMMERCE?: Fetcher;
	COMMERCE_URL?: string;
	COMMERCE_ORGANIZATION: string;
	COMMERCE_CLIENT_ID: string;
	/** A private client of the platform, and its secret: codes to sign in with are sent for it. Without them there are none. */
	COMMERCE_PRIVATE_CLIENT_ID?: string;
	COMMERCE_CLIENT_SECRET?: string;
	/** The hosted search service, for sites that search with it: application, search-only key (a secret). */
	HOSTED_SEARCH_APPLICATION?: string;
	HOSTED_SEARCH_KEY?: string;
	/** Its hosts, between commas, and the one that hears of clicks; without them it is asked where the commerce cloud is. */
	HOSTED_SEARCH_HOSTS?: string;
	HOSTED_EVENTS_HOST?: string;
	/** The recommendation service; without an address, the commerce cloud's own. */
	RECOMMENDATIONS_URL?: string;
	RECOMMENDATIONS_CLIENT_ID: string;
	/** The consent provider, which knows where an address is; without one it is the commerce cloud that answers. */
	GEOLOCATION_URL?: string;
	/** First part of the service's site ids. */
	RECOMMENDATIONS_REALM: string;
	INSTANCE_TYPE: InstanceType;
	/** Bearer token of /ops/*. */
	OPS_TOKEN: string;
	/** Signs anti-forgery tokens (HMAC-SHA-256), base64url, at least 32 bytes. */
	SESSION_KEY: string;
};

export type Variables = {
	requestId: string;
	/** Aborts ten seconds after the request came in: one deadline for a page with all its retries (platform-1). */
	deadline: AbortSignal;
	locale: SiteLocale;
	/** Names the build: stored HTML asks for its files, stored values have its shapes. */
	build: string;
	/** The client's entry: pages as JSON have the shapes that this one reads. */
	client: string;
	/** The development server serves the sources: its policy allows what hot reload needs. */
	development: boolean;
	log: Log;
	timing: Timing;
	/** Fault on demand; never in production. */
	fault?: string;
	/** The name that this response gives the browser (identity-32). */
	browserId?: string;
};

export type AppEnv = { Bindings: Bindings; Variables: Variables };
