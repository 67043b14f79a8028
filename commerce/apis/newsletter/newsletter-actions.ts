import * as z from "zod";
import { isEmail } from "../../../shared/domain/catalogue/customer-rules.ts";
import { PRODUCT_ID } from "../../../shared/domain/catalogue/product-id.ts";
import { problem } from "../../http/problem.ts";
import { liveGeneration } from "../../store/catalogue-store.ts";
import { resolveProductIds } from "../../store/product-records.ts";
import { readProfile, unsubscribe, waitFor, writeProfile } from "./newsletter-store.ts";

/** Newsletter and notify-me (cloud-1), the same behind the custom APIs and the site controllers. */

export type NewsletterRequest = { db: D1Database; siteId: string };

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
	{ db, siteId }: NewsletterRequest,
	{ email: address, ...fields }: z.infer<typeof subscribeSchema>,
): Promise<Response> {
	if (!isEmail(address)) return invalidEmail();
	const { subscriptionCode } = await writeProfile(db, { siteId, email: address }, fields, true);
	return json({ successCode: "OK", subscriptionCode });
}

/** A profile says who a person is; it subscribes to nothing. */
export async function createProfile(
	{ db, siteId }: NewsletterRequest,
	{ email: address, ...fields }: z.infer<typeof subscribeSchema>,
): Promise<Response> {
	if (!isEmail(address)) return invalidEmail();
	return json(await writeProfile(db, { siteId, email: address }, fields));
}

export async function getProfile({ db, siteId }: NewsletterRequest, address: string): Promise<Response> {
	if (!isEmail(address)) return invalidEmail();
	const profile = await readProfile(db, { siteId, email: address });
	// Anyone who knows an address may ask whether it is subscribed; what else is known of it stays here.
	return json({
		newsletterProfile: profile ? { email: profile.email, isSubscribed: profile.isSubscribed } : null,
	});
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
