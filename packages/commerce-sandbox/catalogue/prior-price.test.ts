import { expect, test } from "vitest";
import { type FormerPrices, findPriorPrice } from "./prior-price.ts";

const DAY = 86_400_000;
const NOW = 100 * DAY;
const eur = (list: number, sale?: number) => ({ EUR: { list, ...(sale === undefined ? {} : { sale }) } });
const prior = (former: FormerPrices[]) =>
	findPriorPrice({ list: 100, sale: 60 }, { former, currency: "EUR", days: 30 });

// proves legal-6
test("a reduction is measured by the lowest price of the days before it began", () => {
	expect(prior([{ until: NOW, prices: eur(100) }])).toBe(100);
	expect(
		prior([
			{ until: NOW, prices: eur(100) },
			{ until: NOW - 10 * DAY, prices: eur(100, 80) },
			{ until: NOW - 20 * DAY, prices: eur(100) },
		]),
	).toBe(80);
	expect(
		prior([
			{ until: NOW, prices: eur(100) },
			{ until: NOW - 31 * DAY, prices: eur(100, 70) },
		]),
	).toBe(100);
});

// proves legal-6
test("an import that changed other currencies alone does not begin the reduction again", () => {
	expect(
		prior([
			{ until: NOW, prices: { ...eur(100, 60), USD: { list: 120 } } },
			{ until: NOW - 5 * DAY, prices: eur(90) },
			{ until: NOW - 8 * DAY, prices: eur(85) },
		]),
	).toBe(85);
});

// proves legal-6
test("a price that was raised before the reduction makes none", () => {
	expect(prior([{ until: NOW, prices: eur(100, 55) }])).toBe(55);
});

test("without a former price the list price is the one before", () => {
	expect(prior([])).toBe(100);
	expect(prior([{ until: NOW, prices: { USD: { list: 90 } } }])).toBe(100);
	expect(prior([{ until: NOW, prices: eur(100, 60) }])).toBe(100);
});
