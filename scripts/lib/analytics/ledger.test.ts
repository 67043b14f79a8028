import { expect, test } from "vitest";
import { describeLedger, isBalanced, type Ledger, readSettledLedger } from "./ledger.ts";

const row = {
	receiver: "dataset",
	siteId: "vetrina-eu",
	currency: "EUR",
	database: { orders: 2, revenue: 123_450, discount: 0 },
	reported: { orders: 2, revenue: 123_450, discount: 0 },
	lacks: ["discount"],
	differing: [],
};
const ledger: Ledger = {
	rows: [row],
	withoutConsent: 0,
	funnel: [
		{ name: "page_view", events: 40 },
		{ name: "purchase", events: 2 },
	],
	waiting: 0,
};
const off: Ledger = {
	...ledger,
	rows: [{ ...row, reported: { orders: 2, revenue: 123_460, discount: 0 }, differing: ["00001"] }],
};

// proves event-20
test("equal sums are balanced, and the way to a purchase is counted in events and in shares", () => {
	expect(isBalanced(ledger)).toBe(true);
	const text = describeLedger(ledger).join("\n");
	expect(text).toMatch(/dataset · vetrina-eu · EUR/);
	expect(text).toMatch(/revenue +123\.45 +123\.45$/m);
	expect(text).toMatch(/events +of page_view\n.*\npurchase +2 +5\.0 %/);
	expect(text).not.toContain("differs");
	expect(text).toMatch(/\nBalanced: .*$/);
	expect(text).not.toContain("without consent");
});

// proves event-20
test("a cent too many is named, with its order and its receiver", () => {
	expect(isBalanced(off)).toBe(false);
	const text = describeLedger({ ...off, waiting: 1 }).join("\n");
	expect(text).toMatch(/revenue +123\.45 +123\.46 +differs/);
	expect(text).toContain("Orders that differ: 00001");
	expect(text).toContain("Facts of orders that wait for their delivery: 1");
	expect(text).toMatch(/\nNot balanced: dataset\..*\/ops\/dead-letters/);
});

test("a sum that a receiver is not told is not shown as zero", () => {
	expect(describeLedger(ledger).join("\n")).toMatch(/^discount +not told$/m);
});

test("orders without consent are counted apart, and no page view leaves shares open", () => {
	const text = describeLedger({
		...ledger,
		withoutConsent: 3,
		funnel: [{ name: "page_view", events: 0 }],
	}).join("\n");
	expect(text).toContain("Orders without consent to analytics, not compared: 3");
	expect(text).toMatch(/page_view +0 +–/);
});

test("a ledger of some orders leaves out the funnel, which counts all", () => {
	expect(describeLedger(ledger, { hasFunnel: false }).join("\n")).not.toContain("page_view");
});

test.each([
	["differs", off],
	["has facts that wait", { ...ledger, waiting: 1 }],
])("a ledger that %s is read again until it is settled, and no longer than asked", async (_, early) => {
	const read = (answers: Ledger[]) => async () => answers.shift() ?? early;
	const patience = { tries: 3, pause: async () => {} };
	expect(await readSettledLedger(read([early, ledger]), patience)).toBe(ledger);
	const answers = [early, early, early, ledger];
	expect(await readSettledLedger(read(answers), patience)).toBe(early);
	expect(answers).toEqual([ledger]);
});
