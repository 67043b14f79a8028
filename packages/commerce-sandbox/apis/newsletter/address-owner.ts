import { emailKey } from "@vetrina/shop-rules/typed/email.ts";
import type { Shopper } from "../../http/http.ts";
import { findCustomer } from "../../records/customers/customer-store.ts";
import { emailOfCode, type NewsletterProfile } from "./newsletter-store.ts";

/**
 * An account alone does not prove that its address is the customer's, because anyone may have registered with the address (newsletter-9).
 */
export type AddressOwner = {
	email: string;
	customerId?: string;
	hasCode: boolean;
};

/**
 * Returns the address that `accessCode` was mailed to or, without a code, the account's own address; otherwise undefined. Agents and guests
 * need the code.
 */
export async function findOwner(
	db: D1Database,
	{ customerId, isGuest, agentId, siteId }: Shopper,
	accessCode?: string,
): Promise<AddressOwner | undefined> {
	const isAccount = !isGuest && agentId === undefined;
	const [customer, mailedAddress] = await Promise.all([
		isAccount ? findCustomer(db, customerId) : undefined,
		accessCode ? emailOfCode(db, siteId, accessCode) : undefined,
	]);
	const own = customer && emailKey(customer.email);
	if (accessCode)
		return mailedAddress === undefined
			? undefined
			: { email: mailedAddress, hasCode: true, ...(own === mailedAddress ? { customerId } : {}) };
	return own ? { email: own, hasCode: false, customerId } : undefined;
}

export function ownership(
	owner: AddressOwner | undefined,
	address: string,
	profile: NewsletterProfile | undefined,
): { isOwner: boolean; customerId?: string } {
	if (owner?.email !== emailKey(address)) return { isOwner: false };
	const { hasCode, customerId } = owner;
	if (!hasCode && profile && profile.customerId !== customerId) return { isOwner: false };
	return { isOwner: true, ...(customerId === undefined ? {} : { customerId }) };
}
