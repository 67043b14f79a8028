import { beforeAll, describe, expect, test } from "vitest";
import { create, ok, on, problemOf, read } from "../../testing/basket-under-test.ts";
import {
	type CommerceUnderTest,
	createGuest,
	type Guest,
	loginGuest,
	putLive,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { issueTokens } from "../slas/tokens/issue-tokens.ts";

const prices = { EUR: { list: 100 }, USD: { list: 110 } };
let commerce: CommerceUnderTest;

beforeAll(async () => {
	commerce = await startCommerce();
	await putLive(commerce.env.DB, {
		variants: [
			{ id: "1001", prices, ats: 50 },
			{ id: "1002", size: "L", prices, ats: 4 },
			{ id: "2001", master: "VT2", prices, ats: 50 },
		],
	});
});

async function agentFor(guest: Guest): Promise<Guest> {
	const tokens = await issueTokens(
		commerce.env,
		{
			usid: guest.usid,
			clientId: "vetrina",
			siteId: guest.siteId,
			guestCustomerId: guest.customerId,
		},
		{ agentId: "bruno", doNotTrack: false },
		Math.floor(Date.now() / 1000),
	);
	if ("refused" in tokens) throw new Error(tokens.refused);
	return createGuest(commerce, guest.siteId, tokens as unknown as Record<string, string>);
}

const lines = (...pairs: [productId: string, quantity: number][]) => ({
	productItems: pairs.map(([productId, quantity]) => ({ productId, quantity })),
});

describe("agents", () => {
	test("take over a basket, also while the customer has one of their own, and give it back", async () => {
		const guest = await loginGuest(commerce);
		const agent = await agentFor(guest);
		const { basketId } = await create(agent, lines(["1001", 1]));
		expect(await problemOf(on(guest, basketId)("PUT", "/agent"))).toMatchObject({ status: 403 });
		expect(await ok(on(agent, basketId)("PUT", "/agent"))).toMatchObject({ agentBasket: true });
		const own = await create(guest, lines(["2001", 1]));
		expect(await problemOf(on(agent, basketId)("PUT", "/storefront"))).toMatchObject({
			type: "customer-baskets-quota-exceeded",
			basketIds: own.basketId,
		});
		expect(await ok(on(agent, basketId)("PUT", "/storefront?exchange=true"))).toMatchObject({
			agentBasket: false,
		});
		expect(await read(guest, own.basketId)).toMatchObject({ agentBasket: true });
	});

	test("take something off by hand", async () => {
		const guest = await loginGuest(commerce);
		const agent = await agentFor(guest);
		const basket = await create(guest, lines(["1001", 2]));
		const call = on(agent, basket.basketId);
		const itemId = basket.productItems[0]?.itemId;
		const order = {
			level: "order",
			discount: { type: "percentage", value: 10 },
			promotionId: "sorry",
			itemText: "Sorry",
		};
		expect(await problemOf(on(guest, basket.basketId)("POST", "/price-adjustments", order))).toMatchObject({
			status: 403,
		});
		await ok(
			call("POST", "/price-adjustments", {
				level: "product",
				itemId,
				discount: { type: "amount", value: 5 },
			}),
		);
		const off = await ok(call("POST", "/price-adjustments", order));
		expect(off).toMatchObject({ productSubTotal: 190, productTotal: 171, orderTotal: 171 });
		expect(off.productItems[0]?.priceAdjustments).toMatchObject([{ price: -10, manual: true }]);
		const [adjustment] = off.orderPriceAdjustments ?? [];
		expect(adjustment).toMatchObject({
			price: -19,
			createdBy: "bruno",
			promotionId: "sorry",
			itemText: "Sorry",
			appliedDiscount: { type: "percentage", percentage: 10 },
		});
		const path = `/price-adjustments/${adjustment?.priceAdjustmentId}`;
		const change = { appliedDiscount: { type: "percentage", percentage: 20 }, reasonCode: "late" };
		const changed = await ok(call("PATCH", path, change));
		expect(changed).toMatchObject({ orderTotal: 152, orderPriceAdjustments: [{ reasonCode: "late" }] });
		for (const [body, type] of [
			[order, "duplicate-promotion-id"],
			[{ ...order, promotionId: "welcome" }, "system-promotion-id"],
			[{ level: "order", discount: { type: "fixed_price", value: 1 } }, "invalid-price-adjustment-level"],
			[{ level: "order", discount: { type: "percentage", value: 101 } }, "invalid-price-adjustment-value"],
			[{ level: "product", itemId: "x", discount: { type: "amount", value: 1 } }, "product-item-not-found"],
			[{ level: "all", discount: { type: "amount", value: 1 } }, "bad-request"],
		] as const) {
			expect
				.soft(await problemOf(call("POST", "/price-adjustments", body)))
				.toMatchObject({ status: 400, type });
		}
		expect(await read(guest, basket.basketId)).toEqual(changed);
		expect(await ok(call("DELETE", path))).toMatchObject({ orderTotal: 190 });
		expect(await problemOf(call("DELETE", path))).toMatchObject({
			status: 404,
			type: "price-adjustment-not-found",
		});
	});
});
