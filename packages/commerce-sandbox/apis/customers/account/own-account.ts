import type { Context } from "hono";
import * as z from "zod";
import type { CommerceHono } from "../../../http/http.ts";
import { problem } from "../../../http/problem.ts";
import { nowInSeconds } from "../../../now.ts";
import { currentPasswordRefusal } from "../../../records/customers/current-password.ts";
import {
	agentsDoNot,
	customerNotFound,
	wrongCurrentPassword,
} from "../../../records/customers/customer-problems.ts";
import { type CustomerRecord, findCustomer } from "../../../records/customers/customer-store.ts";
import { deleteCustomer, hasUnpaidOrder } from "./delete-customer.ts";
import { customerExport } from "./export-customer.ts";

async function ownCustomer(c: Context<CommerceHono>): Promise<CustomerRecord | Response> {
	const { customerId, isGuest, agentId } = c.get("shopper");
	if (isGuest || agentId !== undefined) return agentsDoNot();
	return (await findCustomer(c.env.DB, customerId)) ?? customerNotFound(customerId);
}

export const deletionSchema = z.strictObject({ currentPassword: z.string().max(4096).optional() });

const FRESH_LOGIN = 15 * 60;

/**
 * Deletes the customer's own account. Requires the current password or, for customers without a password, a login within the last 15
 * minutes. Returns 409 `order-awaits-payment` while an order is unpaid.
 */
export async function deleteOwnAccount(
	c: Context<CommerceHono>,
	{ currentPassword }: z.infer<typeof deletionSchema>,
): Promise<Response> {
	const customer = await ownCustomer(c);
	if (customer instanceof Response) return customer;
	const now = nowInSeconds();
	if (customer.passwordHash === undefined) {
		if ((customer.lastLoginAt ?? 0) < now - FRESH_LOGIN)
			return problem(403, "login-too-old", "The customer has to log in again first.");
	} else {
		if (!currentPassword) return wrongCurrentPassword();
		const refusal = await currentPasswordRefusal(c, customer, currentPassword);
		if (refusal) return refusal;
	}
	if (await hasUnpaidOrder(c.env.DB, customer.id))
		return problem(409, "order-awaits-payment", "An order of the customer waits for its payment.");
	await deleteCustomer(c.env.DB, customer, now);
	return c.json({ status: "DELETED" }, 200, { "cache-control": "no-store" });
}

export async function exportOwnData(c: Context<CommerceHono>): Promise<Response> {
	const customer = await ownCustomer(c);
	if (customer instanceof Response) return customer;
	const data = await customerExport(c.env.DB, customer, c.get("shopper").siteId);
	return c.json(data, 200, { "cache-control": "no-store" });
}
