import { isEmail } from "@vetrina/shop-rules/catalogue/customer-rules.ts";
import { emailKey } from "@vetrina/shop-rules/typed/email.ts";
import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import type { Context } from "hono";
import * as z from "zod";
import { house } from "../../house.ts";
import type { CommerceHono } from "../../http/http.ts";
import { readNetwork } from "../../http/network.ts";
import { privateJson } from "../../http/private-json.ts";
import { problem } from "../../http/problem.ts";
import { nowInSeconds } from "../../now.ts";
import { sendCounted } from "../../outbox/mail-limits.ts";
import type { MailEnv } from "../../outbox/mails.ts";
import { afterResponse } from "../../requests/after-response.ts";
import { type AddressOwner, ownership } from "./address-owner.ts";
import { accessMail, confirmationMail, welcomeMail } from "./newsletter-mails.ts";
import {
	confirmSubscription,
	emailOfCode,
	mayMail,
	type NewsletterProfile,
	readProfile,
	takeOverAddress,
	unsubscribe,
	writeProfile,
} from "./newsletter-store.ts";

export type Asker = { usid: string; address: string | undefined };
export const readAsker = (c: Context<CommerceHono>): Asker => ({
	usid: c.get("shopper").usid,
	address: readNetwork(c),
});

/** Defers work until after the response, because its duration would reveal whether an address is known (newsletter-9). */
export type Later = (work: () => Promise<unknown>) => void;
export const createLater =
	(c: Context<CommerceHono>): Later =>
	(work) =>
		afterResponse(c, work());

/** Limits of mails. Anyone may enter any address, so excess mails are dropped; the response does not reveal that. */
const LIMITS = { what: "newsletter", session: 20, network: 100, recipient: 5 };

export type NewsletterRequest = {
	env: MailEnv;
	siteId: string;
	by: Asker;
	later: Later;
	owner?: () => Promise<AddressOwner | undefined>;
};

export const requestBy = (
	c: Context<CommerceHono>,
	siteId: string,
	owner: NewsletterRequest["owner"],
): NewsletterRequest => ({ env: c.env, siteId, by: readAsker(c), later: createLater(c), owner });

export async function readOwned(
	{ env, siteId, owner }: Pick<NewsletterRequest, "env" | "siteId" | "owner">,
	address: string,
) {
	const [profile, asker] = await Promise.all([readProfile(env.DB, { siteId, email: address }), owner?.()]);
	return { profile, isOfAccount: asker?.email === emailKey(address), ...ownership(asker, address, profile) };
}

const LONGEST_REASON = 200;
const text = z.string().max(LONGEST_REASON);
const email = z.string().max(320).transform(plainText);
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

const CONSENTS = ["acceptsMarketing", "authorizationDataCollection", "privacyAuthorization"] as const;

/**
 * Returns the consents that a stranger's request changes: all of them while the address is neither subscribed nor proven, otherwise
 * withdrawals and `acceptsMarketing`.
 */
const changedConsents = (
	fields: z.infer<typeof profileSchema>,
	profile: NewsletterProfile | undefined,
): Record<string, boolean> => {
	const begins = profile?.isSubscribed !== true && profile?.isProven !== true;
	return Object.fromEntries(
		CONSENTS.flatMap((name) => {
			const value = fields[name];
			return value === false || (value && (begins || name === "acceptsMarketing")) ? [[name, value]] : [];
		}),
	);
};

/** Subscribes an address immediately or, if the country requires it, after the shopper follows a mailed link (newsletter-11). */
export async function subscribe(
	request: NewsletterRequest,
	{ email: address, ...fields }: z.infer<typeof subscribeSchema>,
): Promise<Response> {
	if (!isEmail(address)) return invalidEmail();
	const { env, siteId } = request;
	const { DB: db } = env;
	const key = { siteId, email: address };
	const { profile, isOwner, customerId } = await readOwned(request, address);
	const wasSubscribed = profile?.isSubscribed === true;
	const waits = needsConfirmation(fields) && !wasSubscribed;
	const { subscriptionCode } = await writeProfile(db, key, fields, {
		...(waits ? { unconfirmed: true } : { subscribed: true }),
		isOwner,
		customerId,
		consents: changedConsents(fields, profile),
	});
	const now = nowInSeconds();
	request.later(async () => {
		if (wasSubscribed || (waits && !(await mayMail(db, key, now)))) return;
		const mail = waits ? confirmationMail : welcomeMail;
		await send(request, address, await mail(env, key, fields, now), now);
	});
	return privateJson({
		successCode: "OK",
		subscriptionCode: codeToTell(subscriptionCode, profile, isOwner),
		...(needsConfirmation(fields) ? { c_confirmation: "REQUIRED" } : {}),
	});
}

/** Returns the subscription code for the response. Strangers get a random code, so that a known address looks like a new address. */
const codeToTell = (code: string, profile: NewsletterProfile | undefined, isOwner: boolean): string =>
	profile && !isOwner ? crypto.randomUUID() : code;

