import { emailKey } from "../../../shared/domain/typed/email.ts";
import type { CustomerProfile, CustomerRecord } from "../customers/customer-store.ts";
import { type NewsletterRequest, profileSchema, subscribe } from "./newsletter-actions.ts";

const text = (value: unknown): string | undefined =>
	typeof value === "string" && value !== "" ? value : undefined;

const subscriberOf = (profile: CustomerProfile) =>
	profileSchema.safeParse({
		firstName: text(profile.firstName),
		lastName: text(profile.lastName),
		birthday: text(profile.birthday),
		gender: profile.gender === undefined ? undefined : String(profile.gender),
		countryCode: text(profile.c_countryCode),
		languageCode: text(profile.c_languageCode),
		source: "registration",
		subscriptions: Array.isArray(profile.c_subscriptionByChannel)
			? profile.c_subscriptionByChannel
			: undefined,
		acceptsMarketing: true,
		authorizationDataCollection: profile.c_authorizationDataCollection === true,
		privacyAuthorization: profile.c_privacyAuthorization === true,
	});

/** Who asks for the newsletter while registering is subscribed like anyone else: with the mail that their country asks for (newsletter-13). */
export async function subscribeRegistered(
	request: Omit<NewsletterRequest, "owner">,
	{ id: customerId, email, profile }: CustomerRecord,
): Promise<void> {
	if (profile.c_newsletter !== true) return;
	const subscriber = subscriberOf(profile);
	const owner = async () => ({ email: emailKey(email), customerId, hasCode: false });
	await subscribe({ ...request, owner }, { email, ...(subscriber.success ? subscriber.data : {}) });
}
