import type { Context } from "hono";
import * as z from "zod";
import { isEmail } from "../../../shared/domain/catalogue/customer-rules.ts";
import { emailKey } from "../../../shared/domain/typed/email.ts";
import { house } from "../../house.ts";
import type { CommerceHono } from "../../http/http.ts";
import { networkOf } from "../../http/network.ts";
import { privateJson } from "../../http/private-json.ts";
import { problem } from "../../http/problem.ts";
import { nowInSeconds } from "../../now.ts";
import { sendCounted } from "../../outbox/mail-limits.ts";
import type { MailEnv } from "../../outbox/mails.ts";
import { type AddressOwner, ownership } from "./address-owner.ts";
import { accessMail, confirmationMail, welcomeMail } from "./newsletter-mails.ts";
import {
	confirmSubscription,
	emailOfCode,
	mayMail,
	readProfile,
	takeOverAddress,
	unsubscribe,
	writeProfile,
} from "./newsletter-store.ts";

/** The newsletter (cloud-1), the same behind the custom APIs and the site controllers. */

/** Whose session asks, and from which network: the mails that they have sent to others are counted (newsletter-12). */
export type Asker = { usid: string; address: string | undefined };
export const askerOf = (c: Context<CommerceHono>): Asker => ({
	usid: c.get("shopper").usid,
	address: networkOf(c),
});

/** Everyone may enter anyone's address: more than these are not written, and the response does not say so. */
const LIMITS = { what: "newsletter", session: 20, network: 100, recipient: 5 };

/** `owner`: who asks, where they own an address, which they alone see and change what is known of (newsletter-9). */
export type NewsletterRequest = {
	env: MailEnv;
	siteId: string;
	by: Asker;
	owner?: () => Promise<AddressOwner | undefined>;
};

/** What is known of an address, and whether it is theirs who ask. */
async function known({ env, siteId, owner }: NewsletterRequest, address: string) {
	const [profile, asker] = await Promise.all([readProfile(env.DB, { siteId, email: address }), owner?.()]);
	return { profile, ...ownership(asker, address, profile) };
}

const LONGEST_REASON = 200;
const text = z.string().max(LONGEST_REASON);
const email = z.string().max(320);
const flag = z.boolean();
const names = z.array(text).max(200);

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
		preferredBrands: names.optional(),
		followedBrands: names.optional(),
		subscriptions: names.optional(),
	}),
});
export const emailSchema = z.strictObject({ email });
export const accessMailSchema = z.strictObject({
	email,
	countryCode: text.optional(),
	languageCode: text.optional(),
});
export const unsubscribeSchema = z.strictObject({ email, unsubscribeReason: text.optional() });
const invalidEmail = () => problem(400, "invalid-email", "This is not an e-mail address.");

type Spoken = { countryCode?: string | undefined; languageCode?: string | undefined };
const needsConfirmation = ({ countryCode }: Spoken): boolean =>
	house.newsletter?.confirmedIn.some((code) => code === countryCode) ?? false;

/** At once, or once the link of a mail is followed, where the country asks for that (newsletter-11). */
export async function subscribe(
	request: NewsletterRequest,
	{ email: address, ...fields }: z.infer<typeof subscribeSchema>,
): Promise<Response> {
	if (!isEmail(address)) return invalidEmail();
	const { env, siteId } = request;
	const { DB: db } = env;
	const key = { siteId, email: address };
	const { profile, ...asker } = await known(request, address);
	const wasSubscribed = profile?.isSubscribed === true;
	const waits = needsConfirmation(fields) && !wasSubscribed;
	const { subscriptionCode } = await writeProfile(db, key, fields, {
		...(waits ? { unconfirmed: true } : { subscribed: true }),
		...asker,
	});
	const now = nowInSeconds();
	if (waits) {
		if (await mayMail(db, key, now))
			await send(request, address, await confirmationMail(env, key, fields, now), now);
	} else if (!wasSubscribed) await send(request, address, await welcomeMail(env, key, fields, now), now);
	return privateJson({
		successCode: "OK",
		subscriptionCode,
		// The same for an address that is subscribed already.
		...(needsConfirmation(fields) ? { c_confirmation: "REQUIRED" } : {}),
	});
}

