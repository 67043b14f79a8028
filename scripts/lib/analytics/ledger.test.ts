import { expect, test } from "vitest";
import { describeLedger, isBalanced, type Ledger } from "./ledger.ts";

const row = {
	receiver: "dataset",
	siteId: "vetrina-eu",
	currency: "EUR",
	database: { orders: 2, revenue: 123_450 },
	reported: { orders: 2, revenue: 123_450 },
	differing: [],
};
const ledger: Ledger = {
	rows: [row],
	funnel: [
		{ name: "page_view", events: 40 },
		{ name: "purchase", events: 2 },
	],
	waiting: 0,
};

// proves event-20
test("equal sums are balanced, and the way to a purchase is counted in events and in shares", () => {
	expect(isBalanced(ledger)).toBe(true);
	const text = describeLedger(ledger).join("\n");
	expect(text).toMatch(/dataset · vetrina-eu · EUR/);
	expect(text).toMatch(/revenue +123\.45 +123\.45$/m);
	expect(text).toMatch(/purchase +2 +5\.0 %/);
	expect(text).not.toContain("differs");
});

// proves event-20
test("a cent too many is named, with its order", () => {
	const off: Ledger = {
		...ledger,
		rows: [{ ...row, reported: { orders: 2, revenue: 123_460 }, differing: ["00001"] }],
		waiting: 1,
	};
	expect(isBalanced(off)).toBe(false);
	const text = describeLedger(off).join("\n");
	expect(text).toMatch(/revenue +123\.45 +123\.46 +differs/);
	expect(text).toContain("Orders that differ: 00001");
	expect(text).toContain("1 facts of orders wait");
});
