import type { Price } from "@vetrina/commerce-sandbox/catalogue/import-fields.ts";
import type { Prices } from "@vetrina/commerce-sandbox/catalogue/import-lines.ts";
import { CURRENCIES, type Currency } from "../markets/market-row.ts";
import { localPrice } from "../settings/market-prices.ts";

const pricePoints: readonly number[] = [
	19, 24, 29, 34, 39, 45, 55, 65, 75, 85, 95, 110, 125, 145, 165, 195, 225, 250, 275, 295, 325, 350, 395, 450,
	495, 550, 595, 650, 695, 750, 850, 950, 1100, 1250, 1450, 1650, 1850, 1950, 2250, 2450, 2950, 3450, 3950,
];

export const nearestPricePoint = (euro: number): number =>
	pricePoints.reduce((best, point) => (Math.abs(point - euro) < Math.abs(best - euro) ? point : best));

export function pricesFor(euro: number, percentOff = 0, without: readonly Currency[] = []): Prices {
	const prices: Prices = {};
	for (const currency of CURRENCIES) {
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

const TIERS = [
	{ quantity: 4, percentOff: 10 },
	{ quantity: 8, percentOff: 20 },
] as const;

export function withTiers(euro: number, prices: Prices): Prices {
	const tieredPrices = CURRENCIES.flatMap((currency) => {
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
	return Object.fromEntries(tieredPrices);
}
