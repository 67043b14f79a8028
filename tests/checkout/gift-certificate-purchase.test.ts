import { giftCards } from "@vetrina/demo-house/settings/gift-cards.ts";
import { expect, test } from "vitest";
import { ADDRESS } from "../setup/buyer.ts";
import { mailOf, mailsTo } from "../setup/outbox.ts";
import { enterCard, orderNoOf, reviewedBasketId, send } from "../setup/purchase.ts";
import { STAPLE } from "../setup/restock.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

const PAGE = "/en-it/gift-certificate-purchase";
const get = async (shopper: Shopper, path: string): Promise<string> => {
	const response = await shopper.fetch(path);
	expect(response.headers.get("cache-control")).toBe("private, no-store");
	return response.text();
};
let recipients = 0;
const gift = (more: Record<string, string> = {}) => ({
	intent: "add",
	design: "shore",
	amount: "other",
	otherAmount: "75,50",
	recipientName: "Bea",
	recipientEmail: `bea${++recipients}.gift@vetrina.example`,
	senderName: "Anna",
	message: "Auguri!",
	date: "",
	terms: "on",
	...more,
});

/** Goes from the bag to the order, paid by card; if nothing is delivered, a billing address is needed. */
const payFor = async (shopper: Shopper, email: string): Promise<string> => {
	await send(shopper, "/checkout", { intent: "contact", email });
	await send(shopper, "/checkout", { intent: "billing", billingCountry: "IT", ...ADDRESS });
	await (await shopper.fetch(await enterCard(shopper))).arrayBuffer();
	const review = await get(shopper, "/en-it/checkout?step=review");
	return orderNoOf(await send(shopper, "/checkout", { intent: "place", basketId: reviewedBasketId(review) }));
};

// proves gifts-2
test.each([
	["en-it", "en"],
	["de-de", "de"],
	["ar-ae", "ar"],
] as const)("describes each design in %s by the house's name for it", async (prefix, language) => {
	const page = await get(newShopper(), `/${prefix}/gift-certificate-purchase`);
	const described = [...page.matchAll(/<img[^>]*editorial\/(\w+)-landscape[^>]*>/g)].map(
		([image, picture]) => [picture, /alt="([^"]*)"/.exec(image)?.[1]],
	);
	expect(described).toEqual(giftCards.designs.map(({ picture, name }) => [picture, name[language]]));
});

// proves gifts-2
test("an error shows at its field with the input, and nothing is added to the bag", async () => {
	const shopper = newShopper();
	const { terms: _, ...wrong } = gift({ otherAmount: "5", recipientEmail: "bea", message: "<b>Ciao</b>" });
	expect(await send(shopper, "/gift-certificate-purchase", wrong)).toBe(PAGE);
	const page = await get(shopper, PAGE);
	expect(page).toContain("Please enter an amount from");
	expect(page).toContain("Please agree to the terms of use.");
	expect(page).toContain("&lt;b&gt;Ciao&lt;/b&gt;");
	expect(page).not.toContain("<b>Ciao</b>");
	expect(page).toContain('id="giftCertificateTermsOfUse" popover="auto"');
	expect(await get(shopper, "/en-it/cart")).toContain("Your bag is empty");
});

// proves gifts-2, gifts-3
test("the mail's preview shows its design without a code", async () => {
	const shopper = newShopper();
	const { terms: _, ...unsigned } = gift({ intent: "preview" });
	expect(await send(shopper, "/gift-certificate-purchase", unsigned)).toBe(`${PAGE}#preview`);
	const page = await get(shopper, PAGE);
	expect(page).toContain("Anna has sent you a gift card");
	expect(page).toContain("Auguri!");
	expect(page).toMatch(/id="preview"[\s\S]*editorial\/shore-landscape\.jpg/);
});

/** These words appear for goods alone. */
const OF_GOODS = /Subtotal|Includes VAT|>Delivery<|Estimated delivery|>Shipped</;

// proves basket-15, gifts-2, gifts-3, gifts-4
test("a gift card alone is changed, paid without delivery, mailed, and sent again from its order", async () => {
	const shopper = newShopper();
	const bought = gift();
	expect(await send(shopper, "/gift-certificate-purchase", bought)).toBe("/en-it/cart?notice=added");
	const bag = await get(shopper, "/en-it/cart");
	expect(bag).toContain("Gift card for Bea");
	expect(bag).not.toContain("Shipping is calculated");
	expect(bag).not.toMatch(OF_GOODS);
	const item = /name="giftCardId" value="([^"]+)"/.exec(bag)?.[1] ?? "";
	expect(await get(shopper, `${PAGE}?item=${item}`)).toContain('value="75.5"');
	await send(shopper, "/gift-certificate-purchase", { ...bought, item, amount: "100", otherAmount: "" });
	const buyer = `anna-${crypto.randomUUID()}@vetrina.example`;
	const orderNo = await payFor(shopper, buyer);
	const page = await get(shopper, `/en-it/order?orderNo=${orderNo}`);
	expect(page).toContain("Gift card for Bea");
	expect(page).toMatch(/€\s?100\b|\b100\s?€/);
	expect(page).not.toContain("Shipping is calculated");
	const confirmation = await get(shopper, `/en-it/checkout/confirmation?orderNo=${orderNo}`);
	const { text: confirmed } = await mailOf(buyer, "order-confirmation");
	for (const shown of [page, confirmation, confirmed]) expect(shown).not.toMatch(OF_GOODS);
	const [mail, ...others] = await mailsTo(bought.recipientEmail);
	expect(others).toEqual([]);
	expect(mail?.text).toContain("Auguri!");
	expect(page).not.toContain(String(mail?.data.code));
	const id = /name="giftCardId" value="([^"]+)"/.exec(page)?.[1] ?? "";
	const order = `/order?orderNo=${orderNo}`;
	expect(await send(shopper, order, { intent: "resend", giftCardId: id })).toContain("notice=resent");
	expect(await mailsTo(bought.recipientEmail)).toHaveLength(2);
	expect(await send(newShopper(), order, { intent: "resend", giftCardId: id })).toContain("error=notFound");
});

// proves gifts-2
test("a gift card is bought together with products, and removed from the bag", async () => {
	const shopper = newShopper();
	await send(shopper, "/cart", { intent: "add", productId: STAPLE });
	await send(shopper, "/gift-certificate-purchase", gift());
	const bag = await get(shopper, "/en-it/cart");
	const item = /name="giftCardId" value="([^"]+)"/.exec(bag)?.[1] ?? "";
	const session = (await (await shopper.fetch("/api/en-it/session")).json()) as { basket: { count: number } };
	expect(session.basket.count).toBe(2);
	const steps = await get(shopper, "/en-it/checkout");
	expect(steps).toContain("Delivery");
	expect(await send(shopper, "/cart", { intent: "removeGiftCard", giftCardId: item })).toBe(
		"/en-it/cart?notice=removed",
	);
	expect(await get(shopper, "/en-it/cart")).not.toContain("Gift card for Bea");
});

test("the page links to the balance, and the balance to the page", async () => {
	const shopper = newShopper();
	expect(await get(shopper, PAGE)).toContain('href="/en-it/gift-certificate"');
	expect(await get(shopper, "/en-it/gift-certificate")).toContain(`href="${PAGE}"`);
});
