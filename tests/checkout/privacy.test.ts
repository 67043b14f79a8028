import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { freePort } from "../../scripts/lib/ports.ts";
import { startMiniflare, storefrontWorker } from "../../scripts/lib/workers.ts";
import { cardForm } from "../setup/buyer.ts";
import { BROWSER_USER_AGENT, newShopper, type Shopper } from "../setup/shopper.ts";

/**
 * Personal data of two buyers must not be in a cache, a log, an address or a page of the other buyer. The test runs its own storefront in
 * front of the same cloud, and reads its stores and log lines.
 */

/** Twenty-two units are in stock. */
const PRODUCT = "800000470106";
const STARTING = 60_000;

/** Milliseconds: a Worker starts on one processor, next to other tests. */
const START_TIMEOUT = 60_000;
let storefront: Miniflare | undefined;
let origin = "";
let state = "";
const lines: string[] = [];
const called: string[] = [];

beforeAll(async () => {
	const commerce = inject("commerce");
	state = mkdtempSync(join(tmpdir(), "vetrina-privacy-"));
	const port = await freePort();
	origin = `http://127.0.0.1:${port}`;
	const toOwnOrigin = (text: string) =>
		text.replaceAll(encodeURIComponent("https://commerce.internal"), encodeURIComponent(commerce));
	const respond = async (request: Request): Promise<Response> => {
		const { pathname, search } = new URL(request.url);
		called.push(pathname + search);
		const { method } = request;
		const headers = new Headers(request.headers);
		headers.delete("content-length");
		const body = method === "GET" ? undefined : toOwnOrigin(await request.text());
		return fetch(commerce + pathname + toOwnOrigin(search), { method, headers, body, redirect: "manual" });
	};
	const worker = storefrontWorker(ensureSecrets(), "staging");
	storefront = await startMiniflare({
		workers: [
			{
				...worker,
				serviceBindings: { ...worker.serviceBindings, COMMERCE: respond },
				unsafeDirectSockets: [{ host: "127.0.0.1", port }],
			} as typeof worker,
		],
		state,
		onLine: (line) => void lines.push(line),
	});
}, STARTING);
afterAll(async () => {
	await storefront?.dispose();
	rmSync(state, { recursive: true, force: true });
}, START_TIMEOUT);

type Person = {
	email: string;
	firstName: string;
	lastName: string;
	address1: string;
	postalCode: string;
	city: string;
	stateCode: string;
	phone: string;
	number: string;
};
const ZENOBIA: Person = {
	email: "zenobia.quartz@vetrina.example",
	firstName: "Zenobia",
	lastName: "Quartzmann",
	address1: "Via Xylofoni 4711",
	postalCode: "20121",
	city: "Milanuovo",
	stateCode: "MI",
	phone: "+393471234987",
	number: "5555555555554444",
};
const ORLANDO: Person = {
	...ZENOBIA,
	email: "orlando.pirandelli@vetrina.example",
	firstName: "Orlandino",
	lastName: "Pirandelli",
	address1: "Corso Marmellata 815",
	city: "Torinetto",
	stateCode: "TO",
	phone: "+393479876123",
	number: "4242424242424242",
};
const ownWordsOf = ({ email, firstName, lastName, address1, city, phone, number }: Person): string[] => [
	email,
	firstName,
	lastName,
	address1,
	city,
	phone.slice(3),
	number,
];

const addresses: string[] = [];
const pages = new Map<Shopper, string>();
async function visit(shopper: Shopper, path: string, fields?: Record<string, string>): Promise<string> {
	let at = path;
	let init: RequestInit = fields ? { method: "POST", body: new URLSearchParams(fields) } : {};
	for (let hops = 0; hops < 8; hops++) {
		addresses.push(at);
		const response = await shopper.fetch(at, init);
		const html = await response.text();
		pages.set(shopper, (pages.get(shopper) ?? "") + html);
		expect(response.headers.get("cache-control"), at).toMatch(/private|no-store|s-maxage/);
		const location = response.headers.get("location");
		if (!location) return html;
		const to = new URL(location, origin);
		[at, init] = [to.pathname + to.search, {}];
	}
	throw new Error(`${path} leads round and round`);
}
const hidden = (html: string, name: string): string =>
	new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";