const send = (
	{ env, by }: NewsletterRequest,
	recipient: string,
	mail: readonly D1PreparedStatement[],
	now: number,
): Promise<boolean> => sendCounted(env.DB, LIMITS, { ...by, recipient: emailKey(recipient), now }, mail);

export async function confirm(request: NewsletterRequest, accessCode: string): Promise<Response> {
	const { env, siteId } = request;
	const confirmation = await confirmSubscription(env.DB, siteId, accessCode);
	if (!confirmation) return problem(404, "confirmation-not-found", "This link is not valid any more.");
	await takeOver(request, confirmation.email);
	if (confirmation.isNew)
		await env.DB.batch(
			await welcomeMail(env, { siteId, email: confirmation.email }, confirmation.fields, nowInSeconds()),
		);
	return privateJson({ status: "CONFIRMED" });
}

async function takeOver({ env, siteId, owner }: NewsletterRequest, email: string): Promise<void> {
	const { customerId } = (await owner?.()) ?? {};
	if (customerId !== undefined) await takeOverAddress(env.DB, { siteId, email }, customerId);
}

export async function whoseCode(request: NewsletterRequest, accessCode: string): Promise<Response> {
	const email = await emailOfCode(request.env.DB, request.siteId, accessCode);
	if (email === undefined) return problem(404, "not-found", "This link is not valid any more.");
	await takeOver(request, email);
	return privateJson({ email });
}

export async function mailAccess(
	request: NewsletterRequest,
	{ email: address, ...localeInfo }: z.infer<typeof accessMailSchema>,
): Promise<Response> {
	const { env, siteId } = request;
	if (!isEmail(address)) return invalidEmail();
	const key = { siteId, email: address };
	const now = nowInSeconds();
	request.later(async () => {
		if ((await readProfile(env.DB, key)) && (await mayMail(env.DB, key, now)))
			await send(request, address, await accessMail(env, key, localeInfo, now), now);
	});
	return privateJson({ successCode: "OK" });
}

export async function createProfile(
	request: NewsletterRequest,
	{ email: address, ...fields }: z.infer<typeof subscribeSchema>,
): Promise<Response> {
	if (!isEmail(address)) return invalidEmail();
	const { env, siteId } = request;
	const { profile, isOwner, customerId } = await readOwned(request, address);
	const statedFields = profile ? {} : fields;
	const { subscriptionCode } = await writeProfile(env.DB, { siteId, email: address }, statedFields, {
		isOwner,
		customerId,
	});
	return privateJson({ subscriptionCode: codeToTell(subscriptionCode, profile, isOwner) });
}

export async function updateProfile(
	request: NewsletterRequest,
	{ email: address, ...fields }: z.infer<typeof subscribeSchema>,
): Promise<Response> {
	if (!isEmail(address)) return invalidEmail();
	const { env, siteId } = request;
	const { profile, isOwner, customerId } = await readOwned(request, address);
	const { subscriptionCode } = await writeProfile(env.DB, { siteId, email: address }, fields, {
		isOwner,
		customerId,
	});
	return privateJson({ subscriptionCode: codeToTell(subscriptionCode, profile, isOwner) });
}

export async function getProfile(request: NewsletterRequest, address: string): Promise<Response> {
	if (!isEmail(address)) return invalidEmail();
	const { profile, isOwner, isOfAccount } = await readOwned(request, address);
	if (!profile || !isOwner)
		return privateJson({
			newsletterProfile: null,
			...(profile && isOfAccount ? { c_ownerOnly: true } : {}),
		});
	const { fields, email: knownEmail, isSubscribed, subscriptionCode } = profile;
	return privateJson({ newsletterProfile: { ...fields, email: knownEmail, isSubscribed, subscriptionCode } });
}

export async function trackPreferences(
	request: NewsletterRequest,
	address: string,
	{ preferences }: z.infer<typeof preferencesSchema>,
): Promise<Response> {
	if (!isEmail(address)) return invalidEmail();
	const { isOwner, customerId } = await readOwned(request, address);
	if (!isOwner)
		return problem(403, "forbidden", "Only the owner of an address says what it is written about.");
	const { env, siteId } = request;
	await writeProfile(env.DB, { siteId, email: address }, preferences, { isOwner, customerId });
	return privateJson({ successCode: "OK" });
}

/** Unsubscribes an address. The response does not reveal whether the address was subscribed (newsletter-8). */
export async function unsubscribeAddress(
	{ env, siteId }: NewsletterRequest,
	address: string,
	reason?: string,
): Promise<Response> {
	if (!isEmail(address)) return invalidEmail();
	if (reason !== undefined && reason.length > LONGEST_REASON)
		return problem(400, "bad-request", "The reason is too long.");
	await unsubscribe(env.DB, { siteId, email: address }, reason || undefined);
	return privateJson({ unsubscriptionStatus: "UNSUBSCRIBED" });
}
