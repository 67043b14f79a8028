import { emailKey } from "@vetrina/shop-rules/typed/email.ts";
import type { CustomerProfile, CustomerRecord } from "../../records/customers/customer-store.ts";
import { type NewsletterRequest, profileSchema, subscribe } from "./newsletter-actions.ts";
import { unsubscribe } from "./newsletter-store.ts";

const text = (value: unknown): string | undefined =>
	typeof value === "string" && value !== "" ? value : undefined;
const readFlag = (value: unknown): boolean | undefined => (typeof value === "boolean" ? value : undefined);

const readSubscriber = (profile: CustomerProfile) =>
	profileSchema.safeParse({
		firstName: text(profile.firstName),
		lastName: text(profile.lastName),
		birthday: text(profile.birthday),
		gender: profile.gender === undefined ? undefined : String(profile.gender),
		countryCode: text(profile.c_countryCode),
		languageCode: text(profile.c_languageCode),
		subscriptions: Array.isArray(profile.c_subscriptionByChannel)
			? profile.c_subscriptionByChannel
			: undefined,
		authorizationDataCollection: readFlag(profile.c_authorizationDataCollection),
		privacyAuthorization: readFlag(profile.c_privacyAuthorization),
	});

/**
 * Applies a customer's `c_newsletter`: subscribes the address with the mail that the country requires or, for a change in the account,
 * unsubscribes the address (newsletter-13).
 */
export async function followCustomer(
	request: Omit<NewsletterRequest, "owner">,
	{ id: customerId, email, profile }: CustomerRecord,
	source: "registration" | "account",
): Promise<void> {
	if (profile.c_newsletter !== true) {
		if (source === "account") await unsubscribe(request.env.DB, { siteId: request.siteId, email });
		return;
	}
	const subscriber = readSubscriber(profile);
	const owner = async () => ({ email: emailKey(email), customerId, hasCode: false });
	await subscribe(
		{ ...request, owner },
		{ email, ...(subscriber.success ? subscriber.data : {}), source, acceptsMarketing: true },
	);
}
