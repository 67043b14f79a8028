import { expect, inject, test } from "vitest";
import { rawRequest } from "./setup/raw-request.ts";
import { newShopper } from "./setup/shopper.ts";

const HTML = "text/html; charset=utf-8";
const JSON_PAGE = "application/json; charset=utf-8";
const PROBLEM = "application/problem+json";
const LONG = "a".repeat(10_240);
/** Requests contain this wherever text is allowed; responses must escape or omit it. */
const PAYLOAD = `"><img src=x onerror=alert(1)><!--`;
const escaped = encodeURIComponent(PAYLOAD);

const SECURITY = {
	"strict-transport-security": /max-age=\d{8}/,
	"x-content-type-options": /^nosniff$/,
	"referrer-policy": /./,
	"permissions-policy": /camera=\(\)/,
	"x-frame-options": /^DENY$/,
	"content-security-policy": /default-src '(self|none)'/,
	"x-request-id": /^[\w-]{8,}$/,
};

function expectSafe(result: { status: number; headers: Headers; text: string }): void {
	expect(result.status, result.text.slice(0, 300)).not.toBe(500);
	for (const [name, pattern] of Object.entries(SECURITY))
		expect(result.headers.get(name), name).toMatch(pattern);
	const policy = result.headers.get("content-security-policy") ?? "";
	expect(/script-src[^;]*'unsafe-inline'/.test(policy)).toBe(false);
	expect(result.text).not.toContain("<img src=x");
	expect(result.text).not.toContain(PAYLOAD);
	const location = result.headers.get("location");
	if (location !== null) {
		expect(location).toMatch(/^\/(?![/\\])/);
		expect(new URL(location, inject("storefront")).origin).toBe(inject("storefront"));
	}
}

