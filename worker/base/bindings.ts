import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Log } from "./log.ts";
import type { Timing } from "./timing.ts";

export type InstanceType = "production" | "staging" | "development";

/** Returns whether search engines may index the shop, which is true in production only (shell-16). */
export const isIndexed = (instanceType: InstanceType): boolean => instanceType === "production";

export type Bindings = {
	ASSETS: Fetcher;
	CACHE: KVNamespace;
	GUEST_LOGINS: DurableObjectNamespace;
	/** Absent if the house has no queue; events then reach receivers in the browser only. */
	EVENTS?: Queue;
	COMMERCE?: Fetcher;
	COMMERCE_URL?: string;
	COMMERCE_ORGANIZATION: string;
	COMMERCE_CLIENT_ID: string;
	COMMERCE_PRIVATE_CLIENT_ID?: string;
	COMMERCE_CLIENT_SECRET?: string;
	HOSTED_SEARCH_APPLICATION?: string;
	HOSTED_SEARCH_KEY?: string;
	HOSTED_SEARCH_HOSTS?: string;
	HOSTED_EVENTS_HOST?: string;
	RECOMMENDATIONS_URL?: string;
	RECOMMENDATIONS_CLIENT_ID: string;
	GEOLOCATION_URL?: string;
	RECOMMENDATIONS_REALM: string;
	INSTANCE_TYPE: InstanceType;
	OPS_TOKEN: string;
	/** Secret of at least 32 characters for signatures (HMAC-SHA-256) and encrypted cookies (AES-GCM). */
	SESSION_KEY: string;
};

export type Variables = {
	requestId: string;
	deadline: AbortSignal;
	locale: SiteLocale;
	/** The id of the running build. Stored HTML links to the files of its build, and stored values have the build's types. */
	build: string;
	client: string;
	development: boolean;
	log: Log;
	timing: Timing;
	fault?: string;
	browserId?: string;
};

export type AppEnv = { Bindings: Bindings; Variables: Variables };
