/** Requests in a second that each API answers, as Contentful states them for delivery; management is answered faster than there. */
const RATES = { delivery: 55, management: 100 } as const;

const counts = new Map<string, { second: number; count: number }>();

/** Returns whether a client may ask once more in this second. */
export function admit(api: keyof typeof RATES, client: string, now: number): boolean {
	const second = Math.floor(now / 1000);
	const key = `${api} ${client}`;
	const before = counts.get(key);
	const count = before?.second === second ? before.count + 1 : 1;
	counts.set(key, { second, count });
	return count <= RATES[api];
}