const READS: readonly [path: string, status: number, type: string | null, location?: string][] = [
	["/xx-yy/", 404, HTML],
	["/en-zz/women", 404, HTML],
	["/de-sa/women", 404, HTML],
	["/s/nosuch/en-it/", 404, HTML],
	["/s/vetrina-me/en-it/women", 404, HTML],
	["/en-it/women?site=vetrina-me", 301, null, "/en-it/women"],
	["/EN-it/women", 301, null, "/en-it/women"],
	["/women", 301, null, "/en-it/women"],
	["/en-it/nosuch.html", 404, HTML],
	["/en-it/VT99999-red.html", 404, HTML],
	["/en-it/women/nosuch", 404, HTML],
	["/en-it/preferences", 404, HTML],
	["/.env", 404, HTML],
	["/wp-login.php", 404, HTML],
	["/sitemap-nosuch.xml", 404, HTML],
	["/dw/image/nosuch", 404, PROBLEM],
	["/en-it/women/dresses?page=9999", 302, null, "/en-it/women/dresses"],
	["/en-it/women/dresses?page=-1&page=%00", 301, null, "/en-it/women/dresses"],
	["/en-it/women/dresses?page=1e9", 301, null, "/en-it/women/dresses"],
	["/en-it/women/dresses?preferences=%7B%22c_color%22%3A%7B%22__proto__%22%3A%5B%5D%7D%7D", 200, HTML],
	["/en-it/women/dresses?preferences[__proto__]=constructor&preferences[]=x&preferences=%00", 200, HTML],
	[`/en-it/women/dresses?preferences=${escaped}&preferences[c_color]=${escaped}`, 200, HTML],
	["/en-it/women/dresses?srule=nosuch", 200, HTML],
	["/en-it/women/dresses?prefn1=&prefv1=", 200, HTML],
	["/en-it/women/dresses?prefn1=c_color", 200, HTML],
	["/en-it/women/dresses?prefv1=red&prefn3=c_color", 200, HTML],
	["/en-it/women/dresses?prefn1=c_color&prefv1=%00%7C%7C", 200, HTML],
	["/en-it/women/dresses?prefn1=cgid&prefv1=men", 301, null, "/en-it/men"],
	["/en-it/women/dresses?prefn1=price&prefv1=(x..y)", 200, HTML],
	["/en-it/women/dresses?prefn1=__proto__&prefv1=constructor", 200, HTML],
	[`/en-it/women/dresses?prefn1=c_color&prefv1=${escaped}`, 200, HTML],
	["/en-it/women/dresses?page=2&page=3&prefn1=a&prefn1=b", 200, HTML],
	["/en-it/search?q=a&q=b&page=2&page=3", 200, HTML],
	["/en-it/women/dresses?prefn1=price&prefv1=(0..100)|(100..200)", 200, HTML],
	["/en-it/women/dresses?prefn1=c_color&prefv1=all|black", 200, HTML],
	["/en-it/women/dresses?tabId=nosuch&cgid=men", 301, null, "/en-it/men"],
	["/en-it/women/dresses?tabId=nosuch&cgid=nosuch", 200, HTML],
	[
		`/en-it/women/dresses?prefn1=c_color&prefv1=${Array.from({ length: 1000 }, (_, n) => n).join("|")}`,
		200,
		HTML,
	],
	[
		`/en-it/women/dresses?${Array.from({ length: 200 }, (_, n) => `prefn${n}=c_a${n}&prefv${n}=x`).join("&")}`,
		200,
		HTML,
	],
	[`/en-it/women/knitwear?srule=${escaped}&tabId=${escaped}`, 200, HTML],
	[`/en-it/beauty?srule=&prefn1=${escaped}`, 200, HTML],
	["/en-it/beauty?page=9999", 302, null, "/en-it/beauty?srule=best-matches"],
	["/en-it/search-no-result", 200, HTML],
	[`/en-it/search-no-result?q=${escaped}&tabId=nosuch`, 200, HTML],
	["/en-it/search?tabId=women", 200, HTML],
	["/en-it/search?q=silk&tabId=nosuch", 200, HTML],
	["/en-it/search?q=silk&tabId=__proto__", 200, HTML],
	["/en-it/search?q=silk&prefn1=cgid&prefv1=nosuch|men", 200, HTML],
	["/en-it/search?cgid=nosuch&q=dress", 200, HTML],
	["/en-it/search?cgid=women", 301, null, "/en-it/women"],
	[`/en-it/search?q=${escaped}`, 200, HTML],
	[`/en-it/search?q=${"a".repeat(300)}`, 200, HTML],
	["/en-it/search?q=%00", 200, HTML],
	["/en-it/search?q=%ff%fe", 200, HTML],
	["/en-it/search?q=%", 200, HTML],
	["/en-it/search?q=%22%20OR%20NEAR(%20*%20AND%20NOT%20)%20-", 200, HTML],
	["/en-it/search?q=%27%3B%20DROP%20TABLE%20products%3B--", 200, HTML],
	["/en-us/women/dresses?page=9999", 302, null, "/en-us/women/dresses"],
	["/en-us/women/dresses?srule=../../nosuch", 200, HTML],
	["/en-us/women/dresses?prefn1=price&prefv1=(x..y)", 200, HTML],
	["/en-us/women/dresses?prefn1=__proto__&prefv1=constructor", 200, HTML],
	["/en-us/women/dresses?prefn1=c_color&prefv1=__proto__%7Cconstructor%7CtoString", 200, HTML],
	["/en-us/women/dresses?prefn1=c_color&prefv1=-red%7Ca:b%7CNOT", 200, HTML],
	[`/en-us/women/dresses?prefn1=c_color&prefv1=${escaped}`, 200, HTML],
	[`/en-us/search?q=${escaped}`, 200, HTML],
	["/en-us/search?q=%00", 200, HTML],
	["/en-us/search?q=%27%3B%20DROP%20TABLE%20products%3B--", 200, HTML],
	["/en-us/search?cgid=nosuch&q=dress", 200, HTML],
	[`/en-it/search?q=${LONG}`, 414, HTML],
	[`/en-it/${LONG}`, 414, HTML],
	["/en-it/%00", 400, HTML],
	["/en-it/%ff%fe", 400, HTML],
	["/en-it/%zz", 400, HTML],
	[`/en-it/${escaped}`, 301, null, "/en-it/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E%3C!--"],
	["/en-it/../../etc/passwd", 301, null, "/en-it/etc/passwd"],
	["//evil.example", 400, HTML],
	["//evil.example/en-it/women", 400, HTML],
	["/\\evil.example", 400, HTML],
	["/%2F%2Fevil.example", 400, HTML],
	["/%5Cevil.example/", 400, HTML],
	["/en-it//evil.example", 400, HTML],
	["/EN-IT//evil.example", 400, HTML],
	["/en-it/%2F%2Fevil.example", 400, HTML],
	["/default//evil.example", 400, HTML],
	["/s/vetrina-eu//evil.example", 400, HTML],
	["/women?next=//evil.example", 301, null, "/en-it/women?next=//evil.example"],
	["/on/demandware.store/Sites-vetrina-eu-Site/en_IT/Cart-Show", 301, null, "/s/vetrina-eu/en-it/cart"],
	["/on/demandware.store/Sites-nosuch-Site/en_IT/Cart-Show", 301, null, "/s/nosuch/en-it/cart"],
	[`/en-it/cart?error=${escaped}&notice=${escaped}`, 200, HTML],
	["/_page/xx-yy/", 404, JSON_PAGE],
	["/_page/en-it/nosuch.html", 404, JSON_PAGE],
	["/_page//evil.example", 400, HTML],
	[`/_page/en-it/search?q=${escaped.replaceAll("%3C", "")}`, 200, JSON_PAGE],
	["/api", 404, PROBLEM],
	["/api/xx-yy/session", 404, PROBLEM],
	["/api/en-it/nosuch", 404, PROBLEM],
	["/api//evil.example", 400, HTML],
];

