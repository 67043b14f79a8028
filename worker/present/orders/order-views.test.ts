import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { expect, test } from "vitest";
import type { Order } from "../../platform/commerce/orders/orders.ts";
import type { PageContext } from "../../request/page/page-context.ts";
import { mayBuyAgain, moneyOf, toDoneReturn, toOrderLine } from "./order-views.ts";

const format = {
	thousandSeparator: ",",
	decimalSeparator: ".",
	currencyFirst: true,
	spacing: " ",
	decimals: 2,
};
const cx = {
	locale: { language: "ar", country: "SA" } as SiteLocale,
	prices: { rules: { currency: "SAR", symbol: "ر.س", long: format, short: format }, type: "short" as const },
};

test("another currency has its own sign instead of the shop's", () => {
	expect(moneyOf(cx, { currency: "SAR" })(1200)).toBe("ر.س 1,200");
	const euros = moneyOf(cx, { currency: "EUR" })(1200);
	expect(euros).toMatch(/1,200/);
	expect(euros).toContain("€");
	expect(euros).not.toContain("ر.س");
});

const line: Order["items"][number] = {
	itemId: "1",
	productId: "800",
	quantity: 2,
	name: "Bracelet",
	brand: "Vetrina",
	slugUrl: "",
	colour: "Gold",
	size: "",
	image: null,
	price: { value: 100 },
	total: 180,
	discounts: { names: ["Private sale"], before: 200 },
	maxQuantity: 9,
	available: true,
};
const page = { locale: { language: "en", country: "IT" } } as unknown as PageContext;
const toView = (more: Partial<typeof line> = {}) =>
	toOrderLine({ ...line, ...more }, page, (value) => `€${value}`);

// proves returns-3
test("an exchanged line has its original price", () => {
	expect(toView({ exchangedPrice: 200 }).exchangedText).toContain("€200");
	expect(toView().exchangedText).toBeUndefined();
});

// proves orders-9
test("a line has its unit price, and its price without promotions", () => {
	expect(toView()).toMatchObject({
		unitText: "€100",
		totalText: "€180",
		discounts: { names: ["Private sale"], beforeText: "€200" },
	});
	expect(toView({ quantity: 1, discounts: undefined })).toMatchObject({
		unitText: undefined,
		discounts: undefined,
	});
});

// proves orders-9
test("a line shows engraving, parts and bonus, and a bonus product cannot be bought again", () => {
	const part = { itemId: "2", productId: "801", name: "Pouch", colour: "Black", size: "", quantity: 2 };
	const custom = { id: "a", choice: { text: "Per Ada", values: {} }, configuration: null };
	expect(toView({ custom, parts: [part] })).toMatchObject({
		custom: { notes: [{ label: "Engraving", value: "Per Ada" }] },
		parts: ["2 × Pouch, Black"],
		mayBuyAgain: false,
	});
	const gift = { bonus: true as const, total: 0 };
	expect(toView(gift)).toMatchObject({ bonus: true, totalText: "Free", mayBuyAgain: false });
	expect(mayBuyAgain({ ...line, bonus: true })).toBe(false);
});

// proves returns-7
test("a failed return shows no refund, no other size and no label", () => {
	const back = {
		returnNo: "V1-R1",
		way: "post" as const,
		word: "",
		refund: 90,
		refundTo: [],
		tracking: { number: "B1", url: "https://carrier.example/B1" },
		items: [{ itemId: "1", quantity: 1, exchange: { ...line, size: "38" } }],
	};
	const at = { ...page, paths: { at: () => "/label" } } as unknown as PageContext;
	const view = (status: "requested" | "refused") =>
		toDoneReturn({ ...back, status }, { items: [line] }, at, (value) => `€${value}`);
	expect(view("requested")).toMatchObject({
		statusText: "Registered",
		items: [{ size: "38" }],
		refunds: [{ amountText: "€90" }],
		labelHref: "/label",
		tracking: { number: "B1" },
	});
	expect(view("refused")).toMatchObject({
		statusText: "Not accepted",
		hint: expect.stringContaining("not refunded"),
		items: [{ size: undefined }],
		refunds: [],
		labelHref: undefined,
		tracking: undefined,
	});
});
