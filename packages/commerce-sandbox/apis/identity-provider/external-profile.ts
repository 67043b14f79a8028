import * as z from "zod";
import {
	type CustomerRecord,
	createCustomer,
	findCustomerByExternalProfile,
} from "../../records/customers/customer-store.ts";
import type { ProviderClaims } from "./oidc-client.ts";

export const externalProfileSchema = z.object({
	providerId: z.string(),
	externalId: z.string(),
	firstName: z.string().optional(),
	lastName: z.string().optional(),
	email: z.string().optional(),
});
export type ExternalProfile = z.infer<typeof externalProfileSchema>;

export function profileOfClaims(providerId: string, claims: ProviderClaims): ExternalProfile {
	return {
		providerId,
		externalId: claims.sub,
		...(claims.given_name ? { firstName: claims.given_name } : {}),
		...(claims.family_name ? { lastName: claims.family_name } : {}),
		...(claims.email ? { email: claims.email } : {}),
	};
}

/**
 * Returns the customer linked to a provider's profile, or creates one. Customers are not matched by e-mail address, because the person who
 * registered an address may not own it.
 */
export async function customerOfProfile(
	db: D1Database,
	profile: ExternalProfile,
	now: number,
): Promise<CustomerRecord> {
	const { providerId, externalId, email = "", firstName, lastName } = profile;
	const customer = await findCustomerByExternalProfile(db, providerId, externalId);
	if (customer) return customer;
	const names = { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) };
	const draft = { email, profile: names, externalProfile: { providerId, externalId } };
	const result = await createCustomer(db, draft, now);
	if ("ok" in result) return result.ok;
	const other = await findCustomerByExternalProfile(db, providerId, externalId);
	if (!other) throw new Error(`No customer was created or found for a profile of ${providerId}`);
	return other;
}