// proves platform-6
test.each(READS)("GET %s", async (path, status, type, location) => {
	const response = await rawRequest(path);
	expectSafe(response);
	expect({
		status: response.status,
		type: response.headers.get("content-type"),
		location: response.headers.get("location"),
	}).toEqual({
		status,
		type,
		location: location ?? null,
	});
	if (type === HTML && status !== 200) expect(response.text).toMatch(/<h1[^>]*>[^<]{5,}/);
	if (type === PROBLEM)
		expect(JSON.parse(response.text)).toMatchObject({
			status,
			title: expect.any(String),
			detail: expect.stringMatching(/\.$/),
		});
});

const MALFORMED = {
	markup: escaped,
	"markup, encoded twice": encodeURIComponent(escaped),
	"what is no text": "%00%ED%A0%80%E0%A4%A",
	"another header": "a%0d%0aSet-Cookie:%20x=1",
	"a prototype": "__proto__",
	"a negative number": "-1",
	"a huge number": "9".repeat(30),
	"too much": encodeURIComponent("é".repeat(40)),
};
const PARAMETERS = [
	...["q", "q", "q[]", "page", "srule", "tabId", "cgid", "prefn1", "prefv1", "prefn1", "preferences"],
	...[
		"site",
		"error",
		"notice",
		"wishlistProductId",
		"productId",
		"pageType",
		"customizationPliID",
		"utm_source",
	],
	...["ids", "type", "product", "masterId", "videoId", "pkey", "width", "sw", "strip", "next", "id"],
];
const ASKED = [
	...["/", "/en-it/", "/en-it/beauty", "/en-it/women/knitwear", "/en-us/women/knitwear", "/en-it/search"],
	...["/en-us/search", "/en-it/search-no-result", "/en-it/cart", "/en-it/wishlist", "/en-it/login"],
	...[
		"/en-it/newsletter",
		"/en-it/notify-me",
		"/en-it/product-restrictions",
		"/en-it/size-guide",
		"/en-it/announcement",
	],
	...["/en-it/brands", "/en-it/sitemap", "/en-it/about", "/en-it/journal", "/en-it/nosuch"],
	...["/en-it/VT10037-black.html", "/en-it/VT10038-all.html", "/api/en-it/session", "/api/en-it/basket"],
	...["/api/en-it/suggestions", "/api/en-us/suggestions", "/api/en-it/recommendations", "/api/en-it/nosuch"],
	...["/dw/image/x", "/proxy/video/film", "/robots.txt"],
];

test.each(Object.entries(MALFORMED))(
	"every parameter with %s gets a safe response, and no server error",
	async (_, text) => {
		const query = PARAMETERS.map((name) => `${name}=${text}`).join("&");
		for (const path of ASKED) {
			// An unknown site has no pages, so the other parameters are requested without it.
			for (const address of [`${path}?${query}`, `${path}?${query.replace(`site=${text}&`, "")}`]) {
				const response = await rawRequest(address);
				expectSafe(response);
				expect(response.status, path).toBeLessThan(500);
				expect(response.headers.get("set-cookie") ?? "", path).not.toContain("x=1");
			}
		}
	},
);

test("every page, also the not-found page, names its locale and direction", async () => {
	const response = await rawRequest("/ar-sa/nosuch.html");
	expect(response.status).toBe(404);
	expect(response.text).toContain('lang="ar-SA" dir="rtl"');
});

// proves cache-3
test.each([
	"/en-it/nosuch.html",
	"/_page/en-it/nosuch.html",
	"/en-zz/women",
	"/_page/en-zz/women",
	"/nosuch.php",
])("%s leads nowhere, for five minutes", async (path) => {
	for (const _ of ["rendered", "from the page cache"]) {
		const { status, headers } = await rawRequest(path);
		expect(status).toBe(404);
		expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=300, must-revalidate");
		expect(headers.get("age")).toBe("0");
	}
});

