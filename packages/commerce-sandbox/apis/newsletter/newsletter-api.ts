import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { withJsonBody } from "../../http/json-body.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";
import { findOwner } from "./address-owner.ts";
import {
	accessMailSchema,
	confirm,
	createProfile,
	emailSchema,
	getProfile,
	mailAccess,
	type NewsletterRequest,
	preferencesSchema,
	profileSchema,
	requestBy,
	subscribe,
	trackPreferences,
	unsubscribeAddress,
	updateProfile,
	whoseCode,
} from "./newsletter-actions.ts";
import { emailOfCode } from "./newsletter-store.ts";
import { endOwnRequest, notifyMe, notifyMeSchema, ownRequests } from "./notify-me/notify-me-actions.ts";

export const newsletterApiApp = new Hono<CommerceHono>();

const BASE = "/custom/newsletter-api/v1/organizations/:org";
const NOTIFY_ME = "/custom/notifyme-api/v1/organizations/:org";
type CommerceContext = Context<CommerceHono>;

const readCode = (c: CommerceContext): string | undefined => c.req.query("c_accessCode")?.slice(0, 64);
const asOwner = (c: CommerceContext) => findOwner(c.env.DB, c.get("shopper"), readCode(c));
const readRequest = (c: CommerceContext): NewsletterRequest =>
	requestBy(c, c.get("shopper").siteId, () => asOwner(c));

const withoutBody = (run: (c: CommerceContext) => Promise<Response>) =>
	withJsonBody(z.strictObject({}), run, { emptyAs: {} });
const byCode = acceptParameters({ c_accessCode: "required text" });
const readEmail = (c: CommerceContext): string => plainText(c.req.param("email"));

newsletterApiApp.use(`${BASE}/*`, requireShopper, acceptParameters({}));
newsletterApiApp.post(
	`${BASE}/search`,
	withJsonBody(emailSchema, (c, { email }) => getProfile(readRequest(c), email)),
);
newsletterApiApp.post(
	`${BASE}/profiles/:email`,
	withJsonBody(profileSchema, (c, fields) =>
		createProfile(readRequest(c), { email: readEmail(c), ...fields }),
	),
);
newsletterApiApp.patch(
	`${BASE}/profiles/:email`,
	withJsonBody(profileSchema, (c, fields) =>
		updateProfile(readRequest(c), { email: readEmail(c), ...fields }),
	),
);
newsletterApiApp.post(
	`${BASE}/profiles/:email/subscription`,
	withJsonBody(profileSchema, (c, fields) => subscribe(readRequest(c), { email: readEmail(c), ...fields })),
);
newsletterApiApp.post(
	`${BASE}/profiles/:email/trackpreferences`,
	withJsonBody(preferencesSchema, (c, body) => trackPreferences(readRequest(c), readEmail(c), body)),
);
newsletterApiApp.delete(`${BASE}/profiles/:email/subscription`, (c) =>
	unsubscribeAddress(readRequest(c), readEmail(c), c.req.query("c_unsubscribeReason")),
);

newsletterApiApp.post(
	`${BASE}/confirmations`,
	byCode,
	withoutBody((c) => confirm(readRequest(c), readCode(c) ?? "")),
);
newsletterApiApp.get(`${BASE}/access`, byCode, (c) => whoseCode(readRequest(c), readCode(c) ?? ""));
newsletterApiApp.post(
	`${BASE}/access-mails`,
	withJsonBody(accessMailSchema, (c, body) => mailAccess(readRequest(c), body)),
);
newsletterApiApp.post(
	`${BASE}/leave`,
	byCode,
	withoutBody(async (c) => {
		const email = await emailOfCode(c.env.DB, c.get("shopper").siteId, readCode(c));
		return email === undefined
			? whoseCode(readRequest(c), "")
			: unsubscribeAddress(readRequest(c), email, c.req.query("c_unsubscribeReason"));
	}),
);

newsletterApiApp.use(`${NOTIFY_ME}/*`, requireShopper, acceptParameters({}));
newsletterApiApp.post(
	`${NOTIFY_ME}/subscribe`,
	withJsonBody(notifyMeSchema, (c, request) => notifyMe(readRequest(c), request)),
);
newsletterApiApp.get(`${NOTIFY_ME}/requests`, (c) => ownRequests(readRequest(c)));
newsletterApiApp.delete(`${NOTIFY_ME}/requests/:productId`, (c) =>
	endOwnRequest(readRequest(c), c.req.param("productId").slice(0, 100)),
);
