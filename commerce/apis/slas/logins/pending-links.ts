import { findCustomerByExternalProfile, linkExternalProfile } from "../../customers/customer-store.ts";
import { keepPendingLogin, takePendingLogin } from "./pending-logins.ts";

/** An account at an identity provider that is to be linked to a customer. */
type PendingLink = { customerId: string; providerId: string; externalId: string };

/** No provider's id: no one comes back from a provider with an authorization code as the state. */
const KIND = "-link";

/** Is the account no one else's? It writes nothing. */
export async function canLink(
	db: D1Database,
	{ customerId, providerId, externalId }: PendingLink,
): Promise<boolean> {
	const owner = await findCustomerByExternalProfile(db, providerId, externalId);
	return owner === undefined || owner.id === customerId;
}

/** Keeps a link until its authorization code is exchanged, which expires earlier. */
export async function keepPendingLink(
	db: D1Database,
	code: string,
	{ customerId, providerId, externalId }: PendingLink,
	now: number,
): Promise<void> {
	const request: PendingLink = { customerId, providerId, externalId };
	await keepPendingLogin(db, code, { providerId: KIND, nonce: "", codeVerifier: "", request }, now);
}

/**
 * Links what a code was issued for, where it was for a link. The caller has checked the code's verifier: who came back from the provider
 * need not be who asked for the link (identity-56). False: the account has become another customer's meanwhile.
 */
export async function linkByCode(db: D1Database, code: string, now: number): Promise<boolean> {
	const pending = await takePendingLogin<PendingLink>(db, code, KIND, now);
	return !pending || linkExternalProfile(db, pending.request.customerId, pending.request, now);
}
