import { expect, test } from "vitest";
import { factSchema, writeSender } from "./order-facts.ts";

const read = (sender: unknown) =>
	factSchema.parse({
		id: 1,
		kind: "refund",
		happenedAt: "2026-11-29T10:00:00Z",
		granted: "am",
		delivered: "",
		sender,
		order: { orderNo: "1", siteId: "vetrina-eu", currency: "EUR", orderTotal: 1 },
	}).sender;

// proves event-44
test("an order keeps the browser that placed it", () => {
	const sender = { client: "1234567890.1764400000", session: "1764400000", origin: "https://shop.example" };
	expect(read(writeSender(sender))).toEqual(sender);
	expect(writeSender(undefined)).toBe("");
});

test.each([undefined, "", "anna", "1.2 3 https://shop.example", 7])("%j is no browser", (text) => {
	expect(read(text)).toBeUndefined();
});
