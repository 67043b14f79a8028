import { expect, inject, test } from "vitest";
import { purgeSite } from "./setup/purge-site.ts";
import { type RawResponse, rawRequest } from "./setup/raw-request.ts";
import { newShopper, type Shopper } from "./setup/shopper.ts";
import { takenBy } from "./setup/taken-by.ts";

/** Covers shared and private responses, and pages while the commerce cloud is slow, failing or sending malformed responses. */

const PUBLIC = /^public, max-age=0, s-maxage=\d+, must-revalidate$/;
const PRIVATE = "private, no-store";
const cacheOf = (headers: Headers): string =>
	/cache;desc="?(\w+)/.exec(headers.get("server-timing") ?? "")?.[1] ?? "none";
/** No other test requests this address, so nothing of it is cached. */
let counter = 0;
const freshSearch = (): string => `/en-it/search?q=unseen${++counter}${Date.now().toString(36)}`;
const FAULT = "x-vetrina-fault";

const SHARED = [
	"/en-it/",
	"/en-it/women/dresses",
	"/en-it/search?q=silk",
	"/en-it/VT10001-emerald.html",
	"/en-it/about",
	"/en-it/nosuch.html",
	"/ar-sa/women",
	"/_page/en-it/women/dresses",
];
const PERSONAL = [
	"/",
	"/en-it/cart",
	"/_page/en-it/cart",
	"/api/en-it/session",
	"/api/en-it/basket",
	"/ops/cache?site=vetrina-eu",
];

type Product = { page: { path: string; data: { name: string; sizes: { productId: string }[] } } };
const follow = async (path: string): Promise<string> => {
	const response = await rawRequest(path);
	return response.status === 301 ? follow(response.headers.get("location") ?? "") : path;
};

async function shopperWithBag() {
	const shopper = newShopper();
	const { csrf } = (await (await shopper.fetch("/api/en-it/session")).json()) as { csrf: string };
	const path = await follow("/en-it/VT10001-emerald.html");
	const product = ((await (await shopper.fetch(`/_page${path}`)).json()) as Product).page;
	const productId = product.data.sizes[3]?.productId;
	const send = (body: unknown, headers: Record<string, string> = {}, method = "POST", item = "") =>
		shopper.fetch(`/api/en-it/basket/items${item}`, {
			method,
			body: JSON.stringify(body),
			headers: { "x-csrf-token": csrf, "content-type": "application/json", ...headers },
		});
	const added = await send({ productId, quantity: 1 });
	expect(added.status).toBe(200);
	const { basket } = (await added.json()) as { basket: { id: string; items: { itemId: string }[] } };
	return { shopper, product, basket, send, csrf };
}

// proves cache-1, cache-8
test.each(SHARED)("%s is public, sets no cookie, and contains nothing of a shopper", async (asked) => {
	const path = await follow(asked);
	const { shopper, basket } = await shopperWithBag();
	for (let time = 0; time < 2; time++) {
		const response = await shopper.fetch(path);
		const text = await response.text();
		expect(response.headers.get("cache-control")).toMatch(PUBLIC);
		expect(response.headers.get("set-cookie")).toBeNull();
		expect(text).not.toContain(basket.id);
		expect(text).not.toContain(basket.items[0]?.itemId);
		for (const [name, value] of shopper.cookies)
			if (value.length > 12) expect(text, name).not.toContain(value);
	}
});

// proves cache-1
test.each(PERSONAL)("%s belongs to its shopper only", async (path) => {
	const { shopper } = await shopperWithBag();
	const response = await shopper.fetch(path, { headers: { authorization: `Bearer ${inject("opsToken")}` } });
	expect(response.status).toBe(200);
	expect(response.headers.get("cache-control")).toBe(PRIVATE);
	expect((await response.text()).length).toBeGreaterThan(20);
});

test("redirects that depend on the shopper are private, the others shared", async () => {
	const remembered = await rawRequest("/", {
		headers: { cookie: "preferredCountry=SA; preferredLanguage=ar" },
	});
	expect([
		remembered.status,
		remembered.headers.get("location"),
		remembered.headers.get("cache-control"),
	]).toEqual([302, "/ar-sa/", PRIVATE]);
	const localised = await rawRequest("/women", {
		headers: { cookie: "preferredCountry=SA; preferredLanguage=ar" },
	});
	expect([localised.headers.get("location"), localised.headers.get("cache-control")]).toEqual([
		"/ar-sa/women",
		PRIVATE,
	]);
	const spelling = await rawRequest("/EN-IT/women");
	expect(spelling.headers.get("cache-control")).toMatch(/^public/);
});

