import { expect, test } from "vitest";
import { findPace, readReturnStatus } from "../../../records/orders/return-authorization.ts";
import { computeRefund, lineRefusal, periodRefusal, productRefusal, refundParts } from "./return-rules.ts";

const DAY = 86_400;
const item = (itemId: string, quantity: number, exchangeProductId?: string) => ({
	itemId,
	quantity,
	reason: "too-small",
	...(exchangeProductId ? { exchangeProductId } : {}),
});

// proves returns-1
test("the period begins with the delivery, and its last second counts", () => {
	expect(periodRefusal(undefined, 5, 30)).toBe("not-delivered");
	expect(periodRefusal(100, 100 + 30 * DAY, 30)).toBeUndefined();
	expect(periodRefusal(100, 101 + 30 * DAY, 30)).toBe("period-over");
});

// proves returns-1
test("customised products, hygiene products and products of some countries are refused", () => {
	expect(lineRefusal({})).toBeUndefined();
	expect(lineRefusal({ c_engraveMessage: "Ada" })).toBe("customised");
	expect(lineRefusal({ c_customizationID: "7" })).toBe("customised");
	expect(lineRefusal({ c_bundleKitPart: true })).toBe("kit");
	const product = { categories: ["women-dresses"], custom: { c_noReturnCountries: "jp, KR,x" } };
	expect(productRefusal(product, "IT", ["beauty"])).toBeUndefined();
	expect(productRefusal(product, "JP", ["beauty"])).toBe("country");
	expect(productRefusal({ ...product, categories: ["beauty-skincare"] }, "IT", ["beauty"])).toBe("hygiene");
	expect(productRefusal({ ...product, categories: ["beautyful"] }, "IT", ["beauty"])).toBeUndefined();
	expect(productRefusal({ ...product, custom: { c_madeToOrder: true } }, "IT", [])).toBe("made-to-order");
	expect(productRefusal(undefined, "IT", ["beauty"])).toBeUndefined();
});

// proves returns-2
test("parts of a line add up to the line, however they come back", () => {
	const lines = [{ itemId: "a", quantity: 3, amount: 1000 }];
	const parts = [1, 1, 1].map((quantity, index, all) =>
		computeRefund(
			lines,
			[item("a", quantity)],
			all.slice(0, index).map((one) => ({ items: [item("a", one)] })),
		),
	);
	expect(parts.reduce((sum, part) => sum + part, 0)).toBe(1000);
	expect(computeRefund(lines, [item("a", 3)], [])).toBe(1000);
	expect(computeRefund(lines, [item("a", 1, "b"), item("a", 2)], [])).toBe(667);
	expect(computeRefund(lines, [item("unknown", 1)], [])).toBe(0);
});

// proves returns-2
test("cards get theirs back before gift cards, and none more than it has paid", () => {
	const gift = { paymentInstrumentId: "g", giftCertificateCode: "CODE", amount: 300 };
	const card = { paymentInstrumentId: "c", amount: 700 };
	expect(refundParts(500, [gift, card], [])).toEqual([{ paymentInstrumentId: "c", amount: 500 }]);
	const before = [{ refundTo: refundParts(500, [gift, card], []) }];
	expect(refundParts(500, [gift, card], before)).toEqual([
		{ paymentInstrumentId: "c", amount: 200 },
		{ paymentInstrumentId: "g", giftCertificateCode: "CODE", amount: 300 },
	]);
	expect(refundParts(0, [card], [])).toEqual([]);
});

// proves returns-3
test("a return is received and settled by time alone", () => {
	const { receivedAt, settledAt } = findPace("post", 1000);
	const refund = { items: [item("a", 1)], receivedAt, settledAt };
	expect([1000, receivedAt, settledAt].map((now) => readReturnStatus(refund, now))).toEqual([
		"requested",
		"received",
		"refunded",
	]);
	expect(readReturnStatus({ ...refund, items: [item("a", 1, "b")] }, settledAt)).toBe("exchanged");
	expect(findPace("store", 0).settledAt).toBeLessThan(findPace("post", 0).settledAt);
});
