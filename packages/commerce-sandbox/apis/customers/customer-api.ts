import { type Context, Hono } from "hono";
import type * as z from "zod";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { noteBody, withJsonBody } from "../../http/json-body.ts";
import { requireRegisteredOwner } from "../../records/customers/customer-access.ts";
import { customerChangeSchema, registrationSchema } from "../../records/customers/customer-requests.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";
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
} from "./account/account-actions.ts";
import { deleteOwnAccount, deletionSchema, exportOwnData } from "./account/own-account.ts";
import { changeSchema, updateAddress } from "./addresses.ts";
import { registerCustomer, updateCustomer } from "./customers.ts";

const BASE = "/custom/customer-api/v1/organizations/:org";

export const customerApiApp = new Hono<CommerceHono>();
customerApiApp.use(`${BASE}/*`, requireShopper, acceptParameters({}));

function action<Schema extends z.ZodType>(
	path: string,
	schema: Schema,
	run: (request: ActionRequest, body: z.infer<Schema>) => Promise<Response>,
): void {
	customerApiApp.post(
		`${BASE}/${path}`,
		withJsonBody(schema, (c, body) => {
			const shopper = c.get("shopper");
			return run({ c, siteId: shopper.siteId, shopper, locale: c.req.query("locale") }, body);
		}),
	);
}

action("exist", emailSchema, customerExists);
action("reset-password", resetRequestSchema, requestPasswordReset);
action("check-token-validity", tokenSchema, checkResetToken);
action("new-password", newPasswordSchema, setNewPassword);
action("login-on-behalf", loginIdSchema, logInOnBehalf);
action("delete-account", deletionSchema, ({ c }, body) => deleteOwnAccount(c, body));
customerApiApp.get(`${BASE}/personal-data`, exportOwnData);

customerApiApp.post(`${BASE}/customers`, noteBody(registrationSchema, registerCustomer));
customerApiApp.patch(
	`${BASE}/customers/:customerId`,
	requireRegisteredOwner,
	noteBody(customerChangeSchema, updateCustomer),
);
customerApiApp.patch(
	`${BASE}/customers/:customerId/addresses/:addressName`,
	requireRegisteredOwner,
	noteBody(changeSchema, (c: Context<CommerceHono>) => updateAddress(c, c.req.param("addressName") ?? "")),
);