test.each(["/women", "/_page/women", "/fr/women", "/women?page=1", "/nosuch.html"])(
	"%s leads people to their locale and shows crawlers a page: no shared cache keeps either",
	async (path) => {
		const crawler = {
			"user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
		};
		const [seen, led] = await Promise.all([rawRequest(path, { headers: crawler }), rawRequest(path)]);
		expect([seen, led].map(({ headers }) => headers.get("cache-control"))).toEqual([PRIVATE, PRIVATE]);
		const shown = ({ headers, text }: RawResponse) => headers.get("location") ?? text;
		expect(shown(seen)).not.toBe(shown(led));
	},
);

// proves cache-2
test("a page is rendered once, and cached independently of campaign, order of parameters and shopper", async () => {
	const word = `kept${Date.now().toString(36)}`;
	const first = await rawRequest(`/en-it/search?q=${word}`);
	expect(cacheOf(first.headers)).toBe("miss");
	for (const query of [`q=${word}`, `utm_source=x&q=${word}`, `q=${word}&prefn1=other&q=other`]) {
		const again = await rawRequest(`/en-it/search?${query}`, {
			headers: { cookie: "usid_vetrina-eu=another; cc-at_vetrina-eu=something" },
		});
		expect([query, cacheOf(again.headers)]).toEqual([query, "hit"]);
		expect(again.text).toBe(first.text);
	}
	const phone = await rawRequest(`/en-it/search?q=${word}`, {
		headers: { "user-agent": "Mozilla/5.0 (iPhone) Mobile Safari" },
	});
	expect(cacheOf(phone.headers)).toBe("miss");
	const german = await rawRequest(`/de-it/search?q=${word}`);
	expect(cacheOf(german.headers)).toBe("miss");
	expect(german.text).toContain('lang="de-IT"');
});

test("a page names the host of its request alone", async () => {
	const elsewhere = await rawRequest("/en-it/women/jeans", { headers: { host: "other.example" } });
	expect(elsewhere.text).toContain("http://other.example/en-it/women/jeans");
	const here = await rawRequest("/en-it/women/jeans");
	expect(cacheOf(here.headers)).toBe("miss");
	expect(here.text).not.toContain("other.example");
	expect((await rawRequest("/en-it/women/jeans", { headers: { host: "other.example" } })).text).toBe(
		elsewhere.text,
	);
});

// proves security-9
test("a shared page may have an opener, a private one may not", async () => {
	const policyOf = async (path: string) => (await rawRequest(path)).headers.get("cross-origin-opener-policy");
	expect(await policyOf("/en-it/women/dresses")).toBe("unsafe-none");
	expect(await policyOf("/en-it/cart")).toMatch(/^same-origin/);
});

