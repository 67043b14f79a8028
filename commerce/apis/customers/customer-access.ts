import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import { findClient } from "../slas/clients.ts";
import { customerNotFound, invalidCustomer } from "./customer-problems.ts";

export const CUSTOMERS = "/customer/shopper-customers/v1/organizations/:org/customers";

/** The customer of the path, which `requireOwner` has found to be the shopper's own. */
export const customerIdOf = (c: Context<CommerceHono>): string => c.get("shopper").customerId;

/** Lets only the customer of the path pass, guest or registered. */
export const requireOwner = createMiddleware<CommerceHono>(async (c, next) => {
	if (c.req.param("customerId") !== c.get("shopper").customerId) return invalidCustomer();
	await next();
});

/** As `requireOwner`, and registered: of a guest there is nothing to find. */
export const requireRegisteredOwner = createMiddleware<CommerceHono>(async (c, next) => {
	const { customerId, isGuest } = c.get("shopper");
	if (c.req.param("customerId") !== customerId) return invalidCustomer();
	if (isGuest) return customerNotFound(customerId);
	await next();
});

/**
 * Lets only tokens of a private client pass: what it asks for (a token that resets a password, whose an outside account
 * is) would let anybody else into other people's accounts.
 */
export const requireTrustedClient = createMiddleware<CommerceHono>(async (c, next) => {
	if (!findClient(c.env, c.get("shopper").clientId)?.isPrivate)
		return problem(403, "forbidden", "This operation is for trusted clients.");
	await next();
});
