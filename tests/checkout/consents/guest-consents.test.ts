import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { expect, inject, test } from "vitest";
import { addressIn } from "../../setup/address-in.ts";
import { newCustomer, PASSWORD } from "../../setup/customer.ts";
import { enterCard, orderNoOf, reviewedBasketId, sendTo, tickConsents } from "../../setup/purchase.ts";
import { newShopper, type Shopper } from "../../setup/shopper.ts";
import { uniqueEmail } from "../shopper-in-checkout.ts";

const PRODUCT = "800000530003";

/** Brings a shopper to the review of a bag that is paid by card, and returns the page. */
async function review(locale: `${Language}-${string}`, shopper: Shopper, email?: string): Promise<string> {
	const [language, country] = locale.split("-") as [Language, string];
	const checkout = `/${locale}/checkout`;
	await sendTo(shopper, `/${locale}/cart`, { intent: "add", productId: PRODUCT });
	if (email) await sendTo(shopper, checkout, { intent: "contact", email });
	await sendTo(shopper, checkout, { intent: "delivery", ...addressIn(country.toUpperCase(), language) });
	await (await shopper.fetch(await enterCard(shopper, undefined, `${checkout}?step=payment`))).arrayBuffer();
	return (await shopper.fetch(`${checkout}?step=review`)).text();
}

const place = (locale: string, shopper: Shopper, html: string, boxes: Record<string, string>) =>
	sendTo(shopper, `/${locale}/checkout`, { intent: "place", basketId: reviewedBasketId(html), ...boxes });

type Mail = { template: string; data: { orderNo?: string } };
const mailsTo = async (email: string): Promise<Mail[]> => {
	const response = await fetch(`${inject("commerce")}/outbox/messages?to=${encodeURIComponent(email)}`);
	return ((await response.json()) as { messages: Mail[] }).messages;
};

// proves legal-11
test("a guest in South Korea ticks five boxes of their own, and orders without the optional one alone", async () => {
	const [locale, shopper, email] = ["ko-kr", newShopper(), uniqueEmail()] as const;
	const html = await review(locale, shopper, email);
	const boxes = tickConsents(html);
	expect(Object.keys(boxes)).toEqual([
		"consent-age",
		"consent-collection",
		"consent-thirdParties",
		"consent-transfer",
		"consent-marketing",
	]);
	expect(html).not.toMatch(/name="consent-[^>]*checked/);
	for (const missing of Object.keys(boxes).filter((name) => name !== "consent-marketing")) {
		const { [missing]: _, ...others } = boxes;
		expect(await place(locale, shopper, html, others), missing).toBe(
			`/${locale}/checkout?step=review&error=consents`,
		);
	}
	const again = await (await shopper.fetch(`/${locale}/checkout?step=review&error=consents`)).text();
	expect(again).toContain("필수로 표시된 항목에 동의해 주십시오");
	const { "consent-marketing": _, ...required } = boxes;
	expect(await place(locale, shopper, html, required)).toContain("/checkout/confirmation");
	const templates = (await mailsTo(email)).map(({ template }) => template);
	expect(templates).toContain("order-confirmation");
	expect(templates.join()).not.toContain("newsletter");
});

// proves legal-11
test("words that the guest has not seen are not agreed to", async () => {
	const [locale, shopper] = ["zh-cn", newShopper()] as const;
	const html = await review(locale, shopper, uniqueEmail());
	expect(Object.keys(tickConsents(html))).toEqual(["consent-transfer"]);
	expect(await place(locale, shopper, html, { "consent-transfer": "zh-CN-00000000" })).toContain(
		"error=consents",
	);
	expect(await place(locale, shopper, html, tickConsents(html))).toContain("/checkout/confirmation");
});

// proves legal-11
test("a guest in Canada who agrees to marketing gets the newsletter, and one who does not orders as well", async () => {
	const locale = "fr-ca";
	const [willing, email] = [newShopper(), uniqueEmail()];
	const html = await review(locale, willing, email);
	expect(orderNoOf(await place(locale, willing, html, tickConsents(html)))).not.toContain("no order");
	expect((await mailsTo(email)).map(({ template }) => template).join()).toContain("newsletter");
	const [other, otherEmail] = [newShopper(), uniqueEmail()];
	const otherHtml = await review(locale, other, otherEmail);
	expect(await place(locale, other, otherHtml, {})).toContain("/checkout/confirmation");
	expect((await mailsTo(otherEmail)).map(({ template }) => template).join()).not.toContain("newsletter");
});

// proves legal-11
test("customers have consented when they registered, and guests of other countries are not asked", async () => {
	const login = await newCustomer(inject("commerce"), { siteId: "vetrina-ap" });
	const customer = newShopper();
	await sendTo(customer, "/ko-kr/login", { intent: "signIn", email: login, password: PASSWORD });
	const html = await review("ko-kr", customer);
	expect(tickConsents(html)).toEqual({});
	expect(await place("ko-kr", customer, html, {})).toContain("/checkout/confirmation");
	expect(tickConsents(await review("en-it", newShopper(), uniqueEmail()))).toEqual({});
});

// proves legal-11
test("a wallet's sheet takes no order of a guest where consents are required", async () => {
	const shopper = newShopper();
	await sendTo(shopper, "/ko-kr/cart", { intent: "add", productId: PRODUCT });
	const response = await shopper.fetch("/api/ko-kr/wallets/sheet?wallet=apmgw_GooglePay");
	expect(response.ok).toBe(false);
	const offers = await (await shopper.fetch("/api/ko-kr/wallets/offers?place=cart")).json();
	expect(offers).toEqual({ express: null });
});
