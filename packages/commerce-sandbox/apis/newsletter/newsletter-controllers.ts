import type * as z from "zod";
import type { Controller, ControllerRequest, Controllers } from "../controllers/controller.ts";
import { jsonAction } from "../controllers/json-action.ts";
import { findOwner } from "./address-owner.ts";
import {
	createProfile,
	getProfile,
	type NewsletterRequest,
	requestBy,
	subscribe,
	subscribeSchema,
	unsubscribeAddress,
	unsubscribeSchema,
	updateProfile,
} from "./newsletter-actions.ts";
import { notifyMe, notifyMeSchema } from "./notify-me/notify-me-actions.ts";

const toRequest = ({ c, site, shopper }: ControllerRequest): NewsletterRequest =>
	requestBy(c, site.id, async () => shopper && findOwner(c.env.DB, shopper));

const action = <Schema extends z.ZodType>(
	schema: Schema,
	run: (request: NewsletterRequest, body: z.infer<Schema>) => Promise<Response>,
): Controller => jsonAction(schema, (request, body) => run(toRequest(request), body));

export const newsletterControllers: Controllers = {
	"Newsletter-Subscribe": action(subscribeSchema, subscribe),
	"Newsletter-Unsubscribe": action(unsubscribeSchema, (request, { email, unsubscribeReason }) =>
		unsubscribeAddress(request, email, unsubscribeReason),
	),
	"Newsletter-UpdateProfile": action(subscribeSchema, updateProfile),
	"Newsletter-CreateProfile": action(subscribeSchema, createProfile),
	"Newsletter-GetProfile": {
		methods: ["GET"],
		scope: "required",
		parameters: { email: "required" },
		handler: (request) => getProfile(toRequest(request), request.c.req.query("email") ?? ""),
	},
	"NotifyMe-Create": action(notifyMeSchema, notifyMe),
};
