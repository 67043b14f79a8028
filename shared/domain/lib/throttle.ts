const KINDS = 100;

/** How many events one that passes stands for: `count` of its own kind, itself included, and `others` that no event of their kind has told. */
export type Passed = { count: number; others: number };

/**
 * Returns a function that lets one event of a kind pass per `interval` in milliseconds, and no more than `kinds` kinds in it (event-3). An event
 * that passes stands for those that were refused before; undefined means that it does not pass.
 */
export function createThrottle(
	interval: number,
	kinds = KINDS,
): (kind: string, now: number, count?: number) => Passed | undefined {
	const passedKinds = new Map<string, { at: number; missed: number }>();
	let others = 0;
	return (kind, now, count = 1) => {
		const before = passedKinds.get(kind);
		if (before && now - before.at < interval) {
			before.missed += count;
			return undefined;
		}
		for (const [other, { at, missed }] of passedKinds)
			if (other !== kind && now - at >= interval) {
				passedKinds.delete(other);
				others += missed;
			}
		if (!before && passedKinds.size >= kinds) {
			others += count;
			return undefined;
		}
		const passed = { count: count + (before?.missed ?? 0), others };
		others = 0;
		passedKinds.set(kind, { at: now, missed: 0 });
		return passed;
	};
}

export const REPORT_INTERVAL = 60_000;
