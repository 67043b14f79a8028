import { guestToken, ORGANIZATION, SITE } from "./guest-token.ts";
import { percentile } from "./table.ts";

const WARM_UP = 30;
const REQUESTS = 150;

type Send = (index: number) => Promise<Response>;

export async function p95(send: Send, requests = REQUESTS): Promise<number> {
	const durations: number[] = [];
	for (let index = 0; index < WARM_UP + requests; index++) {
		const since = performance.now();
		const response = await send(index);
		const text = await response.text();
		if (!response.ok) throw new Error(`${response.status} from ${response.url}: ${text.slice(0, 300)}`);
		if (index >= WARM_UP) durations.push(performance.now() - since);
	}
	return percentile(durations, 0.95);
}

export const countRequests = (requests = REQUESTS): number => WARM_UP + requests;

export const bareRequest = (origin: string) => (): Promise<Response> => fetch(`${origin}/health`);

export type Shopper = {
	/** `path` starts after the host and has `{org}` in place of the organisation. */
	call(path: string, options?: { method?: string; body?: unknown }): Promise<Response>;
	ask<T>(...request: Parameters<Shopper["call"]>): Promise<T>;
};

export async function newShopper(origin: string): Promise<Shopper> {
	const token = await guestToken({ origin });
	const call: Shopper["call"] = (path, { method = "GET", body } = {}) => {
		const url = new URL(path.replace("{org}", ORGANIZATION), origin);
		url.searchParams.set("siteId", SITE);
		url.searchParams.set("locale", "en-IT");
		return fetch(url, {
			method,
			headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
	};
	return {
		call,
		async ask<T>(...request: Parameters<Shopper["call"]>) {
			const response = await call(...request);
			if (!response.ok)
				throw new Error(`${response.status} from ${response.url}: ${(await response.text()).slice(0, 300)}`);
			return (await response.json()) as T;
		},
	};
}
