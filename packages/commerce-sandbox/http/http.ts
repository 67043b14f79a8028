import type { CommerceEnv } from "../env.ts";

/** Who a verified access token speaks for. */
export type Shopper = {
	siteId: string;
	/** The registered customer's where the shopper is logged in. */
	customerId: string;
	/** Unique shopper id: one per session, kept across guest refreshes and a login. */
	usid: string;
	clientId: string;
	isGuest: boolean;
	/** Of who is logged in: the login, and the guest that the shopper was before, whose basket may be merged. */
	loginId?: string;
	guestCustomerId?: string;
	/** An agent of the house who acts for the shopper. */
	agentId?: string;
};

/** The Hono environment that all API families share. `locale`: where a path has it instead of the query. */
export type CommerceHono = { Bindings: CommerceEnv; Variables: { shopper: Shopper; locale?: string } };