const send = (
	{ env, by }: NewsletterRequest,
	recipient: string,
	mail: readonly D1PreparedStatement[],
	now: number,
): Promise<boolean> => sendCounted(env.DB, LIMITS, { ...by, recipient: emailKey(recipient), now }, mail);

/** By the link of the mail (newsletter-11); following it twice is as good as once. */
export async function confirm({ env, siteId }: NewsletterRequest, accessCode: string): Promise<Response> {
	const confirmed = await confirmSubscription(env.DB, siteId, accessCode);
	if (!confirmed) return problem(404, "confirmation-not-found", "This link is not valid any more.");
	if (confirmed.isNew)
		await env.DB.batch(
			await welcomeMail(env, { siteId, email: confirmed.email }, confirmed.fields, nowInSeconds()),
		);
	return privateJson({ status: "CONFIRMED" });
}

/** Whose mails have a code. A customer who shows that of their own address owns it from then on. */
export async function whoseCode(
	{ env, siteId, owner }: NewsletterRequest,
	accessCode: string,
): Promise<Response> {
	const email = await emailOfCode(env.DB, siteId, accessCode);
	if (email === undefined) return problem(404, "not-found", "This link is not valid any more.");
	const { customerId } = (await owner?.()) ?? {};
	if (customerId !== undefined) await takeOverAddress(env.DB, { siteId, email }, customerId);
	return privateJson({ email });
}

/** Mails the way to an address's preferences to it, if anything is known of it: the response is the same (newsletter-9). */
export async function mailAccess(
	request: NewsletterRequest,
	{ email: address, ...spoken }: z.infer<typeof accessMailSchema>,
): Promise<Response> {
	const { env, siteId } = request;
	if (!isEmail(address)) return invalidEmail();
	const key = { siteId, email: address };
	const now = nowInSeconds();
	if ((await readProfile(env.DB, key)) && (await mayMail(env.DB, key, now)))
		await send(request, address, await accessMail(env, key, spoken, now), now);
	return privateJson({ successCode: "OK" });
}

/** A profile says who a person is; it subscribes to nothing. */
export async function createProfile(
	request: NewsletterRequest,
	{ email: address, ...fields }: z.infer<typeof subscribeSchema>,
): Promise<Response> {
	if (!isEmail(address)) return invalidEmail();
	const { env, siteId } = request;
	const { profile: _, ...asker } = await known(request, address);
	return privateJson(await writeProfile(env.DB, { siteId, email: address }, fields, asker));
}

export async function getProfile(request: NewsletterRequest, address: string): Promise<Response> {
	if (!isEmail(address)) return invalidEmail();
	const { profile, isOwner } = await known(request, address);
	if (!profile) return privateJson({ newsletterProfile: null });
	// Anyone who knows an address may ask whether it is subscribed; what else is known of it is its owner's.
	const fields = isOwner ? profile.fields : {};
	return privateJson({
		newsletterProfile: { ...fields, email: profile.email, isSubscribed: profile.isSubscribed },
		...(isOwner ? {} : { c_ownerOnly: true }),
	});
}

/** What an address is to be written about, as its owner says (newsletter-9). */
export async function trackPreferences(
	request: NewsletterRequest,
	address: string,
	{ preferences }: z.infer<typeof preferencesSchema>,
): Promise<Response> {
	if (!isEmail(address)) return invalidEmail();
	const { profile: _, ...asker } = await known(request, address);
	if (!asker.isOwner)
		return problem(403, "forbidden", "Only the owner of an address says what it is written about.");
	const { env, siteId } = request;
	await writeProfile(env.DB, { siteId, email: address }, preferences, asker);
	return privateJson({ successCode: "OK" });
}

export async function unsubscribeAddress(
	{ env, siteId }: NewsletterRequest,
	address: string,
	reason?: string,
): Promise<Response> {
	if (!isEmail(address)) return invalidEmail();
	if (reason !== undefined && reason.length > LONGEST_REASON)
		return problem(400, "bad-request", "The reason is too long.");
	const done = await unsubscribe(env.DB, { siteId, email: address }, reason || undefined);
	return privateJson({ unsubscriptionStatus: done ? "UNSUBSCRIBED" : "NOT_SUBSCRIBED" });
}
