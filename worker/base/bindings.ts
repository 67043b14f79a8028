import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Log } from "./log.ts";
import type { Timing } from "./timing.ts";

export type InstanceType = "production" | "staging" | "development";

/** Tells whether search engines may list the instance: production only (shell-16). */
export const isIndexed = (instanceType: InstanceType): boolean => instanceType === "production";

export type Bindings = {
	ASSETS: Fetcher;
	CACHE: KVNamespace;
	/** One object per browser and site that has recently begun a session, called by browser-logins.ts alone. */
	GUEST_LOGINS: DurableObjectNamespace;
	COMMERCE?: Fetcher;
	COMMERCE_URL?: string;
	COMMERCE_ORGANIZATION: string;
	COMMERCE_CLIENT_ID: string;
	/** A private client and its secret, required for sign-in codes. Without them the shop offers none. */
	COMMERCE_PRIVATE_CLIENT_ID?: string;
	COMMERCE_CLIENT_SECRET?: string;
	HOSTED_SEARCH_APPLICATION?: string;
	HOSTED_SEARCH_KEY?: string;
	/** Comma-separated hosts, and the host for click events; by default the commerce cloud's origin. */
	HOSTED_SEARCH_HOSTS?: string;
	HOSTED_EVENTS_HOST?: string;
	RECOMMENDATIONS_URL?: string;
	RECOMMENDATIONS_CLIENT_ID: string;
	GEOLOCATION_URL?: string;
	RECOMMENDATIONS_REALM: string;
	INSTANCE_TYPE: InstanceType;
	OPS_TOKEN: string;
	/** Signs anti-forgery tokens (HMAC-SHA-256), base64url, at least 32 bytes. */
	SESSION_KEY: string;
};

export type Variables = {
	requestId: string;
	/** Aborts ten seconds after the request came in: one deadline for a page with all its retries (platform-1). */
	deadline: AbortSignal;
	locale: SiteLocale;
	/** Identifies the build: stored HTML requests its files, and stored values have its shapes. */
	build: string;
	client: string;
	development: boolean;
	log: Log;
	timing: Timing;
	fault?: string;
	/** The browser id that this response sets (identity-32). */
	browserId?: string;
};

export type AppEnv = { Bindings: Bindings; Variables: Variables };
