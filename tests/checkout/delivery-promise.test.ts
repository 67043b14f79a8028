import { stateProducts } from "@vetrina/demo-house/catalogue/states.ts";
import { daysText, delivery, facts, findZone } from "@vetrina/demo-house/facts.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { describe, expect, test } from "vitest";
import { ADDRESS } from "../setup/buyer.ts";
import { mailsTo } from "../setup/outbox.ts";
import { orderNoOf, reviewedBasketId, send } from "../setup/purchase.ts";
import { STAPLE } from "../setup/restock.ts";
import { newShopper } from "../setup/shopper.ts";
import { look, payByCard, uniqueEmail } from "./shopper-in-checkout.ts";

/** No other test buys this product. */
const PAGE = "VT10001-emerald";

const MONTHS = Array.from({ length: 12 }, (_, month) =>
	new Date(Date.UTC(2026, month, 1)).toLocaleString("en", { month: "long", timeZone: "UTC" }),
);

const textOf = (html: string): string =>
	html
		.replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
		.replace(/<[^>]+>/g, " ")
		.replace(/[\u2066-\u2069\u200e\u200f]/g, "")
		.replace(/\s+/g, " ");

// proves checkout-26
test.each([
	["en-it", "IT"],
	["en-us", "US"],
	["de-de", "DE"],
	["fr-ch", "CH"],
	["ar-sa", "SA"],
	["ja-jp", "JP"],
	["ko-kr", "KR"],
	["zh-hk", "HK"],
] as const)(
	"%s: the product page promises the same days of its country as the banner",
	async (prefix, country) => {
		const shopper = newShopper();
		const text = textOf((await look(shopper, `/${prefix}/${PAGE}.html`)).html);
		const days = daysText(delivery.standard.days[findZone(country)], prefix.slice(0, 2) as Language);
		const promises = [...text.matchAll(/\d[–〜~-]\d/g)].map(([range]) => range);
		expect(promises.length).toBeGreaterThan(0);
		expect(new Set(promises)).toEqual(new Set([days]));
	},
);

describe.each([
	["standard", "Delivery in 2–4 working days."],
	["express", "Delivery in 1–2 working days."],
])("an order by %s", (method, promise) => {
	// proves checkout-26
	test("is promised the same in bag, checkout, confirmation, order page and mail", async () => {
		const shopper = newShopper();
		const email = uniqueEmail();
		await send(shopper, "/cart", { intent: "add", productId: STAPLE });
		await send(shopper, "/checkout", { intent: "contact", email });
		await send(shopper, "/checkout", { intent: "delivery", ...ADDRESS, shippingMethod: method });
		expect(textOf((await look(shopper, "/en-it/cart")).html)).toContain(promise);
		const choice = textOf((await look(shopper, "/en-it/checkout?step=delivery")).html);
		const [, days = "nothing"] =
			new RegExp(`${promise} (\\d[^€]*?(?:${MONTHS.join("|")}))`).exec(choice) ?? [];
		await payByCard(shopper, "4242424242424242");
		const review = await look(shopper, "/en-it/checkout?step=review");
		expect(textOf(review.html)).toContain(days);
		const placed = await send(shopper, "/checkout", {
			intent: "place",
			basketId: reviewedBasketId(review.html),
		});
		const orderNo = orderNoOf(placed);
		for (const path of [placed, `/en-it/order?orderNo=${orderNo}`])
			expect(textOf((await look(shopper, path)).html)).toContain(`Estimated delivery: ${days}`);
		const mail = (await mailsTo(email)).find(({ template }) => template === "order-confirmation");
		expect(mail?.text.replace(/\s+/g, " ")).toContain(`Estimated delivery: ${days}`);
	});
});

// proves basket-21, checkout-26
test("products made to order have no promise before they are made", async () => {
	const shopper = newShopper();
	const [group = ""] = stateProducts["made-to-order"].groupIds;
	const product = (await look(shopper, `/en-it/${group}.html`)).html;
	expect(textOf(product)).toContain(`Made for you in ${facts.madeToOrderWeeks} weeks.`);
	const [productId = ""] = /\b8\d{11}\b/.exec(product) ?? [];
	await send(shopper, "/cart", { intent: "add", productId });
	const bag = textOf((await look(shopper, "/en-it/cart")).html);
	expect(bag).toContain(`Made for you in ${facts.madeToOrderWeeks} weeks.`);
	expect(bag).not.toContain("working days.");
	await send(shopper, "/checkout", { intent: "contact", email: uniqueEmail() });
	await send(shopper, "/checkout", { intent: "delivery", ...ADDRESS });
	const checkout = (await look(shopper, "/en-it/checkout?step=delivery")).html;
	const text = textOf(checkout);
	expect(text).toContain("Standard delivery");
	expect(text).not.toContain("working days.");
	const made = new Date(Date.now() + facts.madeToOrderWeeks * 7 * 86_400_000);
	const [, last] =
		new RegExp(
			`Standard delivery (?:\\d+(?: (?:${MONTHS.join("|")}))?–)?(\\d+ (?:${MONTHS.join("|")}))`,
		).exec(text) ?? [];
	const year =
		made.getUTCMonth() === 11 && last?.endsWith("January")
			? made.getUTCFullYear() + 1
			: made.getUTCFullYear();
	expect(Date.parse(`${last} ${year} UTC`)).toBeGreaterThan(made.getTime());
});
