/** How many keys are remembered; inventing new ones gains nothing. */
const KINDS = 100;

/** Passes one of a kind per interval (event-3). Times are in milliseconds. */
export function createThrottle(interval: number): (kind: string, now: number) => boolean {
	const passed = new Map<string, number>();
	return (kind, now) => {
		const before = passed.get(kind);
		if (before !== undefined && now - before < interval) return false;
		for (const [other, at] of passed) if (now - at >= interval) passed.delete(other);
		if (passed.size >= KINDS) return false;
		passed.set(kind, now);
		return true;
	};
}

export const REPORT_INTERVAL = 60_000;
