import type { Price } from "../../commerce/catalogue/import-fields.ts";
import type { Prices } from "../../commerce/catalogue/import-lines.ts";
import { type Currency, currencies } from "../settings/countries.ts";

/**
 * Price points: what a price in euro becomes in each market. `factor` is the market's retail level, not the exchange rate;
 * `steps` are the roundings below a threshold; `minus` makes 2,400 into 2,390.
 */
type Market = { factor: number; steps: readonly (readonly [below: number, step: number])[]; minus?: number };

const western: Market["steps"] = [
	[60, 1],
	[500, 5],
	[2000, 10],
	[Infinity, 50],
];
const hundreds: Market["steps"] = [
	[600, 10],
	[2000, 50],
	[Infinity, 100],
];

const markets: Record<Currency, Market> = {
	EUR: { factor: 1, steps: western },
	GBP: { factor: 0.88, steps: western },
	CHF: { factor: 1.04, steps: western },
	SEK: {
		factor: 11.7,
		steps: [
			[700, 10],
			[Infinity, 100],
		],
		minus: 10,
	},
	USD: { factor: 1.16, steps: western },
	CAD: { factor: 1.6, steps: western },
	AED: { factor: 4.5, steps: hundreds },
	SAR: { factor: 4.7, steps: hundreds },
	KWD: {
		factor: 0.38,
		steps: [
			[20, 0.5],
			[Infinity, 5],
		],
	},
	JPY: {
		factor: 172,
		steps: [
			[10000, 100],
			[100000, 1000],
			[Infinity, 5000],
		],
	},
	KRW: {
		factor: 1640,
		steps: [
			[100000, 1000],
			[Infinity, 10000],
		],
	},
	CNY: { factor: 8.4, steps: hundreds },
	HKD: { factor: 9.3, steps: hundreds },
	SGD: { factor: 1.66, steps: western },
	AUD: { factor: 1.85, steps: western },
};

/** The euro price points that lists are made of. */
const pricePoints: readonly number[] = [
	19, 24, 29, 34, 39, 45, 55, 65, 75, 85, 95, 110, 125, 145, 165, 195, 225, 250, 275, 295, 325, 350, 395, 450,
	495, 550, 595, 650, 695, 750, 850, 950, 1100, 1250, 1450, 1650, 1850, 1950, 2250, 2450, 2950, 3450, 3950,
];

/** The price point nearest to an amount in euro. */
export const nearestPricePoint = (euro: number): number =>
	pricePoints.reduce((best, point) => (Math.abs(point - euro) < Math.abs(best - euro) ? point : best));

export function localPrice(euro: number, currency: Currency): number {
	const { factor, steps, minus = 0 } = markets[currency];
	const raw = euro * factor;
	const step = steps.find(([below]) => raw < below)?.[1] ?? 1;
	const rounded = Math.max(step, Math.round(raw / step) * step);
	return rounded > 10 * minus ? rounded - (step > minus ? minus : 0) : rounded;
}

/** List price in every currency, and the sale price where something is off. */
export function pricesFor(euro: number, percentOff = 0, without: readonly Currency[] = []): Prices {
	const prices: Prices = {};
	for (const currency of currencies) {
		if (without.includes(currency)) continue;
		const list = localPrice(euro, currency);
		const price: Price = { list };
		if (percentOff > 0) {
			const sale = localPrice((euro * (100 - percentOff)) / 100, currency);
			if (sale < list) price.sale = sale;
		}
		prices[currency] = price;
	}
	return prices;
}

/** So much off each piece from so many on, as what stands on a table is sold. */
const TIERS = [
	{ quantity: 4, percentOff: 10 },
	{ quantity: 8, percentOff: 20 },
] as const;

export function withTiers(euro: number, prices: Prices): Prices {
	const tiered = currencies.flatMap((currency) => {
		const price = prices[currency];
		if (!price) return [];
		let last = price.sale ?? price.list;
		const tiers = TIERS.flatMap(({ quantity, percentOff }) => {
			const less = localPrice((euro * (100 - percentOff)) / 100, currency);
			if (less >= last) return [];
			last = less;
			return { quantity, price: less };
		});
		return [[currency, { ...price, tiers }] as const];
	});
	return Object.fromEntries(tiered);
}
