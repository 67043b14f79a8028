import { expect, test } from "vitest";
import { readShipments } from "./order-shipments.ts";

const home = { shipmentId: "me", shippingAddress: { city: "Milano" }, shippingMethod: { name: "Standard" } };
const store = { shipmentId: "two", shippingAddress: { city: "Roma" }, c_fromStoreId: "roma-monti" };
const items = [
	{ itemId: "a", shipmentId: "me" },
	{ itemId: "b", shipmentId: "two" },
	{ itemId: "c", shipmentId: "two" },
];

// proves orders-11
test("each shipment has its lines, address, method and parcel", () => {
	const sent = {
		trackingNumber: "T1",
		c_trackingUrl: "https://carrier.example/T1",
		c_trackingImage: "/dw/image/carrier.svg",
	};
	expect(readShipments({ shipments: [{ ...home, ...sent }, store], productItems: items })).toEqual([
		{
			id: "me",
			itemIds: ["a"],
			address: { city: "Milano" },
			fromStoreId: undefined,
			shippingMethod: { name: "Standard", arrival: undefined },
			gift: undefined,
			tracking: { number: "T1", url: "https://carrier.example/T1", image: "/dw/image/carrier.svg" },
		},
		expect.objectContaining({
			id: "two",
			itemIds: ["b", "c"],
			fromStoreId: "roma-monti",
			tracking: undefined,
		}),
	]);
});

// proves orders-11
test("a shipment without lines is left out, and a line without a shipment belongs to the first", () => {
	expect(readShipments({ shipments: [home, store], productItems: items.slice(1) })).toMatchObject([
		{ id: "two" },
	]);
	expect(readShipments({ shipments: [home, store], productItems: [{ itemId: "a" }] })).toMatchObject([
		{ id: "me", itemIds: ["a"] },
	]);
	expect(readShipments({ shipments: [home], giftCertificateItems: [{}] })).toMatchObject([
		{ id: "me", itemIds: [] },
	]);
	expect(readShipments({})).toEqual([]);
});

// proves orders-11
test("a shipment has its method, its shipping cost and its total", () => {
	const costs = { shippingTotal: 0, shippingCost: 15, shipmentTotal: 215 };
	const method = { name: "Express", description: "Next day", price: 15 };
	const read = (more: object) =>
		readShipments({ shipments: [{ ...home, shippingMethod: method, ...more }], productItems: items })[0];
	expect(read(costs)).toMatchObject({
		shippingMethod: { name: "Express", description: "Next day" },
		shippingCost: 0,
		total: 215,
	});
	expect(read({ shippingCost: 12 })).toMatchObject({ shippingCost: 12, total: undefined });
	expect(read({})?.shippingCost).toBe(15);
	expect(read({ shippingTotal: "15" })?.shippingCost).toBe(15);
});
