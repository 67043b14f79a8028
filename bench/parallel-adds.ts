import { createCookieJar } from "../scripts/lib/cookie-jar.ts";
import type { SessionResponse } from "../shared/contracts/shopper-api.ts";
import { newShopper } from "./lib/cloud-calls.ts";
import { HEADERS } from "./lib/load.ts";
import { type Running, startStorefront } from "./lib/stand.ts";
import { atMost, type Figure, seconds } from "./lib/table.ts";
import { watchHealth } from "./lib/watch-health.ts";

const ADDS = 60;
const WARM_UP = 20;
const BASKETS = "/checkout/shopper-baskets/v2/organizations/{org}/baskets";
const SEARCH =
	"/search/shopper-search/v1/organizations/{org}/product-search?refine=cgid=women&refine=htype=variation_group&refine=orderable_only=true&limit=200";

type Guest = { add(productId: string): Promise<Response>; held(): Promise<number> };

export async function measureParallelAdds(cloud: Running): Promise<Figure[]> {
	const storefront = await startStorefront(cloud);
	try {
		const ids = await productIds(cloud);
		const atApi = await guestOfCloud(cloud);
		const atShop = await guestOfStorefront(storefront);
		for (const other of [await guestOfCloud(cloud), await guestOfStorefront(storefront)])
			for (const id of ids.slice(0, WARM_UP)) await (await other.add(id)).arrayBuffer();
		return [
			...(await addAtOnce("at the baskets API", atApi, ids, `${cloud.origin}/health`)),
			...(await addAtOnce("through the storefront", atShop, ids, `${storefront.origin}/ops/health`)),
		];
	} finally {
		await storefront.stop();
	}
}

async function addAtOnce(where: string, guest: Guest, ids: string[], health: string): Promise<Figure[]> {
	const healthWatch = watchHealth(health);
	const additions = await Promise.all(
		ids.map(async (id) => {
			const since = performance.now();
			const response = await guest.add(id);
			await response.arrayBuffer();
			return { ok: response.ok, taken: performance.now() - since };
		}),
	);
	const slowestHealth = await healthWatch.slowest();
	const keptCount = additions.filter(({ ok }) => ok).length;
	return [
		atMost(`${ADDS} adds at once ${where}: not 2xx`, ADDS - keptCount, 0, String),
		atMost("  acknowledged and lost", keptCount - (await guest.held()), 0, String),
		atMost("  slowest", Math.max(...additions.map(({ taken }) => taken)), 10_000, seconds),
		atMost("  slowest health check meanwhile", slowestHealth, 500, seconds),
	];
}

async function productIds(cloud: Running): Promise<string[]> {
	const shopper = await newShopper(cloud.origin);
	const { hits = [] } = await shopper.ask<{ hits?: { representedProduct?: { id: string } }[] }>(SEARCH);
	const ids = hits.flatMap(({ representedProduct }) => representedProduct?.id ?? []).slice(0, ADDS);
	if (ids.length < ADDS) throw new Error(`Only ${ids.length} products can be ordered`);
	return ids;
}

type Items = { productItems?: { quantity: number }[] };

async function guestOfCloud(cloud: Running): Promise<Guest> {
	const shopper = await newShopper(cloud.origin);
	const { basketId } = await shopper.ask<{ basketId: string }>(BASKETS, { method: "POST", body: {} });
	return {
		add: (productId) =>
			shopper.call(`${BASKETS}/${basketId}/items`, { method: "POST", body: [{ productId, quantity: 1 }] }),
		held: async () => {
			const { productItems = [] } = await shopper.ask<Items>(`${BASKETS}/${basketId}`);
			return productItems.reduce((sum, { quantity }) => sum + quantity, 0);
		},
	};
}

async function guestOfStorefront({ origin }: Running): Promise<Guest> {
	const jar = createCookieJar();
	const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
		const headers = {
			...HEADERS,
			cookie: jar.header(),
			origin,
			...(init.headers as Record<string, string> | undefined),
		};
		const response = await fetch(`${origin}/api/en-it${path}`, { ...init, headers });
		jar.keep(response);
		return response;
	};
	const session = async () => (await (await call("/session")).json()) as SessionResponse;
	const { csrf } = await session();
	return {
		add: (productId) =>
			call("/basket/items", {
				method: "POST",
				headers: { "x-csrf-token": csrf, "content-type": "application/json" },
				body: JSON.stringify({ productId, quantity: 1 }),
			}),
		held: async () => (await session()).basket?.count ?? 0,
	};
}
