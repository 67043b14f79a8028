import { beforeAll, expect, test } from "vitest";
import { type CommerceUnderTest, startCommerce } from "../testing/commerce-under-test.ts";
import {
	type Redeemer,
	readRedemptions,
	redeemCouponStatements,
	releaseCouponStatements,
} from "./coupon-redemptions.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

const now = new Date("2026-11-21T12:00:00Z");
const redeem = (codes: string[], orderNo: string, redeemer: Redeemer) =>
	commerce.env.DB.batch(redeemCouponStatements(commerce.env.DB, { codes, orderNo, redeemer, now }));
const redemptions = async (code: string, redeemer: Redeemer = {}) =>
	(await readRedemptions(commerce.env.DB, [code], redeemer)).get(code.toUpperCase());
const guest = (email: string): Redeemer => ({ email });

test("a code for one order is redeemed once, also by requests at the same time", async () => {
	const tries = ["anna", "bea", "carla"].map((name) =>
		redeem(["merci-0001"], `order-${name}`, guest(`${name}@vetrina.example`)),
	);
	const outcomes = await Promise.allSettled(tries);
	expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	const failed = outcomes.find((outcome) => outcome.status === "rejected");
	expect(String(failed?.reason)).toContain("coupon_limit");
	expect(await redemptions("merci-0001")).toEqual({ total: 1, ofCustomer: 0 });
});

// proves basket-27
test("a code for one order of each person counts by their address, in any spelling of it, and by their account", async () => {
	const own = guest("ros\u00e9@vetrina.example");
	await redeem(["WELCOME10"], "1", own);
	await redeem(["WELCOME10"], "2", { email: "bea@vetrina.example", customerId: "bea" });
	for (const same of [
		own,
		guest("Rose\u0301@Vetrina.Example"),
		{ ...own, customerId: "registered-since" },
		{ email: "another@vetrina.example", customerId: "bea" },
		guest(" BEA@vetrina.example "),
	]) {
		expect(await redemptions("WELCOME10", same)).toEqual({ total: 2, ofCustomer: 1 });
		await expect(redeem(["WELCOME10"], "3", same)).rejects.toThrow("coupon_customer_limit");
	}
	for (const other of [guest("carla@vetrina.example"), { customerId: "carla" }, {}])
		expect(await redemptions("WELCOME10", other)).toEqual({ total: 2, ofCustomer: 0 });
});

// proves basket-27, typed-4
test("redemptions whose address was lowered in ASCII alone are found by it", async () => {
	await commerce.env.DB.prepare(
		`INSERT INTO coupon_redemption (code, email, customer_id, order_no, redeemed_at, nth, nth_of_customer)
		VALUES ('WELCOME10', ?1, '', 'old-1', 0, 1, 1), ('WELCOME10', ?2, '', 'old-2', 0, 1, 1)`,
	)
		.bind("\u00c9lodie@vetrina.example", "zoE\u0308@vetrina.example".toLowerCase())
		.run();
	for (const same of [
		"\u00e9lodie@vetrina.example",
		"E\u0301LODIE@vetrina.example",
		"ZO\u00cb@vetrina.example",
	]) {
		expect(await redemptions("WELCOME10", guest(same))).toMatchObject({ ofCustomer: 1 });
		await expect(redeem(["WELCOME10"], "new-1", guest(same))).rejects.toThrow("coupon_customer_limit");
	}
	expect(await redemptions("WELCOME10", guest("elodie@vetrina.example"))).toMatchObject({ ofCustomer: 0 });
});

test("an order that fails gives its codes back", async () => {
	await redeem(["MERCI-0002"], "10", guest("anna@vetrina.example"));
	await commerce.env.DB.batch(releaseCouponStatements(commerce.env.DB, "10"));
	expect(await redemptions("MERCI-0002")).toBeUndefined();
	await redeem(["MERCI-0002"], "11", guest("bea@vetrina.example"));
});
