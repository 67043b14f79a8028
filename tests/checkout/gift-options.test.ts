import { expect, test } from "vitest";
import { ADDRESS } from "../setup/buyer.ts";
import { mailsTo } from "../setup/outbox.ts";
import { orderNoOf, send } from "../setup/purchase.ts";
import { inCheckout, look, payByCard, review } from "./shopper-in-checkout.ts";

/** The product's stock is enough for all of these tests. */
const PRODUCT = "800000490000";
const MESSAGE = "Tanti auguri <3\nAnna & Luca";
const SHOWN = "Tanti auguri &lt;3\nAnna &amp; Luca";

// proves gifts-5
test("wrapping and card are chosen in the bag, changed with the delivery, and shown next to it", async () => {
	const start = await inCheckout(PRODUCT);
	const { shopper, email } = start;
	expect((await look(shopper, "/en-it/cart")).html).toMatch(
		/<input(?=[^>]*name="giftWrap")(?=[^>]*value="1")[^>]*>/,
	);
	expect(await send(shopper, "/cart", { intent: "giftOptions", giftWrap: "1", giftMessage: "Auguri" })).toBe(
		"/en-it/cart?notice=updated",
	);
	const delivery = await look(shopper, "/en-it/checkout?step=delivery");
	expect(delivery.html).toMatch(/name="giftWrap"[^>]*checked|checked[^>]*name="giftWrap"/);
	expect(delivery.html).toContain(">Auguri</textarea>");
	const changed = { ...ADDRESS, giftWrap: "1", giftMessage: MESSAGE };
	expect(await send(shopper, "/checkout", { intent: "delivery", ...changed })).toBe(
		"/en-it/checkout?step=payment",
	);
	await payByCard(shopper, "4242424242424242");
	expect((await look(shopper, "/en-it/checkout?step=review")).html).toContain(SHOWN);
	const placed = await send(shopper, "/checkout", await review(start));
	for (const path of [placed, `/en-it/order?orderNo=${orderNoOf(placed)}`]) {
		const { html } = await look(shopper, path);
		expect(html, path).toContain("Gift wrapped");
		expect(html, path).toContain(SHOWN);
	}
	const [mail] = await mailsTo(email);
	expect(mail?.text).toContain("Gift wrapped");
	expect(mail?.text).toContain(`Card: ${MESSAGE}`);
});

// proves gifts-5
test("a message that is too long is refused with its input, and a removed message is gone", async () => {
	const { shopper } = await inCheckout(PRODUCT);
	const long = "x".repeat(251);
	expect(await send(shopper, "/cart", { intent: "giftOptions", giftMessage: long })).toBe(
		"/en-it/cart?error=invalid",
	);
	expect(await send(shopper, "/checkout", { intent: "delivery", ...ADDRESS, giftMessage: long })).toBe(
		"/en-it/checkout?step=delivery&error=form",
	);
	const refused = await look(shopper, "/en-it/checkout?step=delivery&error=form");
	expect(refused.html).toContain(`>${long}</textarea>`);
	expect(refused.html).toContain("Up to 250 characters");
	await send(shopper, "/checkout", { intent: "delivery", ...ADDRESS, giftMessage: "Auguri" });
	await send(shopper, "/checkout", { intent: "delivery", ...ADDRESS });
	expect((await look(shopper, "/en-it/checkout?step=payment")).html).not.toContain("Auguri");
});
