import { Hono } from "hono";
import * as z from "zod";
import { house } from "../../house.ts";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { toMinor } from "../../money.ts";
import { customerNotFound } from "../../records/customers/customer-problems.ts";
import { findCustomerByLogin } from "../../records/customers/customer-store.ts";
import {
	issueStatements,
	newGiftCertificateCode,
} from "../../records/gift-certificates/gift-certificate-store.ts";
import { isSiteCurrency } from "../baskets/rules/site-currencies.ts";

export const giftCertificatesAdminApp = new Hono<CommerceHono>();

const schema = z
	.strictObject({
		siteId: z.string(),
		currency: z.string(),
		amount: z.number().positive().max(10_000_000),
		recipientEmail: z.email(),
		recipientName: z.string().max(256).default(""),
		senderName: z.string().max(256).default(house.name),
		message: z.string().max(4000).optional(),
		customerLogin: z.string().max(256).optional(),
	})
	.refine(({ siteId, currency }) => isSiteCurrency(siteId, currency), "the site has no such currency");

giftCertificatesAdminApp.post("/admin/gift-certificates", requireAdmin, async (c) => {
	const request = await jsonBody(c, schema);
	if ("refusal" in request) return request.refusal;
	const { amount, message, customerLogin, ...rest } = request.body;
	const customer =
		customerLogin === undefined ? undefined : await findCustomerByLogin(c.env.DB, customerLogin);
	if (customerLogin !== undefined && !customer) return customerNotFound(customerLogin);
	const certificate = {
		...rest,
		code: newGiftCertificateCode(),
		amount: toMinor(amount, rest.currency),
		...(message === undefined ? {} : { message }),
		...(customer ? { customerId: customer.id } : {}),
	};
	await c.env.DB.batch(issueStatements(c.env.DB, certificate, new Date()));
	return c.json({ code: certificate.code }, 201);
});
