import type * as z from "zod";
import { jsonBody } from "../../json-body.ts";
import type { Controller, Controllers } from "../controllers/controller.ts";
import {
	createProfile,
	getProfile,
	type NewsletterRequest,
	notifyMe,
	notifyMeSchema,
	subscribe,
	subscribeSchema,
	unsubscribeAddress,
	unsubscribeSchema,
} from "./newsletter-actions.ts";

/** A controller that takes a JSON body; guests subscribe too. */
function action<Schema extends z.ZodType>(
	schema: Schema,
	run: (request: NewsletterRequest, body: z.infer<Schema>) => Promise<Response>,
): Controller {
	return {
		methods: ["POST"],
		scope: "required",
		handler: async ({ c, site }) => {
			const request = await jsonBody(c, schema);
			return "refusal" in request ? request.refusal : run({ db: c.env.DB, siteId: site.id }, request.body);
		},
	};
}

/** The site controllers of newsletter and notify-me (S2 §7). */
export const newsletterControllers: Controllers = {
	"Newsletter-Subscribe": action(subscribeSchema, subscribe),
	"Newsletter-Unsubscribe": action(unsubscribeSchema, (request, { email }) =>
		unsubscribeAddress(request, email),
	),
	"Newsletter-UpdateProfile": action(subscribeSchema, createProfile),
	"Newsletter-CreateProfile": action(subscribeSchema, createProfile),
	"Newsletter-GetProfile": {
		methods: ["GET"],
		scope: "required",
		handler: ({ c, site }) => getProfile({ db: c.env.DB, siteId: site.id }, c.req.query("email") ?? ""),
	},
	"NotifyMe-Create": action(notifyMeSchema, notifyMe),
};
