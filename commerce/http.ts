import type { CommerceEnv } from "./env.ts";

/** Who a verified access token speaks for. */
export type Shopper = {
	siteId: string;
	customerId: string;
	/** Unique shopper id: one per session, kept across guest refreshes and a login. */
	usid: string;
	clientId: string;
	isGuest: boolean;
};

/** The Hono environment that all API families share. */
export type CommerceHono = { Bindings: CommerceEnv; Variables: { shopper: Shopper } };
