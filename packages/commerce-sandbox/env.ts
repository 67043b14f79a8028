import type { BasketTurns } from "./apis/baskets/store/basket-turns.ts";
import type { Organization } from "./house/organization.ts";

export type CommerceEnv = {
	DB: D1Database;
	MEDIA: R2Bucket;
	/** One object per customer whose baskets are being changed. */
	BASKET_TURNS: DurableObjectNamespace<BasketTurns>;
	INSTANCE_TYPE: "production" | "staging" | "development";
	ORGANIZATION: Organization;
	ADMIN_TOKEN: string;
	SLAS_SIGNING_KEY: string;
	SLAS_CLIENT_SECRET?: string;
	SLAS_REDIRECT_URIS?: string;
	/** Addresses to which tokens may be posted in production, comma-separated. */
	SLAS_CALLBACK_URIS?: string;
	/** Mails link to this storefront; without it they contain the token alone. */
	STOREFRONT_ORIGIN?: string;
	/** Production accepts cards and wallets only with this value, because the sandbox takes no money (docs/sandbox-payments.md). */
	PAYMENTS?: "sandbox";
	/** The cost of hashing passwords, lowered by tests and ignored in production (records/customers/passwords.ts). */
	PASSWORD_COST?: string;
	/** The address of this cloud for browsers, when a request came through a service binding. */
	PUBLIC_ORIGIN?: string;
	/** Prefix of picture paths for external clients (media-base.ts): an origin, a path, or nothing. */
	MEDIA_BASE?: string;
};
