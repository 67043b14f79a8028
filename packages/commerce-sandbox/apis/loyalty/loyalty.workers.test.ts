import { beforeAll, beforeEach, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { resultOf } from "../../testing/controller-under-test.ts";
import { adminCall } from "../../testing/import-under-test.ts";
import { type Json, placedOrder, sendAs, stockUp } from "../../testing/order-under-test.ts";
import { registeredCustomer } from "../../testing/registered-customer.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await stockUp(commerce);
});
const DAY = 86_400;
const setClock = (body: object) =>
	adminCall(commerce, "/clock", { method: "PUT", body: JSON.stringify(body) });
beforeEach(() => setClock({ ahead: 0 }));

const API = `/custom/loyalty-api/v1/organizations/${ORGANIZATION}`;
const call = async (shopper: Guest, path: string, method = "GET") => {
	const response = await sendAs(shopper, method, `${API}/${path}`);
	return { status: response.status, body: (await response.json()) as Json };
};
const activitiesOf = async (shopper: Guest) => {
	const { body } = await call(shopper, "activities");
	return (body.loyaltyActivities as Json[]).map(({ orderNo, type, points }) => [orderNo, type, points]);
};
const pointsOf = async (shopper: Guest) =>
	((await call(shopper, "profile")).body.loyaltyProfile as Json | null)?.points;

let people = 0;
const member = async () => {
	const customer = await registeredCustomer(commerce, `loyal${++people}@vetrina.example`);
	await call(customer, "join", "POST");
	return customer;
};

// proves loyalty-1
test("a customer joins once, by the API or by the controller; guests do not", async () => {
	const anna = await registeredCustomer(commerce, "joins@vetrina.example");
	expect((await call(anna, "profile")).body).toEqual({
		loyaltyProfile: null,
		loyaltyProgramme: {
			euroPerPoint: 1,
			tiers: [
				{ id: "gold", points: 2000, percent: 15 },
				{ id: "silver", points: 500, percent: 10 },
			],
		},
	});
	expect((await call(anna, "customer-wallet")).body).toEqual({ loyaltyWallet: null });
	expect(await call(anna, "join", "POST")).toEqual({ status: 200, body: { status: "JOINED" } });
	expect((await call(anna, "join", "POST")).body).toEqual({ status: "ALREADY_JOINED" });
	expect(await resultOf(anna, "Loyalty-Join", {})).toEqual({ status: "ALREADY_JOINED" });
	expect((await call(anna, "profile")).body).toMatchObject({
		loyaltyProfile: { points: 0, nextTier: { id: "silver", percent: 10, pointsToGo: 500 } },
	});
	const guest = await loginGuest(commerce);
	for (const [path, method] of [
		["join", "POST"],
		["profile", "GET"],
		["activities", "GET"],
	] as const)
		expect((await call(guest, path, method)).status).toBe(403);
});

// proves loyalty-1
test("a customer who asks to join when registering is a member", async () => {
	const anna = await registeredCustomer(commerce, "asked@vetrina.example");
	await sendAs(anna, "PATCH", anna.path, { c_joinToLoyalty: true });
	expect(await pointsOf(anna)).toBe(0);
	expect((await call(anna, "join", "POST")).body).toEqual({ status: "ALREADY_JOINED" });
});

// proves loyalty-2
test("an order brings points for its products, and a return takes them when it has arrived", async () => {
	const anna = await member();
	const order = await placedOrder(anna, { items: [{ productId: "1001", quantity: 3 }] });
	expect(await activitiesOf(anna)).toEqual([[order.orderNo, "ORDER", 300]]);
	// Points count once the order has been sent.
	const balance = async () => (await call(anna, "profile")).body.loyaltyProfile;
	expect(await balance()).toMatchObject({ points: 0, pendingPoints: 300 });
	await setClock({ advance: DAY + 60 });
	expect(await balance()).toMatchObject({ points: 300, pendingPoints: 0 });
	// The order's page belongs to the site where the order was placed.
	expect((await call(anna, "activities")).body.loyaltyActivities).toMatchObject([{ siteId: "vetrina-eu" }]);
	await setClock({ advance: 5 * DAY });
	await sendAs(
		anna,
		"POST",
		`/custom/returnauthorizations-api/v1/organizations/${ORGANIZATION}/return-authorizations`,
		{
			orderNo: order.orderNo,
			c_currency: "EUR",
			items: [{ itemId: order.productItems[0]?.itemId, quantity: 1, reason: "too-small" }],
		},
	);
	expect(await pointsOf(anna)).toBe(300);
	await setClock({ advance: 5 * DAY });
	expect(await activitiesOf(anna)).toEqual([
		[order.orderNo, "RETURN", -100],
		[order.orderNo, "ORDER", 300],
	]);
	expect(await pointsOf(anna)).toBe(200);
	// Another member has no activities.
	expect(await activitiesOf(await member())).toEqual([]);
});

// proves loyalty-2
test("a cancelled order brings nothing, and neither does one from before joining", async () => {
	const anna = await registeredCustomer(commerce, "before@vetrina.example");
	await placedOrder(anna, { items: [{ productId: "1001", quantity: 1 }] });
	await setClock({ ahead: 60 });
	await call(anna, "join", "POST");
	expect(await pointsOf(anna)).toBe(0);
	const { orderNo } = await placedOrder(anna, { items: [{ productId: "1001", quantity: 2 }] });
	expect((await call(anna, "profile")).body.loyaltyProfile).toMatchObject({ points: 0, pendingPoints: 200 });
	const path = `/custom/orders-api/v1/organizations/${ORGANIZATION}/orders/${orderNo}/cancel`;
	expect((await sendAs(anna, "POST", path, {})).status).toBe(200);
	expect((await activitiesOf(anna)).toSorted()).toEqual([
		[orderNo, "CANCELLATION", -200],
		[orderNo, "ORDER", 200],
	]);
	expect(await pointsOf(anna)).toBe(0);
});

// proves loyalty-3
test("points earn a tier, and the tier its discount", async () => {
	const anna = await member();
	await placedOrder(anna, { items: [{ productId: "1001", quantity: 6 }] });
	// Points count only after shipping, so that no one buys at a tier's price and cancels the order that earned the tier.
	expect((await call(anna, "customer-wallet")).body).toEqual({ loyaltyWallet: { points: 0, percent: 0 } });
	await setClock({ advance: DAY + 60 });
	expect((await call(anna, "profile")).body).toMatchObject({
		loyaltyProfile: {
			points: 600,
			tier: { id: "silver", percent: 10 },
			nextTier: { id: "gold", pointsToGo: 1400 },
		},
	});
	expect((await call(anna, "customer-wallet")).body).toEqual({
		loyaltyWallet: { points: 600, percent: 10 },
	});
	const next = await placedOrder(anna, { items: [{ productId: "1003", quantity: 1 }] });
	expect(next.orderPriceAdjustments).toMatchObject([{ promotionId: "tier-silver", price: -8 }]);
});
