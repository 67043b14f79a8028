import { isCustomerName, isEmail } from "@vetrina/shop-rules/catalogue/customer-rules.ts";
import { Hono } from "hono";
import * as z from "zod";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { nowInSeconds } from "../../now.ts";
import { customerGroups } from "../../records/customers/customer-groups.ts";
import { loginInUse, passwordRefusal } from "../../records/customers/customer-problems.ts";
import { createCustomer } from "../../records/customers/customer-store.ts";
import { customerView } from "../../records/customers/customer-view.ts";

const name = z.string().min(1).max(256).refine(isCustomerName, "is no name");
const customerSchema = z.strictObject({
	email: z.string().refine(isEmail, "is not an e-mail address"),
	password: z.string().optional(),
	firstName: name,
	lastName: name,
	groups: z.array(z.enum(customerGroups)).optional(),
	canLoginOnBehalf: z.boolean().optional(),
	refusesLoginOnBehalf: z.boolean().optional(),
});

export const customersAdminApp = new Hono<CommerceHono>();

customersAdminApp.use("/admin/customers", requireAdmin);

customersAdminApp.post("/admin/customers", async (c) => {
	const request = await jsonBody(c, customerSchema);
	if ("refusal" in request) return request.refusal;
	const { email, password, firstName, lastName, groups = [], ...rights } = request.body;
	const refusal = password === undefined ? undefined : passwordRefusal(password);
	if (refusal) return refusal;
	const draft = {
		login: email,
		email,
		...(password === undefined ? {} : { password }),
		profile: {
			firstName,
			lastName,
			...(rights.canLoginOnBehalf ? { c_canLoginOnBehalf: true } : {}),
			...(rights.refusesLoginOnBehalf ? { c_refusesLoginOnBehalf: true } : {}),
		},
		groups,
	};
	const result = await createCustomer(c.env.DB, draft, nowInSeconds());
	return "ok" in result ? c.json(customerView(result.ok, undefined), 201) : loginInUse();
});
