import { PLAN, PRICES, UNITS, type Unit, type Usage } from "./prices.ts";

const MILLION = 1_000_000;

export type Costs = { total: number; parts: Record<Unit, number> };

/** Returns what a month with so many requests costs, if each uses `perRequest` on average. */
export function computeCosts(perRequest: Usage, requests: number): Costs {
	const parts = Object.fromEntries(
		UNITS.map((unit) => {
			const { included, price } = PRICES[unit];
			return [unit, (Math.max(0, perRequest[unit] * requests - included) / MILLION) * price];
		}),
	) as Record<Unit, number>;
	return { parts, total: PLAN + Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

/** Adds usages, each as often as its share says. */
export function mixUsages(usages: readonly (readonly [share: number, usage: Usage])[]): Usage {
	return Object.fromEntries(
		UNITS.map((unit) => [unit, usages.reduce((sum, [share, usage]) => sum + share * usage[unit], 0)]),
	) as Record<Unit, number>;
}
