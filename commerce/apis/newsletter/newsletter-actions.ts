import * as z from "zod";
import { isEmail } from "../../../shared/domain/catalogue/customer-rules.ts";
import { PRODUCT_ID } from "../../../shared/domain/catalogue/product-id.ts";
import type { Shopper } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import { liveGeneration } from "../../store/catalogue-store.ts";
import { resolveProductIds } from "../../store/product-records.ts";
import { findCustomer } from "../customers/customer-store.ts";
import { emailKey, readProfile, unsubscribe, waitFor, writeProfile } from "./newsletter-store.ts";

/** Newsletter and notify-me (cloud-1), the same behind the custom APIs and the site controllers. */

/** `owns`: whether an address is that of the customer who asks, who alone sees and changes what is known of it (newsletter-9). */
export type NewsletterRequest = {
	db: D1Database;
	siteId: string;
	owns?: (email: string) => Promise<boolean>;
};

/** Of a registered customer, by the address of their account; agents and guests own none. */
export const ownerCheck =
	(db: D1Database, { customerId, isGuest, agentId }: Shopper) =>
	async (address: string): Promise<boolean> => {
		if (isGuest || agentId !== undefined) return false;
		const customer = await findCustomer(db, customerId);
		return customer !== undefined && emailKey(customer.email) === emailKey(address);
	};
const ownedBy = async ({ owns }: NewsletterRequest, address: string): Promise<boolean> =>
	(await owns?.(address)) ?? false;

const LONGEST_REASON = 200;
const text = z.string().max(LONGEST_REASON);
const email = z.string().max(320);
const flag = z.boolean();
const names = z.array(text).max(50);

const profileFields = {
	gender: text.optional(),
	firstName: text.optional(),
	lastName: text.optional(),
	birthday: text.optional(),
	newsFor: z.union([text, names]).optional(),
	countryCode: text.optional(),
	languageCode: text.optional(),
	source: text.optional(),
	subscriptions: names.optional(),
	authorizationDataCollection: flag.optional(),
	acceptsMarketing: flag.optional(),
	preferredNewsletterContent: z.union([text, names]).optional(),
	preferredCategories: names.optional(),
	preferredBrands: names.optional(),
	followedBrands: names.optional(),
	privacyAuthorization: flag.optional(),
};
export const profileSchema = z.strictObject(profileFields);
export const subscribeSchema = z.strictObject({ email, ...profileFields });
export const preferencesSchema = z.strictObject({
	preferences: z.strictObject({
		preferredNewsletterContent: names.optional(),
		preferredCategories: names.optional(),
		subscriptions: names.optional(),
	}),
});
export const emailSchema = z.strictObject({ email });
export const unsubscribeSchema = z.strictObject({ email, unsubscribeReason: text.optional() });
export const notifyMeSchema = z.strictObject({
	email,
	productId: z.string().regex(PRODUCT_ID),
	countryCode: z.string().regex(/^[A-Z]{2}$/),
	languageCode: z.string().regex(/^[a-z]{2}$/),
});

const invalidEmail = () => problem(400, "invalid-email", "This is not an e-mail address.");
const json = (body: object) => Response.json(body, { headers: { "cache-control": "no-store" } });

export async function subscribe(
	request: NewsletterRequest,
	{ email: address, ...fields }: z.infer<typeof subscribeSchema>,
): Promise<Response> {
	if (!isEmail(address)) return invalidEmail();
	const { db, siteId } = request;
	const isOwner = await ownedBy(request, address);
	const key = { siteId, email: address };
	const { subscriptionCode } = await writeProfile(db, key, fields, { subscribed: true, isOwner });
	return json({ successCode: "OK", subscriptionCode });
}

/** A profile says who a person is; it subscribes to nothing. */
export async function createProfile(
	request: NewsletterRequest,
	{ email: address, ...fields }: z.infer<typeof subscribeSchema>,
): Promise<Response> {
	if (!isEmail(address)) return invalidEmail();
	const { db, siteId } = request;
	const isOwner = await ownedBy(request, address);
	return json(await writeProfile(db, { siteId, email: address }, fields, { isOwner }));
}

export async function getProfile(request: NewsletterRequest, address: string): Promise<Response> {
	if (!isEmail(address)) return invalidEmail();
	const { db, siteId } = request;
	const profile = await readProfile(db, { siteId, email: address });
	if (!profile) return json({ newsletterProfile: null });
	// Anyone who knows an address may ask whether it is subscribed; what else is known of it is its owner's.
	const fields = (await ownedBy(request, address)) ? profile.fields : {};
	return json({ newsletterProfile: { ...fields, email: profile.email, isSubscribed: profile.isSubscribed } });
}

/** What an address is to be written about, as its owner says (newsletter-9). */
export async function trackPreferences(
	request: NewsletterRequest,
	address: string,
	{ preferences }: z.infer<typeof preferencesSchema>,
): Promise<Response> {
	if (!isEmail(address)) return invalidEmail();
	if (!(await ownedBy(request, address)))
		return problem(403, "forbidden", "Only the owner of an address says what it is written about.");
	const { db, siteId } = request;
	await writeProfile(db, { siteId, email: address }, preferences, { isOwner: true });
	return json({ successCode: "OK" });
}

export async function unsubscribeAddress(
	{ db, siteId }: NewsletterRequest,
	address: string,
	reason?: string,
): Promise<Response> {
	if (!isEmail(address)) return invalidEmail();
	if (reason !== undefined && reason.length > LONGEST_REASON)
		return problem(400, "bad-request", "The reason is too long.");
	const done = await unsubscribe(db, { siteId, email: address }, reason || undefined);
	return json({ unsubscriptionStatus: done ? "UNSUBSCRIBED" : "NOT_SUBSCRIBED" });
}

export async function notifyMe(
	{ db, siteId }: NewsletterRequest,
	{ email: address, ...request }: z.infer<typeof notifyMeSchema>,
): Promise<Response> {
	if (!isEmail(address)) return invalidEmail();
	const found = await resolveProductIds(db, await liveGeneration(db, siteId), [request.productId]);
	if (!found.has(request.productId))
		return problem(404, "product-not-found", "No product with this id is sold here.");
	await waitFor(db, { siteId, email: address }, request, Date.now());
	return json({ message: "NOTIFY_ME_CREATED" });
}
