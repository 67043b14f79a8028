import type { CommerceEnv } from "../env.ts";

export type Shopper = {
	siteId: string;
	customerId: string;
	usid: string;
	clientId: string;
	isGuest: boolean;
	loginId?: string;
	guestCustomerId?: string;
	agentId?: string;
};

export type CommerceHono = {
	Bindings: CommerceEnv;
	Variables: { shopper: Shopper; locale?: string; editor?: string };
};
