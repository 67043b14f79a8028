import type { Currency } from "../markets/market-row.ts";

/**
 * `factor`: the market's retail level compared with the euro price, not the exchange rate. `steps`: rounding of prices below a threshold.
 * `minus`: subtracted from larger rounded prices, so that 2,400 becomes 2,390.
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

const thousands: Market["steps"] = [
	[2000, 50],
	[10_000, 100],
	[Infinity, 500],
];
const dinars: Market["steps"] = [
	[20, 0.5],
	[Infinity, 5],
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
	DKK: {
		factor: 7.9,
		steps: [
			[400, 5],
			[4000, 50],
			[Infinity, 100],
		],
		minus: 5,
	},
	PLN: { factor: 4.6, steps: hundreds },
	USD: { factor: 1.16, steps: western },
	CAD: { factor: 1.6, steps: western },
	MXN: { factor: 24, steps: thousands },
	BRL: { factor: 7.4, steps: hundreds },
	AED: { factor: 4.5, steps: hundreds },
	SAR: { factor: 4.7, steps: hundreds },
	KWD: { factor: 0.38, steps: dinars },
	QAR: { factor: 4.6, steps: hundreds },
	BHD: { factor: 0.47, steps: dinars },
	OMR: { factor: 0.48, steps: dinars },
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
	MOP: { factor: 9.6, steps: hundreds },
	TWD: { factor: 40, steps: thousands },
	SGD: { factor: 1.66, steps: western },
	AUD: { factor: 1.85, steps: western },
};

export function localPrice(euro: number, currency: Currency): number {
	const { factor, steps, minus = 0 } = markets[currency];
	const raw = euro * factor;
	const step = steps.find(([below]) => raw < below)?.[1] ?? 1;
	const roundedPrice = Math.max(step, Math.round(raw / step) * step);
	return roundedPrice > 10 * minus ? roundedPrice - (step > minus ? minus : 0) : roundedPrice;
}
