import { emailKey } from "@vetrina/shop-rules/typed/email.ts";
import type { Shopper } from "../../http/http.ts";
import { findCustomer } from "../../records/customers/customer-store.ts";
import { emailOfCode, type NewsletterProfile } from "./newsletter-store.ts";

/**
 * Whose address it is (newsletter-9). An account alone proves none: anyone may have registered with it. What is known of an address is an
 * account's that has made it itself, or has shown the code of the address's mails; else it is whose who has that code.
 */
export type AddressOwner = {
	email: string;
	/** Of the account that has this address. */
	customerId?: string;
	/** They have the code of a mail to it. */
	hasCode: boolean;
};

/** Agents and guests own no address, unless they have its code. */
export async function ownerOf(
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

/** `customerId`: whose account has the address, where it is the owner's. */
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
