const KEPT = 4;

/**
 * Returns a function that caches what it reads by generation. A live generation never changes, except for its stock, so nothing is
 * invalidated. Failed reads are not kept.
 */
export function byGeneration<Value>(read: (db: D1Database, gen: number) => Promise<Value>): {
	(db: D1Database, gen: number): Promise<Value>;
	forget(): void;
} {
	const cache = new Map<number, Promise<Value>>();
	const load = (db: D1Database, gen: number): Promise<Value> => {
		const entry = cache.get(gen);
		if (entry) {
			cache.delete(gen);
			cache.set(gen, entry);
			return entry;
		}
		const reading = read(db, gen);
		cache.set(gen, reading);
		reading.catch(() => cache.delete(gen));
		const [oldest] = cache.keys();
		if (cache.size > KEPT && oldest !== undefined) cache.delete(oldest);
		return reading;
	};
	return Object.assign(load, { forget: () => cache.clear() });
}
