import type { CommerceEnv } from "../env.ts";

export type Shopper = {
	siteId: string;
	customerId: string;
	/** One id per session, kept across guest refreshes and a login. */
	usid: string;
	clientId: string;
	isGuest: boolean;
	loginId?: string;
	guestCustomerId?: string;
	agentId?: string;
};

export type CommerceHono = { Bindings: CommerceEnv; Variables: { shopper: Shopper; locale?: string } };
