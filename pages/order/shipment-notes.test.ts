import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { expect, test } from "vitest";
import { shipmentNotes } from "./shipment-notes.ts";

const format = {
	thousandSeparator: ",",
	decimalSeparator: ".",
	currencyFirst: true,
	spacing: " ",
	decimals: 2,
};
const cx = {
	locale: { language: "en", country: "IT" } as SiteLocale,
	prices: { rules: { currency: "EUR", symbol: "€", long: format, short: format }, type: "short" as const },
};
const sent = {
	id: "me",
	itemIds: ["a"],
	shippingMethod: { name: "Express", description: "Next day" },
	shippingCost: 15,
	total: 215,
};
const free = { ...sent, id: "two", shippingCost: 0, total: undefined };
const fetched = { ...sent, id: "three", fromStoreId: "roma-monti", shippingCost: 0, total: 80 };
const shipments = [sent, free, fetched];

// proves orders-11
test("each of several shipments has its cost; a single shipment's cost is among the sums", () => {
	const order = { currency: "EUR", status: "new", shipments };
	expect(shipments.map((one) => shipmentNotes(one, order, cx))).toEqual([
		["Next day", "Shipping: € 15", "Total for this delivery: € 215"],
		["Next day", "Shipping: free"],
		["Total for this delivery: € 80"],
	]);
	expect(shipmentNotes(sent, { ...order, shipments: [sent] }, cx)).toEqual(["Next day"]);
});

// proves checkout-26
test("a delivered or cancelled shipment has no delivery days", () => {
	const order = { currency: "EUR", status: "new", shipments: [sent] };
	expect(shipmentNotes(sent, { ...order, deliveredAt: "2026-11-28T10:00:00Z" }, cx)).toEqual([]);
	expect(shipmentNotes(sent, { ...order, status: "cancelled" }, cx)).toEqual([]);
});
