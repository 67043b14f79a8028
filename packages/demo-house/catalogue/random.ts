/** A seeded generator (mulberry32). The same seed gives the same catalogue on every machine. */
export type Random = {
	next(): number;
	int(min: number, max: number): number;
	chance(probability: number): boolean;
	pick<T>(list: readonly T[]): T;
};

export function createRandom(...seeds: number[]): Random {
	let state = seeds.reduce((hash, seed) => Math.imul(hash ^ seed, 0x9e3779b1) + 0x6d2b79f5, 0x1234567) >>> 0;
	const next = (): number => {
		state = (state + 0x6d2b79f5) >>> 0;
		let bits = Math.imul(state ^ (state >>> 15), state | 1);
		bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
		return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
	};
	const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
	return {
		next,
		int,
		chance: (probability) => next() < probability,
		pick: (list) => {
			const item = list[int(0, list.length - 1)];
			if (item === undefined) throw new Error("nothing to pick from");
			return item;
		},
	};
}

export function shuffle<T>(list: readonly T[], random: Random): T[] {
	return list
		.map((value) => ({ value, key: random.next() }))
		.sort((one, other) => one.key - other.key)
		.map(({ value }) => value);
}
