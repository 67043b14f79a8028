import { setTimeout } from "node:timers/promises";

const RETRY_MS = 500;

/**
 * Returns the first response that is not 503, or the last one within a time in milliseconds. On a busy machine a page of `npm run dev` may
 * exceed the deadline of its calls while code is still compiled.
 */
export async function fetchWhenReady(address: string, within: number): Promise<Response> {
	const end = performance.now() + within;
	for (;;) {
		const response = await fetch(address);
		if (response.status !== 503 || performance.now() > end) return response;
		await response.arrayBuffer();
		await setTimeout(RETRY_MS);
	}
}
