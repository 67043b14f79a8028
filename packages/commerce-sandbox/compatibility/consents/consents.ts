import { type Context, Hono } from "hono";
import { findOwner } from "../../apis/newsletter/address-owner.ts";
import { readOwned, requestBy, subscribe } from "../../apis/newsletter/newsletter-actions.ts";
import { unsubscribe } from "../../apis/newsletter/newsletter-store.ts";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { Subscription } from "../../house/shoppers.ts";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { problem } from "../../http/problem.ts";
import { textIn } from "../../languages.ts";
import { findCustomer } from "../../records/customers/customer-store.ts";
import { acceptParameters, listParameter } from "../../requests/query-parameters.ts";
import { localeOfRequest, textsOfRequest } from "../../requests/request-locale.ts";
import { subscriptions } from "../../settings/shoppers.ts";
import { type ConsentRequest, consentSchema, consentsSchema, findConsentFault } from "./consent-requests.ts";

export const consentsApp = new Hono<CommerceHono>();

type CommerceContext = Context<CommerceHono>;
const PATH = "/shopper/shopper-consents/v1/organizations/:org/subscriptions";
const MOST = 10;

consentsApp.get(PATH, requireShopper, acceptParameters({ tags: "list", expand: "list" }), async (c) => {
	const tags = listParameter(c, "tags") ?? [];
	const expand = listParameter(c, "expand") ?? [];
	if (tags.length > MOST || expand.some((name) => name !== "consentStatus"))
		return problem(400, "bad-request", "'tags' are ten at most, and 'expand' is consentStatus or nothing.");
	const { siteId } = c.get("shopper");
	const language = textsOfRequest(c, siteId);
	const status = expand.length > 0 ? { consentStatus: await ownStatus(c) } : {};
	const wantedSubscriptions = subscriptions.filter(
		(one) => tags.length === 0 || one.tags.some((tag) => tags.includes(tag)),
	);
	const view = ({ id, title, subtitle, ...rest }: Subscription) => ({
		subscriptionId: id,
		...rest,
		...status,
		title: textIn(title, language),
		subtitle: textIn(subtitle, language),
		consentType: "marketing",
		consentRequired: false,
		defaultStatus: "opt_out",
	});
	return c.json({ data: wantedSubscriptions.map(view) });
});

consentsApp.post(PATH, requireShopper, acceptParameters({}), async (c) => {
	const request = await jsonBody(c, consentSchema);
	if ("refusal" in request) return request.refusal;
	const fault = findConsentFault(request.body);
	if (fault) return problem(400, "validation", fault.message);
	await record(c, request.body);
	return c.json(request.body);
});

consentsApp.post(`${PATH}/actions/bulk`, requireShopper, acceptParameters({}), async (c) => {
	const request = await jsonBody(c, consentsSchema);
	if ("refusal" in request) return request.refusal;
	const results = [];
	// Consents are processed in order, because the last entry for an address counts.
	for (const consent of request.body.subscriptions) {
		const error = findConsentFault(consent);
		if (!error) await record(c, consent);
		results.push({ ...consent, success: !error, ...(error ? { error } : {}) });
	}
	return c.json({ results }, results.every(({ success }) => success) ? 200 : 207);
});

async function ownStatus(c: CommerceContext) {
	const shopper = c.get("shopper");
	const email = shopper.isGuest ? undefined : (await findCustomer(c.env.DB, shopper.customerId))?.email;
	if (email === undefined) return [];
	const owner = () => findOwner(c.env.DB, shopper);
	const { profile, isOwner } = await readOwned({ env: c.env, siteId: shopper.siteId, owner }, email);
	const status = isOwner && profile?.isSubscribed ? "opt_in" : "opt_out";
	return [{ channel: "email", contactPointValue: email, status }];
}

async function record(
	c: CommerceContext,
	{ contactPointValue: email, status }: ConsentRequest,
): Promise<void> {
	const { siteId } = c.get("shopper");
	if (status === "opt_out") {
		await unsubscribe(c.env.DB, { siteId, email });
		return;
	}
	const [languageCode, countryCode] = localeOfRequest(c).split("-");
	await subscribe(
		requestBy(c, siteId, () => findOwner(c.env.DB, c.get("shopper"))),
		{
			email,
			...(countryCode && languageCode ? { countryCode, languageCode } : {}),
			source: "consents",
			acceptsMarketing: true,
		},
	);
}
