import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { DesignRequest } from "../../shared/domain/preview/design-request.ts";
import type { PreviewState } from "../../shared/domain/preview/preview-state.ts";
import type { Log } from "./log.ts";
import type { Operations } from "./operations/operations.ts";
import type { Timing } from "./timing.ts";

export type InstanceType = "production" | "staging" | "development";

/** Returns whether search engines may index the shop, which is true in production only (shell-16). */
export const isIndexed = (instanceType: InstanceType): boolean => instanceType === "production";

export type Bindings = {
	ASSETS: Fetcher;
	CACHE: KVNamespace;
	GUEST_LOGINS: DurableObjectNamespace;
	/** Deliveries of events to receivers that would count an event twice. */
	EVENT_DELIVERIES: DurableObjectNamespace;
	/** Changes that operations make at a site, one after the other (decision 164). */
	SITE_OPERATIONS: DurableObjectNamespace;
	/** The Worker that keeps counters and errors, and has the pages of operations; without it neither exists (decision 177). */
	OPERATIONS?: Operations;
	/** Absent if the house has no queue; events then reach receivers in the browser only. */
	EVENTS?: Queue;
	/** Wakes the delivery of facts of orders; absent if the house has no queue. */
	FACTS?: Queue;
	COMMERCE?: Fetcher;
	COMMERCE_URL?: string;
	/** Addresses of parts of the platform, with time-outs and headers; without them COMMERCE or COMMERCE_URL answers (platform-18). */
	SCAPI_URL?: string;
	SCAPI_TIMEOUT?: string;
	SCAPI_AUTHORIZATION?: string;
	SLAS_URL?: string;
	SLAS_TIMEOUT?: string;
	SLAS_AUTHORIZATION?: string;
	CUSTOM_API_URL?: string;
	CUSTOM_API_TIMEOUT?: string;
	CUSTOM_API_AUTHORIZATION?: string;
	/** One address for all sites, or pairs such as "shop-eu=https://eu.example,shop-us=https://us.example". */
	CONTROLLERS_URL?: string;
	CONTROLLERS_TIMEOUT?: string;
	CONTROLLERS_AUTHORIZATION?: string;
	MEDIA_URL?: string;
	MEDIA_HOSTS?: string;
	MEDIA_TIMEOUT?: string;
	MEDIA_AUTHORIZATION?: string;
	CONTENT_URL?: string;
	CONTENT_TIMEOUT?: string;
	CONTENT_AUTHORIZATION?: string;
	/** Space of Contentful that the house's content is in; without one, the commerce cloud has it (content-60). */
	CONTENTFUL_SPACE?: string;
	CONTENTFUL_ENVIRONMENT?: string;
	CONTENTFUL_LOCALES?: string;
	CONTENTFUL_DELIVERY_TOKEN?: string;
	CONTENTFUL_PREVIEW_TOKEN?: string;
	CONTENTFUL_WEBHOOK_SECRET?: string;
	/** Address of the space's pictures; that of the Images API by default. */
	CONTENTFUL_IMAGES_URL?: string;
	/** Overrides ways of the house's `platform`, such as "routes=scapi,registration=scapi" (platform-21). */
	PLATFORM_WAYS?: string;
	/** Callback address of the login service's client; the platform's own origin by default. */
	SLAS_CALLBACK_URL?: string;
	COMMERCE_ORGANIZATION: string;
	COMMERCE_CLIENT_ID: string;
	COMMERCE_PRIVATE_CLIENT_ID?: string;
	COMMERCE_CLIENT_SECRET?: string;
	/** A client that reads the orders of all shoppers; absent if the platform has an outbox of what happens to orders. */
	ACCOUNT_MANAGER_CLIENT_ID?: string;
	ACCOUNT_MANAGER_CLIENT_SECRET?: string;
	/** Origin of Account Manager; without one, the stand-in of the embedded cloud is called. */
	ACCOUNT_MANAGER_URL?: string;
	HOSTED_SEARCH_APPLICATION?: string;
	HOSTED_SEARCH_KEY?: string;
	HOSTED_SEARCH_HOSTS?: string;
	HOSTED_EVENTS_HOST?: string;
	RECOMMENDATIONS_URL?: string;
	RECOMMENDATIONS_CLIENT_ID: string;
	GEOLOCATION_URL?: string;
	/** Measurement id of Google Analytics: one for all sites, or pairs such as "vetrina-eu=G-1,vetrina-us=G-2". */
	GOOGLE_ANALYTICS_ID?: string;
	/** Secret of the Measurement Protocol: one for all streams, or pairs such as "G-1=a,G-2=b". */
	GOOGLE_ANALYTICS_SECRET?: string;
	/** Origin of the service; without one, the stand-in of the embedded cloud is called. */
	GOOGLE_ANALYTICS_URL?: string;
	/** Id of the web connector in Data 360. */
	DATA_360_SOURCE?: string;
	DATA_360_URL?: string;
	WEBHOOK_URL?: string;
	WEBHOOK_SECRET?: string;
	RECOMMENDATIONS_REALM: string;
	/** Origins of editors' tools that may frame previews, separated by spaces. */
	EDITOR_ORIGINS?: string;
	INSTANCE_TYPE: InstanceType;
	OPS_TOKEN: string;
	/** Secret of at least 32 characters for signatures (HMAC-SHA-256) and encrypted cookies (AES-GCM). */
	SESSION_KEY: string;
};

/**
 * `id`: the running build, to whose files stored HTML links. `shapes`: names of the forms that this build gives to kept values, by kind; a
 * build without them, as in development, has forms of its own.
 */
export type Build = { id: string; shapes: Readonly<Record<string, string>> };

export type Variables = {
	requestId: string;
	deadline: AbortSignal;
	locale: SiteLocale;
	build: Build;
	client: string;
	development: boolean;
	log: Log;
	timing: Timing;
	fault?: string;
	preview?: PreviewState;
	/** The whole state of the preview, also while it is paused. */
	previewSession?: PreviewState;
	/** The design mode of an editor's frame; the request is a preview. */
	design?: DesignRequest;
	/** Origins that may frame the response; it is a preview. */
	framedBy?: readonly string[];
	browserId?: string;
	/** State of the page cache for this request. */
	cache?: string;
	/** Names the span of a request whose address alone does not say which page answers. */
	route?: string;
};

export type AppEnv = { Bindings: Bindings; Variables: Variables };
