/**
 * Prices of Cloudflare's Workers Paid plan in US dollars a month, as developers.cloudflare.com states them: workers/platform/pricing,
 * kv/platform/pricing, d1/platform/pricing, r2/pricing, queues/platform/pricing, durable-objects/platform/pricing.
 */
export const PRICES_READ = "2026-11";
export const PLAN = 5;

/** `included` units are part of the plan; `price` is for each million more. */
export type Price = { included: number; price: number };
const MILLION = 1_000_000;

export const PRICES = {
	/** Requests to a Worker. Those of another Worker by a binding, and files that are served without the Worker, are free. */
	requests: { included: 10 * MILLION, price: 0.3 },
	/** Milliseconds of processor time, of both Workers. */
	cpuMs: { included: 30 * MILLION, price: 0.02 },
	kvReads: { included: 10 * MILLION, price: 0.5 },
	kvWrites: { included: MILLION, price: 5 },
	d1RowsRead: { included: 25_000 * MILLION, price: 0.001 },
	d1RowsWritten: { included: 50 * MILLION, price: 1 },
	r2Reads: { included: 10 * MILLION, price: 0.36 },
	r2Writes: { included: MILLION, price: 4.5 },
	/** A message is written, read and deleted. */
	queueOperations: { included: MILLION, price: 0.4 },
	objectRequests: { included: MILLION, price: 0.15 },
} as const satisfies Record<string, Price>;

export type Unit = keyof typeof PRICES;
export const UNITS = Object.keys(PRICES) as Unit[];
/** Units for a number of requests, or for one. */
export type Usage = Readonly<Record<Unit, number>>;
