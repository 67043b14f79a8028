import { type Context, Hono } from "hono";
import type * as z from "zod";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { acceptParameters } from "../query-parameters.ts";
import { requireShopper } from "../slas/require-shopper.ts";
import {
	createProfile,
	emailSchema,
	getProfile,
	type NewsletterRequest,
	notifyMe,
	notifyMeSchema,
	ownerCheck,
	preferencesSchema,
	profileSchema,
	subscribe,
	trackPreferences,
	unsubscribeAddress,
} from "./newsletter-actions.ts";

/** The house's own `newsletter-api` and `notifyme-api` (newsletter-2, newsletter-4). */
export const newsletterApiApp = new Hono<CommerceHono>();

const BASE = "/custom/newsletter-api/v1/organizations/:org";
const NOTIFY_ME = "/custom/notifyme-api/v1/organizations/:org/subscribe";
type CommerceContext = Context<CommerceHono>;

const requestOf = (c: CommerceContext): NewsletterRequest => ({
	db: c.env.DB,
	siteId: c.get("shopper").siteId,
	owns: ownerCheck(c.env.DB, c.get("shopper")),
});

const withBody =
	<Schema extends z.ZodType>(
		schema: Schema,
		run: (c: CommerceContext, body: z.infer<Schema>) => Promise<Response>,
	) =>
	async (c: CommerceContext): Promise<Response> => {
		const request = await jsonBody(c, schema);
		return "refusal" in request ? request.refusal : run(c, request.body);
	};
const emailOf = (c: CommerceContext): string => c.req.param("email") ?? "";

newsletterApiApp.use(`${BASE}/*`, requireShopper, acceptParameters({}));
newsletterApiApp.post(
	`${BASE}/search`,
	withBody(emailSchema, (c, { email }) => getProfile(requestOf(c), email)),
);
newsletterApiApp.on(
	["POST", "PATCH"],
	`${BASE}/profiles/:email`,
	withBody(profileSchema, (c, fields) => createProfile(requestOf(c), { email: emailOf(c), ...fields })),
);
newsletterApiApp.post(
	`${BASE}/profiles/:email/subscription`,
	withBody(profileSchema, (c, fields) => subscribe(requestOf(c), { email: emailOf(c), ...fields })),
);
newsletterApiApp.post(
	`${BASE}/profiles/:email/trackpreferences`,
	withBody(preferencesSchema, (c, body) => trackPreferences(requestOf(c), emailOf(c), body)),
);
newsletterApiApp.delete(`${BASE}/profiles/:email/subscription`, (c) =>
	unsubscribeAddress(requestOf(c), emailOf(c), c.req.query("c_unsubscribeReason")),
);

newsletterApiApp.post(
	NOTIFY_ME,
	requireShopper,
	acceptParameters({}),
	withBody(notifyMeSchema, (c, request) => notifyMe(requestOf(c), request)),
);