test.each(["PUT", "OPTIONS", "TRACE", "PROPFIND"])("pages refuse the method %s", async (method) => {
	const response = await rawRequest("/en-it/", { method }).catch((error: Error) => error);
	// Some methods never get past the server itself.
	if (response instanceof Error)
		return expect(response.message).toMatch(/socket hang up|ECONNRESET|Parse Error/);
	expect([400, 405, 501]).toContain(response.status);
});

const own = (): Record<string, string> => ({ origin: inject("storefront"), "sec-fetch-site": "same-origin" });
const FORM = { "content-type": "application/x-www-form-urlencoded" };

const WRITES: readonly [
	what: string,
	path: string,
	init: () => { method?: string; headers?: Record<string, string>; body?: string },
	status: number,
	location?: string,
][] = [
	["a page", "/en-it/women", () => ({ headers: { ...own(), ...FORM }, body: "a=b" }), 405],
	["the door", "/", () => ({ headers: { ...own(), ...FORM }, body: "a=b" }), 405],
	["an unknown locale", "/xx-yy/cart", () => ({ headers: { ...own(), ...FORM }, body: "intent=add" }), 405],
	[
		"a form from elsewhere",
		"/en-it/cart",
		() => ({
			headers: { origin: "https://evil.example", ...FORM },
			body: "intent=add&productId=800000000002",
		}),
		403,
	],
	[
		"a form from nowhere",
		"/en-it/cart",
		() => ({ headers: FORM, body: "intent=add&productId=800000000002" }),
		403,
	],
	[
		"a form from another site of ours",
		"/en-it/cart",
		() => ({ headers: { ...own(), "sec-fetch-site": "same-site", ...FORM }, body: "intent=add" }),
		403,
	],
	[
		"JSON in place of a form",
		"/en-it/cart",
		() => ({ headers: { ...own(), "content-type": "application/json" }, body: "{}" }),
		400,
	],
	[
		"a broken multipart form",
		"/en-it/cart",
		() => ({ headers: { ...own(), "content-type": "multipart/form-data; boundary=x" }, body: "--y" }),
		400,
	],
	[
		"a form without an end",
		"/en-it/cart",
		() => ({ headers: { ...own(), ...FORM }, body: `intent=${LONG}${LONG}` }),
		413,
	],
	[
		"a form without a size",
		"/en-it/cart",
		() => ({ headers: { ...own(), ...FORM }, body: "intent=add&productId=" }),
		303,
		"/en-it/cart?error=chooseSize",
	],
	[
		"an unknown product",
		"/en-it/cart",
		() => ({ headers: { ...own(), ...FORM }, body: "intent=add&productId=nosuch" }),
		303,
		"/en-it/cart?error=unknownProduct",
	],
	[
		"an unknown product for the wishlist",
		"/en-it/cart",
		() => ({ headers: { ...own(), ...FORM }, body: `intent=${escaped}` }),
		303,
		"/en-it/cart?error=invalid",
	],
	[
		"an unknown item",
		"/en-it/cart",
		() => ({ headers: { ...own(), ...FORM }, body: "intent=remove&itemId=nosuch" }),
		303,
		"/en-it/cart?error=itemGone",
	],
	[
		"an invalid quantity",
		"/en-it/cart",
		() => ({ headers: { ...own(), ...FORM }, body: "intent=add&productId=800000000002&quantity=-5" }),
		303,
		"/en-it/cart?error=invalid",
	],
	[
		"a country where nothing is sold",
		"/en-it/preferences",
		() => ({ headers: { ...own(), ...FORM }, body: "country=AQ&path=/en-it/women" }),
		303,
		"/en-it/women",
	],
	[
		"an unknown language",
		"/en-it/preferences",
		() => ({ headers: { ...own(), ...FORM }, body: "country=SA&language=xx&path=/en-it/women" }),
		303,
		"/en-it/women",
	],
	[
		"a way out by the country",
		"/en-it/preferences",
		() => ({ headers: { ...own(), ...FORM }, body: "country=SA&path=//evil.example" }),
		303,
		"/en-sa/",
	],
	[
		"a way out by a path with a scheme",
		"/en-it/preferences",
		() => ({ headers: { ...own(), ...FORM }, body: "country=SA&path=https://evil.example/en-it/" }),
		303,
		"/en-sa/",
	],
	[
		"a way out by backslashes",
		"/en-it/preferences",
		() => ({ headers: { ...own(), ...FORM }, body: "country=SA&path=/en-it/\\evil.example" }),
		303,
		"/en-sa/",
	],
	[
		"a way out by dots",
		"/en-it/preferences",
		() => ({ headers: { ...own(), ...FORM }, body: "country=SA&path=/en-it/..//evil.example" }),
		303,
		"/en-sa/",
	],
	[
		"a way out behind the locale",
		"/en-it/preferences",
		() => ({ headers: { ...own(), ...FORM }, body: "country=SA&path=/en-it//evil.example" }),
		303,
		"/en-sa/",
	],
	[
		"the API without a token",
		"/api/en-it/basket/items",
		() => ({ headers: { ...own(), "content-type": "application/json" }, body: "{}" }),
		403,
	],
	[
		"the API with a forged token",
		"/api/en-it/basket/items",
		() => ({
			headers: { ...own(), "x-csrf-token": "x".repeat(43), cookie: `browser_id=${"x".repeat(22)}` },
			body: "{}",
		}),
		403,
	],
	[
		"ops without a token",
		"/ops/cache/purge",
		() => ({ headers: { accept: "*/*" }, body: '{"site":"vetrina-eu"}' }),
		401,
	],
	["a log entry", "/log", () => ({ headers: own(), body: '{"level":"error","title":"It broke"}' }), 204],
	["a log entry from elsewhere", "/log", () => ({ body: '{"level":"error","title":"It broke"}' }), 403],
	["an invalid log entry", "/log", () => ({ headers: own(), body: '{"level":"loud","title":""}' }), 400],
	["a log entry that is no JSON", "/log", () => ({ headers: own(), body: "{" }), 400],
	[
		"a log entry without an end",
		"/log",
		() => ({ headers: own(), body: JSON.stringify({ level: "error", title: "t", stackTrace: LONG + LONG }) }),
		413,
	],
	[
		"ops with a wrong token",
		"/ops/cache/purge",
		() => ({ headers: { accept: "*/*", authorization: "Bearer wrong" }, body: '{"site":"vetrina-eu"}' }),
		401,
	],
];

