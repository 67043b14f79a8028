import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { readCpu, workerdChildren } from "../../../../bench/lib/process-cpu.ts";
import type { BasketResponse, SessionResponse } from "../../../../shared/contracts/shopper-api.ts";
import { buildCommerce } from "../../../build.ts";
import { ensureSecrets } from "../../checks/secrets.ts";
import { root } from "../../run.ts";
import { copySeed, ensureSeed } from "../../seed.ts";
import type { Span } from "../../traces/read-span-events.ts";
import { type Local, startLocal } from "../../workers.ts";
import { UNITS, type Usage } from "./prices.ts";
import { readUsage } from "./read-usage.ts";
import { type Kind, REQUESTS_PER_VISIT } from "./visit.ts";

const USER_AGENT =
	"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const STATE = resolve(root, ".cache/costs");
/** Linux counts CPU in ticks of 10 ms, so each kind is asked for many times. */
const TIMES = 60;
const KINDS = Object.keys(REQUESTS_PER_VISIT) as Kind[];

type Shopper = { cookies: Map<string, string>; csrf: string };

const writeCookies = ({ cookies }: Shopper): string =>
	[...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
const keepCookies = ({ cookies }: Shopper, response: Response): void => {
	for (const line of response.headers.getSetCookie()) {
		const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
		cookies.set(name, value);
	}
};

const ask = async (
	shop: string,
	path: string,
	init: RequestInit = {},
	shopper?: Shopper,
): Promise<Response> => {
	const response = await fetch(new URL(path, shop), {
		redirect: "manual",
		...init,
		headers: {
			"user-agent": USER_AGENT,
			...(shopper && { cookie: writeCookies(shopper), "x-csrf-token": shopper.csrf, origin: shop }),
			...(init.headers as Record<string, string>),
		},
	});
	if (response.status >= 400) throw new Error(`${path} responds with ${response.status}`);
	if (shopper) keepCookies(shopper, response);
	return response;
};
const read = async (...args: Parameters<typeof ask>): Promise<string> => (await ask(...args)).text();

async function enter(shop: string, locale: string): Promise<Shopper> {
	const response = await ask(shop, `/api${locale}/session`);
	const { csrf } = (await response.json()) as SessionResponse;
	const shopper: Shopper = { csrf, cookies: new Map() };
	keepCookies(shopper, response);
	return shopper;
}

/** Returns how to make a request of each kind. Every rendered page has an address of its own. */
async function planRequests(
	shop: string,
	locale: string,
): Promise<Record<Kind, (at: number) => Promise<unknown>>> {
	const home = await read(shop, locale);
	const links = (html: string, pattern: RegExp): string[] => [
		...new Set([...html.matchAll(pattern)].map(([, href = ""]) => href.replaceAll("&amp;", "&"))),
	];
	const sitemaps = links(
		await read(shop, (await read(shop, "/robots.txt")).match(/Sitemap: (\S+)/)?.[1] ?? ""),
		/<loc>([^<]+)<\/loc>/g,
	);
	const own = sitemaps.find((href) => href.includes(locale.slice(1))) ?? sitemaps[0] ?? "";
	const products = links(await read(shop, new URL(own).pathname), /<loc>([^<]+\.html)<\/loc>/g).map(
		(href) => new URL(href).pathname,
	);
	const product = products[0] ?? "";
	const html = await read(shop, product);
	const productId = /name="productId"(?![^>]*disabled)[^>]*value="([^"]+)"/.exec(html)?.[1] ?? "";
	const [picture = ""] = links(home + html, /["\s](\/dw\/image\/[^"\s,]+)/g);
	await read(shop, picture);
	await read(shop, `/_page${product}`);
	const shopper = await enter(shop, locale);
	const items = `/api${locale}/basket/items`;
	const change = (method: string, body: object): RequestInit => ({
		method,
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	const added = JSON.parse(
		await read(shop, items, change("POST", { productId, quantity: 1 }), shopper),
	) as BasketResponse;
	const line = `${items}/${added.ok ? added.basket?.items[0]?.itemId : ""}`;
	return {
		"cached page": () => read(shop, home ? locale : ""),
		"cached page data": () => read(shop, `/_page${product}`),
		"rendered page": (at) => read(shop, products[1 + (at % (products.length - 1))] ?? ""),
		picture: () => read(shop, picture),
		session: () => read(shop, `/api${locale}/session`, {}, shopper),
		"change of the bag": (at) => read(shop, line, change("PATCH", { quantity: 1 + (at % 2) }), shopper),
	};
}

async function withShop<Result>(
	onSpans: ((spans: Span[]) => void) | undefined,
	use: (local: Local) => Promise<Result>,
): Promise<Result> {
	copySeed(await ensureSeed({ say: console.log, build: buildCommerce }), STATE);
	const local = await startLocal({
		secrets: ensureSecrets(),
		state: STATE,
		commercePort: 0,
		instanceType: "production",
		onSpans,
		log: "test-results/costs.log",
	});
	try {
		return await use(local);
	} finally {
		await local.stop();
		rmSync(STATE, { recursive: true, force: true });
	}
}

/** Waits until no span has come for a second, because spans come after the response. */
async function untilQuiet(count: () => number): Promise<void> {
	for (let before = -1; before !== count(); ) {
		before = count();
		await new Promise((done) => setTimeout(done, 1000));
	}
}

/** Measures, on the build and the demo's catalogue, what a request of each kind uses, of both Workers. */
export async function measureRequests(locale: string): Promise<Record<Kind, Usage>> {
	const spans: Span[] = [];
	const used = await withShop(
		(some) => spans.push(...some),
		async ({ storefront }) => {
			const requests = await planRequests(storefront, locale);
			const usages = {} as Record<Kind, Usage>;
			for (const kind of KINDS) {
				await requests[kind](0);
				await untilQuiet(() => spans.length);
				spans.length = 0;
				for (let at = 1; at <= TIMES; at++) await requests[kind](at);
				await untilQuiet(() => spans.length);
				const sum = readUsage(spans);
				usages[kind] = Object.fromEntries(UNITS.map((unit) => [unit, sum[unit] / TIMES])) as Usage;
			}
			return usages;
		},
	);
	// Spans cost time themselves, so processor time is measured without them.
	const cpu = await withShop(undefined, async ({ storefront }) => {
		const requests = await planRequests(storefront, locale);
		const [workerd = 0] = workerdChildren();
		const times = {} as Record<Kind, number>;
		for (const kind of KINDS) {
			for (let at = 0; at < TIMES; at++) await requests[kind](at + TIMES);
			const before = readCpu(workerd);
			for (let at = 0; at < TIMES; at++) await requests[kind](at + 2 * TIMES);
			times[kind] = (readCpu(workerd) - before) / TIMES;
		}
		return times;
	});
	const round = (value: number): number => Math.round(value * 100) / 100;
	return Object.fromEntries(
		KINDS.map((kind) => [
			kind,
			Object.fromEntries(
				UNITS.map((unit) => [
					unit,
					unit === "requests" ? 1 : round(unit === "cpuMs" ? cpu[kind] : used[kind][unit]),
				]),
			),
		]),
	) as Record<Kind, Usage>;
}
