import { expect, inject, test } from "vitest";
import { PASSWORD } from "../setup/customer.ts";
import { rawRequest } from "../setup/raw-request.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

const PUBLIC = /^public, max-age=0, s-maxage=\d+, must-revalidate$/;
const PRIVATE = "private, no-store";
const FAULT = "x-vetrina-fault";
let counter = 0;

type ListResponse = {
	page: {
		status: number;
		data: {
			tiles: { id: string }[];
			spans: { search?: { queryId: string; index: string; offset: number } }[];
		};
	};
};
const listAt = async (path: string, headers: Record<string, string> = {}): Promise<ListResponse["page"]> =>
	(JSON.parse((await rawRequest(`/_page${path}`, { headers })).text) as ListResponse).page;

const csrfOf = async (shopper: Shopper): Promise<string> =>
	((await (await shopper.fetch("/api/en-us/session")).json()) as { csrf: string }).csrf;

test("a shared list names its search, and nothing of a shopper", async () => {
	const { data } = await listAt("/en-us/women/dresses?page=2");
	expect(data.spans[0]?.search).toEqual({
		queryId: expect.stringMatching(/^[\w-]{16,64}$/),
		index: "vetrina-us__products__en",
		offset: 24,
	});
	const elsewhere = await listAt("/en-it/women/dresses");
	expect(elsewhere.data.spans[0]?.search).toBeUndefined();
});

