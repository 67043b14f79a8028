const KINDS = 100;

/** Returns a function that lets one event of a kind pass per `interval` in milliseconds (event-3). */
export function createThrottle(interval: number): (kind: string, now: number) => boolean {
	const lastPassedAt = new Map<string, number>();
	return (kind, now) => {
		const before = lastPassedAt.get(kind);
		if (before !== undefined && now - before < interval) return false;
		for (const [other, at] of lastPassedAt) if (now - at >= interval) lastPassedAt.delete(other);
		if (lastPassedAt.size >= KINDS) return false;
		lastPassedAt.set(kind, now);
		return true;
	};
}

export const REPORT_INTERVAL = 60_000;
