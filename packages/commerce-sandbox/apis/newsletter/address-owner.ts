import { emailKey } from "@vetrina/shop-rules/typed/email.ts";
import type { Shopper } from "../../http/http.ts";
import { findCustomer } from "../../records/customers/customer-store.ts";
import { emailOfCode, type NewsletterProfile } from "./newsletter-store.ts";

/**
 * The owner of an address (newsletter-9). An account alone proves nothing, because anyone may have registered with it. Data of an address
 * belong to the account that entered them or has shown the code of the address's mails, else to the holder of that code.
 */
export type AddressOwner = {
	email: string;
	customerId?: string;
	hasCode: boolean;
};

/** Agents and guests own an address only by its code. */
export async function findOwner(
	db: D1Database,
	{ customerId, isGuest, agentId, siteId }: Shopper,
	accessCode?: string,
): Promise<AddressOwner | undefined> {
	const isAccount = !isGuest && agentId === undefined;
	const [customer, mailed] = await Promise.all([
		isAccount ? findCustomer(db, customerId) : undefined,
		accessCode ? emailOfCode(db, siteId, accessCode) : undefined,
	]);
	const own = customer && emailKey(customer.email);
	if (accessCode)
		return mailed === undefined
			? undefined
			: { email: mailed, hasCode: true, ...(own === mailed ? { customerId } : {}) };
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