test.each(WRITES)("POST of %s", async (_what, path, init, status, location) => {
	const response = await rawRequest(path, { method: "POST", ...init() });
	expectSafe(response);
	expect({ status: response.status, location: response.headers.get("location") }).toEqual({
		status,
		location: location ?? null,
	});
	if (status >= 400) expect(response.text).toMatch(/<h1>|"detail":"[^"]{5,}"/);
	expect(response.headers.get("cache-control")).toMatch(/no-store/);
});

const BODIES: readonly [what: string, body: string, status: number][] = [
	["broken JSON", "{", 400],
	["nothing", "", 400],
	["a list", "[]", 400],
	["null", "null", 400],
	["a number for an id", '{"productId":5}', 400],
	["a path for an id", '{"productId":"../../x"}', 404],
	["a fraction", '{"productId":"800000000002","quantity":1.5}', 400],
	["too many", '{"productId":"800000000002","quantity":100}', 400],
	["fewer than none", '{"productId":"800000000002","quantity":-1}', 400],
	["more than there is", '{"productId":"800000000002","quantity":99}', 409],
	["an unknown product", '{"productId":"nosuch","quantity":1}', 404],
	["a product that comes in sizes", '{"productId":"VT10001-emerald"}', 400],
];

test("the shopper API refuses bad bodies, and the basket stays as it was", async () => {
	const shopper = newShopper();
	const { csrf } = (await (await shopper.fetch("/api/en-it/session")).json()) as { csrf: string };
	const send = (body: string, path = "/api/en-it/basket/items", method = "POST") =>
		shopper.fetch(path, {
			method,
			body,
			headers: { "x-csrf-token": csrf, "content-type": "application/json" },
		});
	expect((await send('{"productId":"800000000002","quantity":2}')).status).toBe(200);
	const basket = async () =>
		(
			(await (await shopper.fetch("/api/en-it/basket")).json()) as {
				basket: { count: number; items: { itemId: string }[] };
			}
		).basket;
	const before = await basket();
	expect(before.count).toBe(2);
	for (const [what, body, status] of BODIES) {
		const response = await send(body);
		expect({ what, status: response.status }).toEqual({ what, status });
		expect(await response.json()).toMatchObject({ ok: false, error: expect.any(String) });
	}
	const item = `/api/en-it/basket/items/${before.items[0]?.itemId}`;
	for (const body of ["{", '{"quantity":"2"}', '{"quantity":-1}', '{"quantity":100}', "{}"])
		expect((await send(body, item, "PATCH")).status).toBe(400);
	expect((await send('{"quantity":1}', "/api/en-it/basket/items/nosuch", "PATCH")).status).toBe(404);
	expect((await send("", "/api/en-it/basket/items/nosuch", "DELETE")).status).toBe(404);
	expect((await send("", `/api/en-it/basket/items/${encodeURIComponent("../x")}`, "DELETE")).status).toBe(
		400,
	);
	expect(await basket()).toEqual(before);
});
