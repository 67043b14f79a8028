import { isEmail } from "@vetrina/shop-rules/catalogue/customer-rules.ts";
import { PRODUCT_ID } from "@vetrina/shop-rules/catalogue/product-id.ts";
import { emailKey } from "@vetrina/shop-rules/typed/email.ts";
import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import * as z from "zod";
import { privateJson } from "../../../http/private-json.ts";
import { problem } from "../../../http/problem.ts";
import { sendCounted } from "../../../outbox/mail-limits.ts";
import type { MailEnv } from "../../../outbox/mails.ts";
import { liveGeneration } from "../../../store/catalogue-store.ts";
import { resolveProductIds } from "../../../store/product-records.ts";
import type { AddressOwner } from "../address-owner.ts";
import type { Asker, Later } from "../newsletter-actions.ts";
import { savedMail } from "./notify-me-mails.ts";
import { endRequest, listRequests, type Whose, waitFor } from "./notify-me-store.ts";

export type NotifyMeRequest = {
	env: MailEnv;
	siteId: string;
	by: Asker;
	later: Later;
	owner?: () => Promise<AddressOwner | undefined>;
};

/** Limits of mails; a request is stored even if its mail is dropped (newsletter-12). */
const LIMITS = { what: "notify-me", session: 20, network: 100, recipient: 5 };

const text = z.string().max(200);
export const notifyMeSchema = z.strictObject({
	email: z.string().max(320).transform(plainText),
	productId: z.string().regex(PRODUCT_ID),
	countryCode: z.string().regex(/^[A-Z]{2}$/),
	languageCode: z.string().regex(/^[a-z]{2}$/),
	flag: z.literal(true).optional(),
	newsletterSource: text.optional(),
	newsletterSourceDetails: z.strictObject({ pageType: text.optional() }).optional(),
});

export async function notifyMe(
	{ env, siteId, by, later, owner }: NotifyMeRequest,
	{ email, newsletterSource, newsletterSourceDetails, flag: _, ...details }: z.infer<typeof notifyMeSchema>,
): Promise<Response> {
	if (!isEmail(email)) return problem(400, "invalid-email", "This is not an e-mail address.");
	const { DB: db } = env;
	const resolvedIds = await resolveProductIds(db, await liveGeneration(db, siteId), [details.productId]);
	if (!resolvedIds.has(details.productId))
		return problem(404, "product-not-found", "No product with this id is sold here.");
	const asker = await owner?.();
	const customerId = asker?.email === emailKey(email) ? asker.customerId : undefined;
	const request = {
		...details,
		customerId,
		...(newsletterSource ? { source: newsletterSource } : {}),
		...(newsletterSourceDetails?.pageType ? { pageType: newsletterSourceDetails.pageType } : {}),
	};
	const now = Date.now();
	const isNew = await waitFor(db, { siteId, email }, request, now);
	if (isNew && customerId === undefined)
		later(async () => {
			const seconds = Math.floor(now / 1000);
			const mail = await savedMail(env, { ...details, siteId, email }, seconds);
			await sendCounted(db, LIMITS, { ...by, recipient: email, now: seconds }, mail);
		});
	return privateJson({ message: "NOTIFY_ME_CREATED" });
}

const notTheirs = () => problem(403, "forbidden", "Only the owner of an address sees its requests.");

const whose = (siteId: string, { email, hasCode, customerId = "" }: AddressOwner): Whose =>
	hasCode ? { siteId, email } : { siteId, customerId };

export async function ownRequests({ env, siteId, owner }: NotifyMeRequest): Promise<Response> {
	const asker = await owner?.();
	if (!asker) return notTheirs();
	const requests = await listRequests(env.DB, whose(siteId, asker));
	return privateJson({
		email: asker.email,
		requests: requests.map(({ productId, createdAt }) => ({
			productId,
			creationDate: new Date(createdAt).toISOString(),
		})),
	});
}

export async function endOwnRequest(
	{ env, siteId, owner }: NotifyMeRequest,
	productId: string,
): Promise<Response> {
	const asker = await owner?.();
	if (!asker) return notTheirs();
	await endRequest(env.DB, whose(siteId, asker), productId);
	return privateJson({ message: "NOTIFY_ME_REMOVED" });
}
