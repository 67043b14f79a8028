import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { CommerceHono } from "../../http/http.ts";
import { customerNotFound, invalidCustomer } from "./customer-problems.ts";

export const CUSTOMERS = "/customer/shopper-customers/v1/organizations/:org/customers";

export const readCustomerId = (c: Context<CommerceHono>): string => c.get("shopper").customerId;

export const requireOwner = createMiddleware<CommerceHono>(async (c, next) => {
	if (c.req.param("customerId") !== c.get("shopper").customerId) return invalidCustomer();
	await next();
});

export const requireRegisteredOwner = createMiddleware<CommerceHono>(async (c, next) => {
	const { customerId, isGuest } = c.get("shopper");
	if (c.req.param("customerId") !== customerId) return invalidCustomer();
	if (isGuest) return customerNotFound(customerId);
	await next();
});
