import type * as z from "zod";
import { nowInSeconds } from "../../../now.ts";
import type { Controller, ControllerRequest, Controllers } from "../../controllers/controller.ts";
import { jsonAction } from "../../controllers/json-action.ts";
import {
	type ActionRequest,
	checkResetToken,
	customerExists,
	emailSchema,
	logInOnBehalf,
	loginIdSchema,
	newPasswordSchema,
	requestPasswordReset,
	resetRequestSchema,
	setNewPassword,
	tokenSchema,
} from "./account-actions.ts";
import { csrfToken } from "./csrf.ts";

const action = <Schema extends z.ZodType>(
	schema: Schema,
	run: (request: ActionRequest, body: z.infer<Schema>) => Promise<Response>,
): Controller => jsonAction(schema, (request, body) => run(actionRequest(request), body));

const actionRequest = ({ c, site, language, country, shopper }: ControllerRequest): ActionRequest => ({
	c,
	siteId: site.id,
	shopper,
	locale: country ? `${language}-${country.code}` : language,
});

export const customersControllers: Controllers = {
	"CSRF-Generate": {
		methods: ["POST"],
		scope: "optional",
		csrf: false,
		handler: ({ c, site, shopper }) =>
			c.json({ csrf: csrfToken(c.env, site.id, shopper?.usid, nowInSeconds()) }, 200, {
				"cache-control": "no-store",
			}),
	},
	"CSRF-AjaxFail": {
		methods: ["GET", "POST"],
		scope: "none",
		csrf: false,
		handler: ({ c }) => c.json({ csrfError: true }, 500, { "cache-control": "no-store" }),
	},
	"Customer-Exist": action(emailSchema, customerExists),
	"Customer-ResetPassword": action(resetRequestSchema, requestPasswordReset),
	"Customer-CheckTokenValidity": action(tokenSchema, checkResetToken),
	"Customer-SetNewPassword": action(newPasswordSchema, setNewPassword),
	"Customer-LoginOnBehalf": action(loginIdSchema, logInOnBehalf),
};
