export function createTally<Kind extends string>(
	interval: number,
): (kind: Kind, now: number) => number | undefined {
	const tallies = new Map<Kind, { toldAt: number; count: number }>();
	return (kind, now) => {
		const tally = tallies.get(kind) ?? { toldAt: Number.NEGATIVE_INFINITY, count: 0 };
		tallies.set(kind, tally);
		tally.count++;
		if (now - tally.toldAt < interval) return undefined;
		const { count } = tally;
		tally.count = 0;
		tally.toldAt = now;
		return count;
	};
}
