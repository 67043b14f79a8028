/** Requests in a second that each API answers by default, as Contentful's documents state. */
const RATES = { delivery: 55, management: 10 } as const;

const counts = new Map<string, { second: number; count: number }>();

/** Returns whether a client may ask once more in this second, and the headers that say so. `rate`: another than the default. */
export function admit(
	api: keyof typeof RATES,
	client: string,
	now: number,
	rate: number = RATES[api],
): { isAdmitted: boolean; headers: Record<string, string> } {
	const second = Math.floor(now / 1000);
	const key = `${api} ${client}`;
	const before = counts.get(key);
	const count = before?.second === second ? before.count + 1 : 1;
	counts.set(key, { second, count });
	const isAdmitted = count <= rate;
	return {
		isAdmitted,
		headers: {
			"x-contentful-ratelimit-second-limit": String(rate),
			"x-contentful-ratelimit-second-remaining": String(Math.max(rate - count, 0)),
			...(!isAdmitted && { "x-contentful-ratelimit-reset": "1" }),
		},
	};
}
