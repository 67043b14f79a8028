import type { BasketTurns } from "./apis/baskets/store/basket-turns.ts";
import type { Organization } from "./house/organization.ts";

/** Bindings and variables of the embedded commerce cloud (see packages/commerce-sandbox/wrangler.toml). */
export type CommerceEnv = {
	DB: D1Database;
	MEDIA: R2Bucket;
	/** One for each customer whose baskets are changed by several requests at once. */
	BASKET_TURNS: DurableObjectNamespace<BasketTurns>;
	INSTANCE_TYPE: "production" | "staging" | "development";
	/** Whose request this is; put here where it comes in (index.ts). */
	ORGANIZATION: Organization;
	/** Guards /admin/*; generated into .dev.vars on the first start. */
	ADMIN_TOKEN: string;
	/** ES256 private key as a JWK in JSON; signs SLAS tokens. */
	SLAS_SIGNING_KEY: string;
	/** Secret of the private clients (config/houses.ts); without it they are refused. */
	SLAS_CLIENT_SECRET?: string;
	/** Redirect addresses that may receive authorization codes in production, comma-separated. */
	SLAS_REDIRECT_URIS?: string;
	/** Addresses that passwordless tokens and reset tokens may be posted to in production, comma-separated. */
	SLAS_CALLBACK_URIS?: string;
	/** The storefront that mails link to; without it they carry their token alone. */
	STOREFRONT_ORIGIN?: string;
	/** In production, cards and wallets are taken only where this says that they pay nothing (docs/sandbox-payments.md). */
	PAYMENTS?: "sandbox";
	/** The cost of hashing a password, lowered by tests. Production ignores it (records/customers/passwords.ts). */
	PASSWORD_COST?: string;
	/** Where browsers reach this cloud, for what they are sent to by requests through a service binding. */
	PUBLIC_ORIGIN?: string;
	/** Put before picture paths for clients that call from outside (media-base.ts): an origin, a path, or nothing. */
	MEDIA_BASE?: string;
};