/** Buys from the first product to the tracked order; returns the order's number. */
async function buy(shopper: Shopper, { email, number, ...address }: Person): Promise<string> {
	await visit(shopper, "/en-it/");
	await visit(shopper, "/en-it/cart", { intent: "add", productId: PRODUCT });
	await visit(shopper, "/en-it/checkout", { intent: "contact", email: `${email}.` });
	await visit(shopper, "/en-it/checkout", { intent: "contact", email });
	await visit(shopper, "/en-it/checkout", { intent: "delivery", ...address, postalCode: "wrong" });
	await visit(shopper, "/en-it/checkout", { intent: "delivery", ...address });
	const payment = await visit(shopper, "/en-it/checkout?step=payment");
	const { action, fields } = cardForm(payment, number);
	// The processor knows the other storefront alone.
	const there = inject("storefront").replace("127.0.0.1", "localhost");
	const holder = `${address.firstName} ${address.lastName}`;
	const entered = await fetch(action, {
		method: "POST",
		redirect: "manual",
		body: new URLSearchParams({ ...fields, holder, return: fields.return.replace(origin, there) }),
	});
	const back = new URL(entered.headers.get("location") ?? "");
	const reviewed = await visit(shopper, back.pathname + back.search);
	const confirmed = await visit(shopper, "/en-it/checkout", {
		intent: "place",
		basketId: hidden(reviewed, "basketId"),
		total: hidden(reviewed, "total"),
	});
	const orderNo = /orderNo=(\w+)/.exec(confirmed)?.[1] ?? "no order";
	await visit(shopper, `/en-it/order?orderNo=${orderNo}`);
	return orderNo;
}

/** Returns the words that are found, also in other encodings. */
const foundIn = (text: string, words: readonly string[]): string[] => {
	const decoded = [...text.matchAll(/[\w-]{24,}/g)].map(([part]) =>
		Buffer.from(part, "base64url").toString("latin1"),
	);
	const readable = [text, decoded.join("\n")];
	const listSpellings = (word: string) => [word, encodeURIComponent(word), word.replaceAll(" ", "+")];
	return words.filter((word) => readable.some((one) => listSpellings(word).some((way) => one.includes(way))));
};
const filesIn = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((name) => join(folder, name))
		.filter((file) => statSync(file).isFile());

test("data of two buyers is in no shared place", async () => {
	const shopper = (): Shopper => newShopper({ "user-agent": BROWSER_USER_AGENT }, origin);
	const [zenobia, orlando] = [shopper(), shopper()];
	const [first, second] = await Promise.all([buy(zenobia, ZENOBIA), buy(orlando, ORLANDO)]);
	// Cached pages are requested once more, and failures of the platform are logged.
	for (const path of ["/en-it/", "/en-it/women/dresses", "/en-it/no-such-page"]) await visit(zenobia, path);
	for (const [fault, path] of [
		["baskets:503", "/en-it/checkout?step=payment"],
		["orders:malformed", `/en-it/order?orderNo=${first}`],
		["products:503", "/en-it/cart"],
	] as const)
		await (await zenobia.fetch(path, { headers: { "x-vetrina-fault": fault } })).arrayBuffer();
	expect(await visit(orlando, `/en-it/order?orderNo=${first}`)).not.toContain(ZENOBIA.address1);

	const words = [...ownWordsOf(ZENOBIA), ...ownWordsOf(ORLANDO)];
	const kept = filesIn(state);
	expect(kept.length).toBeGreaterThan(3);
	const inStores = kept.map((file) => readFileSync(file).toString("latin1"));
	expect(inStores.some((text) => text.includes("<!DOCTYPE html>"))).toBe(true);
	expect(inStores.flatMap((text) => foundIn(text, [...words, first, second]))).toEqual([]);
	expect(lines.length).toBeGreaterThan(0);
	expect(lines.flatMap((line) => foundIn(line, words))).toEqual([]);
	expect(addresses.flatMap((address) => foundIn(address, words))).toEqual([]);
	expect(called.flatMap((address) => foundIn(address, words))).toEqual([]);
	expect(foundIn(pages.get(orlando) ?? "", [...ownWordsOf(ZENOBIA), ZENOBIA.number.slice(-4)])).toEqual([]);
	expect(foundIn(pages.get(zenobia) ?? "", ownWordsOf(ORLANDO))).toEqual([]);
	// The buyers see their own data.
	expect(foundIn(pages.get(zenobia) ?? "", [ZENOBIA.email, ZENOBIA.address1])).toHaveLength(2);
});
