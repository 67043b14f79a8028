import { beforeAll, expect, test } from "vitest";
import { type CommerceUnderTest, startCommerce } from "../testing/commerce-under-test.ts";
import { readRedemptions, redeemCouponStatements, releaseCouponStatements } from "./coupon-redemptions.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

const now = new Date("2026-11-21T12:00:00Z");
const redeem = (codes: string[], orderNo: string, customerId: string) =>
	commerce.env.DB.batch(redeemCouponStatements(commerce.env.DB, { codes, orderNo, customerId, now }));
const redemptions = async (code: string, customerId: string) =>
	(await readRedemptions(commerce.env.DB, [code], customerId)).get(code.toUpperCase());

test("a code for one order is redeemed once, also by requests at the same time", async () => {
	const tries = ["anna", "bea", "carla"].map((customer) =>
		redeem(["merci-0001"], `order-${customer}`, customer),
	);
	const outcomes = await Promise.allSettled(tries);
	expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	const failed = outcomes.find((outcome) => outcome.status === "rejected");
	expect(String(failed?.reason)).toContain("coupon_limit");
	expect(await redemptions("merci-0001", "unknown")).toEqual({ total: 1, ofCustomer: 0 });
});

test("a code for one order of each customer", async () => {
	await redeem(["WELCOME10"], "1", "anna");
	await redeem(["WELCOME10"], "2", "bea");
	await expect(redeem(["WELCOME10"], "3", "anna")).rejects.toThrow("coupon_customer_limit");
	expect(await redemptions("WELCOME10", "anna")).toEqual({ total: 2, ofCustomer: 1 });
});

test("an order that fails gives its codes back", async () => {
	await redeem(["MERCI-0002"], "10", "anna");
	await commerce.env.DB.batch(releaseCouponStatements(commerce.env.DB, "10"));
	expect(await redemptions("MERCI-0002", "anna")).toBeUndefined();
	await redeem(["MERCI-0002"], "11", "bea");
});
