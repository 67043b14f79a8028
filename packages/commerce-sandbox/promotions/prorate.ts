import type { Minor } from "../money.ts";

/** Returns shares of an amount in proportion to the weights, in whole minor units with the exact sum; all 0 if every weight is 0. */
export function prorate(amount: Minor, weights: readonly Minor[]): Minor[] {
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	if (total === 0) return weights.map(() => 0);
	const exact = weights.map((weight) => (Math.abs(amount) * weight) / total);
	const shares = exact.map(Math.floor);
	const rest = Math.abs(amount) - shares.reduce((sum, share) => sum + share, 0);
	const byRemainder = exact
		.map((value, at) => ({ at, remainder: value - Math.floor(value) }))
		.sort((a, b) => b.remainder - a.remainder || a.at - b.at);
	for (const { at } of byRemainder.slice(0, rest)) shares[at] = (shares[at] ?? 0) + 1;
	return shares.map((share) => (share === 0 ? 0 : Math.sign(amount) * share));
}