// proves security-1
test("the policy of a cached page has the hashes of all its inline scripts", async () => {
	const { text, headers } = await rawRequest("/en-it/women/dresses");
	const inline = [...text.matchAll(/<script(?![^>]*(?:src=|type="application\/))[^>]*>([^<]*)/g)];
	const policy = headers.get("content-security-policy") ?? "";
	// Scripts of other origins belong to the wallets and providers of the site.
	expect(policy).toMatch(
		/script-src 'self'(?: 'sha256-[^']+')*(?: http:\/\/[\w.:]+\/(?:payments\/sandbox\/v1\/scripts\/[\w-]+|idp\/\w+\/script)\.js)*;/,
	);
	for (const [, script = ""] of inline) {
		const digest = Buffer.from(
			await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script)),
		).toString("base64");
		expect(policy).toContain(digest);
	}
});

const FAILURES = ["all:503", "all:500", "all:cut", "all:latency=20000", "slas:503"];

// proves cache-11
test.each(FAILURES)("with %s a cached page is still served", async (fault) => {
	const path = "/en-it/women/dresses";
	const before = await rawRequest(path);
	expect(before.status).toBe(200);
	const response = await rawRequest(path, { headers: { [FAULT]: fault } });
	expect([response.status, cacheOf(response.headers)]).toEqual([200, "hit"]);
	expect(response.text).toBe(before.text);
	expect(takenBy(response)).toBeLessThan(500);
});

/** Every run tries these faults in tests/deadline.test.ts and tests/faults.test.ts. */
const isWaitedFor = (fault: string): boolean => inject("thorough") || !fault.endsWith(":latency=20000");

// The tests wait for deadlines, so they run at once.
// proves cache-12
test.concurrent("a shopper's cart does not wait for another shopper's", async () => {
	const { shopper } = await shopperWithBag();
	// Requests share their rendering only under the same fault. Guests without a session request no basket.
	const open = (one: Pick<Shopper, "fetch">, init: RequestInit = {}) =>
		one.fetch("/en-it/cart", { headers: { [FAULT]: "baskets:latency=3000" }, ...init });
	const leaving = new AbortController();
	const slow = open(shopper, { signal: leaving.signal });
	const quick = open(newShopper());
	expect(await Promise.race([slow.then(() => "slow"), quick.then(({ status }) => status)])).toBe(200);
	leaving.abort();
	await expect(slow).rejects.toThrow("abort");
});

test.concurrent.each(["baskets:503", "baskets:cut", "baskets:latency=20000", "all:503"].filter(isWaitedFor))(
	"with %s the API reports an unavailable shop in time, and the bag is unchanged",
	async (fault) => {
		const { shopper, send, basket } = await shopperWithBag();
		const item = `/${basket.items[0]?.itemId}`;
		const [response, cart] = await Promise.all([
			send({ quantity: 3 }, { [FAULT]: fault }, "PATCH", item),
			shopper.fetch("/en-it/cart", { headers: { [FAULT]: fault } }),
		]);
		for (const one of [response, cart]) expect(takenBy(one)).toBeLessThan(10_000);
		expect(response.status).toBe(503);
		expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
		expect(cart.status).toBe(503);
		const after = (await (await shopper.fetch("/api/en-it/basket")).json()) as {
			basket: { id: string; count: number };
		};
		expect(after.basket).toMatchObject({ id: basket.id });
		expect(after.basket.count).toBeGreaterThan(0);
	},
);

// The site's own session exists already, so a login that fails breaks nothing.
test.concurrent.each(FAILURES.filter((fault) => fault !== "slas:503" && isWaitedFor(fault)))(
	"with %s a list that is not cached shows an error on its own page, with 503 and in time",
	async (fault) => {
		const response = await rawRequest(freshSearch(), { headers: { [FAULT]: fault } });
		expect(response.status).toBe(503);
		expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
		expect(response.headers.get("cache-control")).toBe(PRIVATE);
		expect(response.text).toContain("We can’t load these items right now. Please try again in a moment.");
		expect(response.text).toContain('lang="en-IT"');
		expect(takenBy(response)).toBeLessThan(10_000);
	},
);

test("a response with a fault is not cached, and the next request gets the page", async () => {
	const path = freshSearch();
	expect((await rawRequest(path, { headers: { [FAULT]: "search:503" } })).status).toBe(503);
	expect((await rawRequest(path)).status).toBe(200);
});

const countKvReads = ({ headers }: RawResponse): number =>
	Number(/kv;desc="(\d+) reads"/.exec(headers.get("server-timing") ?? "")?.[1] ?? 0);

// proves cache-22
test("a page that is made reads at most six values from KV where another was read before, and one that is kept reads two", async () => {
	const product = await follow("/en-sa/VT10001-emerald.html");
	await purgeSite("vetrina-me");
	await rawRequest("/en-sa/");
	for (const path of [
		"/en-sa/men",
		"/en-sa/women/dresses",
		"/en-sa/about",
		"/en-sa/search?q=silk",
		product,
	]) {
		const made = await rawRequest(path);
		const timing = made.headers.get("server-timing") ?? "";
		expect([path, cacheOf(made.headers), made.status]).toEqual([path, "miss", 200]);
		expect(countKvReads(made), `${path} ${timing}`).toBeGreaterThan(0);
		expect(countKvReads(made), `${path} ${timing}`).toBeLessThanOrEqual(6);
		const kept = await rawRequest(path);
		expect([path, cacheOf(kept.headers)]).toEqual([path, "hit"]);
		expect(countKvReads(kept), path).toBeLessThanOrEqual(2);
	}
});

// proves cache-10
test("a purge empties one site and no other", async () => {
	const paths = { eu: "/en-it/men", me: "/en-sa/men", ap: "/en-jp/men", us: "/en-us/men" };
	for (const path of Object.values(paths)) await rawRequest(path);
	for (const path of Object.values(paths))
		expect([path, cacheOf((await rawRequest(path)).headers)]).toEqual([path, "hit"]);
	await purgeSite("vetrina-me");
	expect(cacheOf((await rawRequest(paths.me)).headers)).toBe("miss");
	for (const site of ["eu", "ap", "us"] as const)
		expect([site, cacheOf((await rawRequest(paths[site])).headers)]).toEqual([site, "hit"]);
	const unknown = await rawRequest("/ops/cache/purge", {
		method: "POST",
		headers: { authorization: `Bearer ${inject("opsToken")}`, accept: "*/*" },
		body: '{"site":"nosuch"}',
	});
	expect(unknown.status).toBe(400);
	for (const site of ["vetrina-eu", "vetrina-us", "vetrina-me", "vetrina-ap"])
		expect(unknown.text).toContain(site);
});

const purge = async (body: object): Promise<{ status: number; answer: PurgeAnswer }> => {
	const { status, text } = await rawRequest("/ops/purge", {
		method: "POST",
		headers: {
			authorization: `Bearer ${inject("opsToken")}`,
			"content-type": "application/json",
			accept: "*/*",
		},
		body: JSON.stringify(body),
	});
	return { status, answer: JSON.parse(text) as PurgeAnswer };
};
type PurgeAnswer = {
	purged: { site: string; tags: string[] }[];
	reached: { isolate: { pages: number }; location: { pages: number } };
	faults: { field: string }[];
};

// proves ops-3
test.each([
	["a category", { categories: ["women-dresses"] }, "/en-it/women/dresses"],
	["a page by its address", { pages: ["/en-it/women/dresses"] }, "/en-it/women/dresses"],
	["a page by the address of its data", { pages: ["/_page/en-it/women/dresses"] }, "/en-it/women/dresses"],
	["a tag", { site: "eu", tags: ["home"] }, "/en-it/"],
])("a purge of %s drops it and no other page", async (_, body, path) => {
	const others = ["/en-it/women/bags", "/en-us/men"];
	for (const one of [path, ...others]) await rawRequest(one);
	for (const one of [path, ...others])
		expect([one, cacheOf((await rawRequest(one)).headers)]).toEqual([one, "hit"]);
	const { status, answer } = await purge(body);
	expect(status).toBe(200);
	expect(answer.reached.isolate.pages).toBeGreaterThan(0);
	expect(answer.reached.location.pages).toBeGreaterThan(0);
	expect(cacheOf((await rawRequest(path)).headers)).toBe("miss");
	for (const one of others) expect([one, cacheOf((await rawRequest(one)).headers)]).toEqual([one, "hit"]);
});

// proves ops-3
test("a purge of addresses that are none purges nothing, and names each", async () => {
	const path = "/en-it/women/bags";
	await rawRequest(path);
	const { status, answer } = await purge({ site: "us", pages: [path, "/no/such", "/en-us/men"] });
	expect([status, answer.faults.map(({ field }) => field)]).toEqual([400, ["pages.0", "pages.1"]]);
	expect(cacheOf((await rawRequest(path)).headers)).toBe("hit");
});

test("identical requests at once are rendered once", async () => {
	const path = freshSearch();
	const responses = await Promise.all(Array.from({ length: 8 }, () => rawRequest(path)));
	expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
	expect(responses.filter(({ headers }) => cacheOf(headers) === "miss").length).toBe(1);
	expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
});

type Bag = { basket: { id: string | null; count: number } };
const FORGED: readonly [
	what: string,
	change: (name: string, value: string) => string | undefined,
	sameBag: boolean,
][] = [
	[
		"an access token without signature",
		(name, value) => (name.startsWith("cc-at") ? value.replace(/[^.]+$/, "AAAA") : value),
		true,
	],
	[
		"an access token with another subject",
		(name, value) => (name.startsWith("cc-at") ? forgeSubject(value) : value),
		true,
	],
	["no access token", (name, value) => (name.startsWith("cc-at") ? undefined : value), true],
	[
		"a forged refresh token",
		(name, value) => (name.startsWith("cc-nx") ? "forged" : name.startsWith("cc-at") ? undefined : value),
		true,
	],
	// A guest's id is a secret that only its own cookie holds (decision 5).
	["nothing but a name", (name, value) => (name.startsWith("usid") ? value : undefined), true],
	[
		"a name that was never given",
		(name) => (name.startsWith("usid") ? "3f0c1a52-9d0e-4a7b-8c55-0123456789ab" : undefined),
		false,
	],
	["malformed values everywhere", () => "%00%ff;,", false],
];
const forgeSubject = (token: string): string => {
	const [head = "", body = "", signature = ""] = token.split(".");
	const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as Record<string, string>;
	const forged = {
		...claims,
		sub: claims.sub?.replace(/usid:[\w-]+/, "usid:00000000-0000-4000-8000-000000000000"),
		isb: claims.isb?.replace(/gcid:\w+/, "gcid:anotherPerson"),
	};
	return [head, Buffer.from(JSON.stringify(forged)).toString("base64url"), signature].join(".");
};

// proves identity-5
test.each(FORGED)(
	"with %s the bag is unchanged or new, and there is no error",
	async (_what, change, sameBag) => {
		const { shopper, basket } = await shopperWithBag();
		const forged = newShopper();
		for (const [name, value] of shopper.cookies) {
			const changed = change(name, value);
			if (changed !== undefined) forged.cookies.set(name, changed);
		}
		const cart = await forged.fetch("/en-it/cart");
		expect(cart.status).toBe(200);
		const session = await forged.fetch("/api/en-it/session");
		expect(session.status).toBe(200);
		const seen = (await session.json()) as Bag & { csrf: string };
		expect(seen.basket.id === basket.id).toBe(sameBag);
		const { productId } =
			(
				await ((
					await shopper.fetch(`/_page${await follow("/en-it/VT10003-ivory.html")}`)
				).json() as Promise<Product>)
			).page.data.sizes[3] ?? {};
		const added = await forged.fetch("/api/en-it/basket/items", {
			method: "POST",
			body: JSON.stringify({ productId }),
			headers: { "x-csrf-token": seen.csrf, "content-type": "application/json" },
		});
		expect(added.status).toBe(200);
		expect(((await added.json()) as Bag).basket.count).toBe(sameBag ? 2 : 1);
		// The shopper whose id was used has lost nothing.
		const own = (await (await shopper.fetch("/api/en-it/basket")).json()) as Bag;
		expect(own.basket.id).toBe(basket.id);
	},
);

test("ten simultaneous changes lead to a consistent sum", async () => {
	const { shopper, send, product } = await shopperWithBag();
	const other = product.data.sizes[4]?.productId;
	const responses = await Promise.all(
		Array.from({ length: 10 }, () => send({ productId: other, quantity: 1 })),
	);
	const added = responses.filter(({ status }) => status === 200).length;
	for (const { status } of responses) expect([200, 409, 503]).toContain(status);
	const { basket } = (await (await shopper.fetch("/api/en-it/basket")).json()) as Bag;
	expect(basket.count).toBe(1 + added);
	expect(added).toBeGreaterThan(0);
});

test("if its controller fails, the catalogue finds the product of an address, and its page is served", async () => {
	const path = (await rawRequest("/en-nl/VT10001-emerald.html")).headers.get("location") ?? "";
	const headers = { [FAULT]: "controllers:404" };
	const response = await rawRequest(path, { headers });
	expect([response.status, cacheOf(response.headers)]).toEqual([200, "miss"]);
	const page = await rawRequest(path);
	expect((await rawRequest(path, { headers })).text).toBe(page.text);
	// The controller alone redirects an address with another name to the product's own.
	expect((await rawRequest("/en-nl/other-VT10001-emerald.html", { headers })).status).toBe(404);
});

// proves platform-3
test("an unreadable response marks a page as missing for seconds, not for minutes", async () => {
	const seconds = async (headers: Record<string, string>) => {
		const response = await rawRequest("/en-it/no-such-product-VT99998-red.html", { headers });
		expect(response.status).toBe(404);
		return Number(/s-maxage=(\d+)/.exec(response.headers.get("cache-control") ?? "")?.[1]);
	};
	for (const way of ["malformed", "404", "410", "400"])
		expect(await seconds({ [FAULT]: `controllers:${way}` })).toBeLessThanOrEqual(10);
	expect(await seconds({})).toBe(300);
});