// proves search-5
test("a phrase with a redirect is redirected for all shoppers", async () => {
	const response = await rawRequest("/en-us/search?q=gift");
	expect([response.status, response.headers.get("location")]).toEqual([
		301,
		expect.stringMatching(/^\/en-us\//),
	]);
});

test("suggestions and popular searches come from the service, and are missing without an error if it fails", async () => {
	const suggest = async (q: string, headers: Record<string, string> = {}) =>
		JSON.parse((await rawRequest(`/api/en-us/suggestions?q=${q}`, { headers })).text) as Record<
			string,
			unknown[]
		>;
	const suggestions = await suggest("dres");
	expect([suggestions.phrases?.length !== 0, suggestions.products?.length]).toEqual([true, 5]);
	expect((await suggest("")).popular).toHaveLength(3);
	const down = { [FAULT]: "hosted-search:503" };
	expect(await suggest("dres", down)).toMatchObject({ phrases: [], products: [] });
	expect((await suggest("", down)).popular).toEqual([]);
	// The other provider has no such field.
	const other = JSON.parse((await rawRequest("/api/en-it/suggestions?q=")).text) as { popular: unknown[] };
	expect(other.popular).toEqual([]);
});

async function signedIn(locale: string, groups: string[]): Promise<Shopper> {
	const email = `search${Date.now()}.${++counter}@vetrina.example`;
	const made = await fetch(`${inject("commerce")}/admin/customers`, {
		method: "POST",
		body: JSON.stringify({ email, password: PASSWORD, firstName: "Viola", lastName: "Conti", groups }),
		headers: { authorization: `Bearer ${inject("adminToken")}`, "content-type": "application/json" },
	});
	expect(made.status).toBe(201);
	const shopper = newShopper();
	const response = await shopper.fetch(`/api/${locale}/session`, {
		method: "POST",
		body: JSON.stringify({ email, password: PASSWORD }),
		headers: { "x-csrf-token": await csrfOf(shopper), "content-type": "application/json" },
	});
	expect(response.status).toBe(200);
	return shopper;
}

const idsOf = async (response: Response): Promise<string[]> =>
	((await response.json()) as ListResponse).page.data.tiles.map(({ id }) => id);

test.each(["en-us", "en-it"])(
	"%s: customers see their groups' favourites first, in private lists",
	async (locale) => {
		const path = `/_page/${locale}/women/dresses`;
		const vip = await (await signedIn(locale, ["VIP"])).fetch(path);
		const plain = await newShopper().fetch(path);
		expect([vip.headers.get("cache-control"), plain.headers.get("cache-control")]).toEqual([
			PRIVATE,
			expect.stringMatching(PUBLIC),
		]);
		const [theirs, everybodys] = [await idsOf(vip), await idsOf(plain)];
		expect(theirs).toHaveLength(everybodys.length);
		expect(theirs).not.toEqual(everybodys);
	},
);

test("a customer without groups sees the shared list", async () => {
	const anna = await signedIn("en-it", []);
	// The header has contents for some shoppers: the first response sets the cookie of the audience, and is private for it.
	await anna.fetch("/en-it/women/dresses");
	expect((await anna.fetch("/en-it/women/dresses")).headers.get("cache-control")).toMatch(PUBLIC);
	// The list is shown although the platform does not identify the shopper.
	const vip = await signedIn("en-it", ["VIP"]);
	const down = await vip.fetch("/en-it/women/dresses?page=2", { headers: { [FAULT]: "controllers:503" } });
	expect(down.status).toBe(200);
});

test.each(["en-us hosted-search", "en-it search"])(
	"%s: a customer whose own list fails sees the shared list",
	async (where) => {
		const [locale = "", api] = where.split(" ");
		const path = `/${locale}/women/dresses`;
		// The edge stores a page after its response; from then on it is the same page for all shoppers.
		await expect
			.poll(async () => (await rawRequest(path)).headers.get("server-timing"))
			.toMatch(/cache;desc="?hit/);
		const shared = await rawRequest(path);
		const vip = await signedIn(locale, ["VIP"]);
		const headers = { [FAULT]: `${api}:503` };
		const down = await vip.fetch(path, { headers });
		expect([down.status, await down.text()]).toEqual([200, shared.text]);
		const none = await vip.fetch(`/${locale}/search?q=${Date.now().toString(36)}`, { headers });
		expect([none.status, none.headers.get("cache-control")]).toEqual([503, PRIVATE]);
	},
);

// proves search-9
test("a customer's list is private, and does not change the shared list", async () => {
	const path = "/en-us/women/dresses";
	const shared = await rawRequest(path);
	expect(shared.headers.get("cache-control")).toMatch(PUBLIC);
	const shopper = await signedIn("en-us", []);
	for (const own of [path, "/en-us/search?q=silk", `/_page${path}`]) {
		const response = await shopper.fetch(own);
		expect([own, response.status, response.headers.get("cache-control")]).toEqual([own, 200, PRIVATE]);
	}
	// Other pages stay shared; so does the list for other shoppers.
	expect((await shopper.fetch("/en-us/about")).headers.get("cache-control")).toMatch(PUBLIC);
	const again = await rawRequest(path);
	expect(again.headers.get("server-timing")).toMatch(/cache;desc="?hit/);
	expect(again.text).not.toContain("userToken");
});

test("a cookie for a customer who does not exist changes nothing", async () => {
	const response = await rawRequest("/en-us/women/dresses", {
		headers: { cookie: "cc-nx_vetrina-us=forged; cc-at_vetrina-us=a.b.c" },
	});
	expect(response.status).toBe(200);
	const other = await rawRequest("/en-us/women/dresses");
	expect(other.headers.get("cache-control")).toMatch(PUBLIC);
	expect(other.headers.get("set-cookie")).toBeNull();
});

const heard = async (queryId: string): Promise<{ eventType: string }[]> => {
	const response = await fetch(`${inject("commerce")}/hosted-search/events?limit=100`, {
		headers: { authorization: `Bearer ${inject("adminToken")}` },
	});
	const { events } = (await response.json()) as { events: { eventType: string; queryID?: string }[] };
	return events.filter((event) => event.queryID === queryId);
};

// proves consent-6
test("with consent, clicks and wishlist additions after a search reach the service, without a wait", async () => {
	const { data } = await listAt("/en-us/search?q=dress");
	const search = data.spans[0]?.search;
	if (!search) throw new Error("The list names no search");
	const shopper = newShopper();
	// The service knows a browser by an alias of the id that the session gives it.
	await shopper.fetch("/api/en-us/session");
	const { queryId, index } = search;
	const what = { queryId, index, objectId: data.tiles[0]?.id };
	const send = (body: unknown, headers: Record<string, string> = {}) =>
		shopper.fetch("/api/en-us/search-events", {
			method: "POST",
			body: JSON.stringify(body),
			headers: { "content-type": "application/json", ...headers },
		});
	expect((await send({ type: "addToCart", ...what })).status).toBe(202);
	shopper.cookies.set("consent", "1.a");
	expect((await send({ type: "click", ...what, position: 1 })).status).toBe(202);
	expect((await send({ type: "addToCart", ...what })).status).toBe(202);
	await expect
		.poll(async () => (await heard(queryId)).map(({ eventType }) => eventType).toSorted())
		.toEqual(["click", "conversion"]);
	expect(
		(await send({ type: "click", ...what, position: 1 }, { [FAULT]: "hosted-search:timeout" })).status,
	).toBe(202);
	expect((await send({ type: "click", ...what }, {})).status).toBe(400);
	expect((await send({ type: "purchase", ...what })).status).toBe(400);
	expect((await send({ type: "addToCart", ...what, index: "../x" })).status).toBe(400);
	expect((await send({ type: "addToCart", ...what }, { origin: "https://evil.example" })).status).toBe(403);
});
