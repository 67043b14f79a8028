import { expect, test } from "vitest";
import texts from "../../../locales/en/order.json" with { type: "json" };
import { displayStatus, type OrderProgress, statusLabel } from "./display-status.ts";

// proves orders-1
test.each<[Partial<OrderProgress>, string, string | undefined]>([
	[{ overallStatus: "IN_PROGRESS", status: "new" }, "in_progress", "inReview"],
	[{ overallStatus: "partly_returned", status: "completed" }, "partly_returned", "inReview"],
	[{ overallStatus: "canceled", status: "cancelled" }, "canceled", "cancelled"],
	[{ status: "new", pickupStatus: "ready-for-pickup" }, "ready_for_pickup", "readyForPickup"],
	[{ status: "new", pickupStatus: "partly-picked-up" }, "partly_picked_up", "partlyPickedUp"],
	[{ status: "new", shippingStatus: "shipped" }, "shipped", "shipped"],
	[{ status: "completed", shippingStatus: "not_shipped" }, "shipped", "shipped"],
	// A confirmed order that is being processed is called processed.
	[
		{ status: "new", overallStatus: "being_processed", confirmationStatus: "confirmed" },
		"confirmed",
		"confirmed",
	],
	[{ status: "open", confirmationStatus: "not_confirmed" }, "in_review", "inReview"],
	[{ status: "new", shippingStatus: "not_shipped" }, "being_processed", "beingProcessed"],
	[{ status: "cancelled" }, "cancelled", "cancelled"],
	[{ status: "failed" }, "failed", "failed"],
	[{ status: "replaced" }, "replaced", "replaced"],
	[{ status: "On-Hold" }, "On-Hold", undefined],
	[{ status: "new", overallStatus: " Awaiting Stock " }, "Awaiting Stock", undefined],
	[{}, "", undefined],
	[{ status: "Delivering" }, "Delivering", undefined],
	[{ status: "new", overallStatus: "" }, "new", "new"],
])("%j is shown as %s", (order, status, label) => {
	expect(displayStatus({ status: "", ...order })).toBe(status);
	expect(statusLabel(status)).toBe(label);
});

// proves orders-1
test("a status is the same in any case, with hyphens, underscores or spaces", () => {
	for (const status of ["partly_shipped", "not_confirmed", "in_review", "replaced", "cancelled"])
		for (const said of [
			status.toUpperCase(),
			status.replaceAll("_", "-"),
			status.replaceAll("_", " "),
			` ${status} `,
			status.replace(/(^|_)./g, (first) => first.toUpperCase()),
		])
			expect(displayStatus({ status: said }), said).toBe(displayStatus({ status }));
});

// proves orders-1
test("names of object properties are no statuses", () => {
	expect(statusLabel("constructor")).toBeUndefined();
});

// proves orders-1
test("every combination of the platform's statuses has a label", () => {
	const overall = [
		undefined,
		"new",
		"open",
		"in_review",
		"being_processed",
		"in_progress",
		"returned",
		"refunded",
	];
	const more = [
		"partly_shipped",
		"shipped",
		"partly_returned",
		"ready_for_pickup",
		"picked_up",
		"canceled",
		"failed",
	];
	const statuses = [
		"new",
		"open",
		"cancelled",
		"completed",
		"in_review",
		"being_processed",
		"created",
		"failed",
		"replaced",
	];
	for (const overallStatus of [...overall, ...more])
		for (const status of statuses)
			for (const confirmationStatus of [undefined, "confirmed", "not_confirmed"])
				for (const shippingStatus of [undefined, "not_shipped", "shipped", "ready-for-pickup", "delivered"])
					for (const pickupStatus of [undefined, "ready-for-partial-pickup", "partly-picked-up"]) {
						const said = { status, overallStatus, confirmationStatus, shippingStatus, pickupStatus };
						const statuses = Object.entries(said).filter(([, value]) => value !== undefined);
						const order = Object.fromEntries(statuses) as OrderProgress;
						expect(statusLabel(displayStatus(order)), JSON.stringify(said)).toBeDefined();
					}
});

// proves orders-1
test.each([
	["new", "Order placed"],
	["shipped", "Shipped"],
	["partly_shipped", "Partly Shipped"],
	["being_processed", "Being Processed"],
	["confirmed", "Processed"],
	["cancelled", "Cancelled"],
	["returned", "Returned"],
	["refunded", "Refunded"],
	["not_confirmed", "Not confirmed"],
	["in_review", "In review"],
	["in_progress", "In review"],
	["partly_returned", "In review"],
	["open", "In review"],
])("%s reads %s in English", (status, text) => {
	const label = statusLabel(status);
	expect(label && texts.order.status[label]).toBe(text);
});
