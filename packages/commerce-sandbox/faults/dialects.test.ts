import { expect, test } from "vitest";
import { rewriteStatuses } from "./dialects.ts";

const order = {
	orderNo: "V1",
	status: "on_hold",
	shippingStatus: "not_shipped",
	paymentInstruments: [{ authorizationStatus: { status: 0, code: "ok" } }],
	c_overallStatus: "partly_shipped",
	statusText: "new",
};

test.each([
	["any-case", { status: "On-Hold", shippingStatus: "Not-Shipped", c_overallStatus: "Partly-Shipped" }],
	["replaced", { status: "replaced", shippingStatus: "not_shipped", c_overallStatus: "replaced" }],
	["no-status", {}],
] as const)("%s changes statuses alone", async (form, statuses) => {
	const { status: _, shippingStatus: _s, c_overallStatus: _o, ...rest } = order;
	const response = await rewriteStatuses(form, Response.json({ data: [order] }, { status: 201 }));
	expect(response.status).toBe(201);
	expect(await response.json()).toEqual({ data: [{ ...rest, ...statuses }] });
});

test("leaves responses unchanged that are not JSON", async () => {
	expect(await (await rewriteStatuses("any-case", new Response("<p>"))).text()).toBe("<p>");
});
