import { expect, test } from "vitest";
import { send } from "../setup/purchase.ts";
import { newShopper } from "../setup/shopper.ts";

// proves basket-4
test("a promo code is accepted with its promotion's name, others are refused in plain words, and guessing is limited", async () => {
	const shopper = newShopper();
	const read = async (path: string) => (await shopper.fetch(path)).text();
	const cart = async (fields: Record<string, string>) => read(await send(shopper, "/cart", fields));
	await cart({ intent: "add", productId: "800000490000" });
	const taken = await cart({ intent: "addCoupon", code: "welcome10" });
	expect(taken).toContain("Your code has been applied.");
	expect(taken).toContain("10% off your first order");
	expect(await cart({ intent: "addCoupon", code: "WELCOME10" })).toContain(
		"This coupon has already been added to the cart.",
	);
	// The conditions of LIPSTICK are not met, SUMMER25 has expired, and the other codes do not exist.
	for (const code of ["LIPSTICK", "SUMMER25", "<script>alert(1)</script>", " "])
		expect(await cart({ intent: "addCoupon", code }), code).toContain("No applicable promotion.");
	expect(await read("/de-it/cart")).toMatch(/10\s%\sNachlass auf Ihre erste Bestellung/);
	const [button = ""] = /<button[^>]*name="couponId"[^>]*>/.exec(taken) ?? [];
	const couponId = /value="([\w-]+)"/.exec(button)?.[1] ?? "";
	expect(await cart({ intent: "removeCoupon", couponId })).toContain("The code has been removed.");
	for (let guess = 0; guess < 10; guess++) await cart({ intent: "addCoupon", code: `GUESS-${guess}` });
	expect(await cart({ intent: "addCoupon", code: "WELCOME10" })).toContain(
		"Please try again in ten minutes.",
	);
});

// proves basket-15
test("sums name VAT in Italy, and no tax in the United States before the checkout", async () => {
	const italian = newShopper();
	await send(italian, "/cart", { intent: "add", productId: "800000490000" });
	const bag = await (await italian.fetch("/en-it/cart")).text();
	expect(bag).toContain("Includes VAT.");
	expect(bag).toMatch(/Estimated shipping<\/bdi><\/dt><dd><bdi>Free</);
	const american = newShopper();
	const { headers } = await american.fetch("/en-us/cart", {
		method: "POST",
		body: new URLSearchParams({ intent: "add", productId: "800000490000" }),
	});
	const there = await (await american.fetch(headers.get("location") ?? "")).text();
	expect(there).toContain("Estimated total before tax and shipping");
	expect(there).toMatch(/Estimated shipping: .*Tax and shipping are calculated at checkout\./);
	expect(there).not.toContain("VAT");
});
