import type { Shoe } from "./shoe.ts";

export function crestAt(shoe: Shoe, x: number): number {
	let [low, high] = [0, 1];
	for (let i = 0; i < 24; i++) {
		const u = (low + high) / 2;
		if (shoe.last.flat(u, 0.5)[0] < x) low = u;
		else high = u;
	}
	return low;
}
