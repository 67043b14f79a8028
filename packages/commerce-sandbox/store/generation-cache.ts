const KEPT = 4;

/** Rows of a live generation never change, so nothing is invalidated. Failed reads are not kept. */
export function byGeneration<Value>(read: (db: D1Database, gen: number) => Promise<Value>): {
	(db: D1Database, gen: number): Promise<Value>;
	forget(): void;
} {
	const kept = new Map<number, Promise<Value>>();
	const load = (db: D1Database, gen: number): Promise<Value> => {
		const found = kept.get(gen);
		if (found) {
			kept.delete(gen);
			kept.set(gen, found);
			return found;
		}
		const reading = read(db, gen);
		kept.set(gen, reading);
		reading.catch(() => kept.delete(gen));
		const [oldest] = kept.keys();
		if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
		return reading;
	};
	return Object.assign(load, { forget: () => kept.clear() });
}
