import { beforeAll, describe, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { importLines } from "../../testing/import-under-test.ts";
import { smallCatalogue } from "../../testing/small-catalogue.ts";

const set = {
	kind: "set",
	id: "VS1",
	brand: "Corte",
	name: { en: "Evening ensemble" },
	categories: ["women-dresses"],
	primaryCategory: "women-dresses",
	products: ["VT100", "VT104"],
};

type Recs = {
	recs: Record<string, string>[];
	recoUUID: string;
	recommenderName: string;
	displayMessage: string;
};

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	guest = await loginGuest(commerce);
	expect((await importLines(commerce, [...smallCatalogue, set], { replace: true })).status).toBe(200);
});

const SITE = "vtra-vetrina-eu";
const client = { "x-cq-client-id": "vetrina-recommendations" };
const send = (path: string, body?: unknown, headers: Record<string, string> = client) =>
	commerce.fetch(`/v3${path}`, {
		headers: { "content-type": "application/json", ...headers },
		...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
	});
const recsOf = async (recommender: string, body: unknown): Promise<Recs> => {
	const response = await send(`/personalization/recs/${SITE}/${recommender}`, body);
	expect(response.status, await response.clone().text()).toBe(200);
	return (await response.json()) as Recs;
};
const idsOf = async (recommender: string, body: unknown): Promise<string[]> =>
	(await recsOf(recommender, body)).recs.map(({ id }) => id ?? "");
const mastersOf = (ids: string[]): string[] => ids.map((id) => id.split("-")[0] ?? "");
const tell = (activity: string, body: object, cookieId?: string) =>
	send(`/activities/${SITE}/${activity}`, {
		...body,
		realm: "vtra",
		instanceType: "sbx",
		...(cookieId ? { cookieId } : {}),
	});
const view = (id: string, cookieId?: string) =>
	tell("viewProduct", { product: { id, sku: "", altId: "", altIdType: "" } }, cookieId);
const redDress = { products: [{ id: "VT100", sku: "VT100-red", altId: "", altIdType: "" }] };

describe("you may also like", () => {
	// proves cloud-11
	test("lists similar products first, one colour each, without the product itself", async () => {
		const { recs, recoUUID, ...rest } = await recsOf("pdp-similar-items", redDress);
		expect(recs[0]).toEqual({
			id: "VT101-red",
			product_name: "Knit Wool dress",
			product_url: "/knit-wool-dress-VT101-red.html",
			image_url: expect.stringContaining("/dw/image/"),
		});
		expect(recoUUID).toMatch(/^[\w-]{36}$/);
		expect(rest).toEqual({ recommenderName: "pdp-similar-items", displayMessage: "You may also like" });
		const masters = mastersOf(recs.map(({ id }) => id ?? ""));
		expect(masters).not.toContain("VT100");
		expect(new Set(masters).size).toBe(masters.length);
	});

	test("lists products that cannot be ordered last", async () => {
		const ids = await idsOf("pdp-similar-items", { products: [{ id: "VT102-black" }] });
		// VT105 is a coat too, but has no price.
		expect(mastersOf(ids).at(-1)).toBe("VT105");
	});

	test("any form of an id names the product; an unknown one has no recommendations", async () => {
		const byVariant = await idsOf("pdp-similar-items", { products: [{ id: "1000" }] });
		expect(byVariant).toEqual(await idsOf("pdp-similar-items", { products: [{ id: "VT100" }] }));
		expect(await idsOf("pdp-similar-items", { products: [{ id: "no-such" }] })).toEqual([]);
		const unknownYet = { sku: "", altId: "", altIdType: "" };
		expect(await idsOf("pdp-similar-items", { products: [unknownYet, { id: "1000" }] })).toEqual(byVariant);
		expect(await idsOf("pdp-similar-items", {})).toEqual([]);
	});

	// proves cloud-11
	test("ranks products higher that the same shoppers viewed", async () => {
		expect(mastersOf(await idsOf("pdp-similar-items", { products: [{ id: "VT900" }] }))).toEqual([]);
		for (const shopper of ["a", "b"]) {
			await view("VT900", shopper);
			await view("VT104", shopper);
		}
		expect(mastersOf(await idsOf("pdp-similar-items", { products: [{ id: "VT900" }] }))).toEqual(["VT104"]);
	});

	test("a view without a visitor makes no pair", async () => {
		await view("VT900");
		await view("VT101");
		expect(mastersOf(await idsOf("pdp-similar-items", { products: [{ id: "VT900" }] }))).toEqual(["VT104"]);
	});
});

describe("complete the set", () => {
	test("members of the same set come first, then categories that go with it", async () => {
		const masters = mastersOf(await idsOf("complete-the-set", redDress));
		// This catalogue defines no outfits: coats and dresses are sibling categories.
		expect(masters).toEqual(["VT104", "VT102", "VT105"]);
	});
});

test("the most popular are those that were put into bags", async () => {
	await tell("addToCart", { products: [{ id: "1200", price: 900, quantity: 1 }] });
	await tell("addToCart", { products: [{ id: "1200" }] });
	expect(mastersOf(await idsOf("products-in-all-categories", {}))[0]).toBe("VT102");
});

test("a browser gets back what it has looked at, the product of the page apart", async () => {
	await view("VT100", "browser");
	await view("VT104-black", "browser");
	const ids = await idsOf("viewed-recently-einstein", { cookieId: "browser", products: [{ id: "VT100" }] });
	expect(mastersOf(ids)).toEqual(["VT104"]);
});

test("a zone responds like the recommender assigned to it", async () => {
	const response = await send(`/personalization/${SITE}/zones/pdp-complete/recs`, redDress);
	expect(await response.json()).toMatchObject({ recommenderName: "complete-the-set" });
});

test("the recommenders are listed", async () => {
	const body = await (await send(`/personalization/recommenders/${SITE}`)).json();
	expect(body).toMatchObject({
		recommenders: expect.arrayContaining([{ name: "complete-the-set", description: "Complete the set" }]),
	});
});

test("counts shown and clicked recommendations", async () => {
	const { recoUUID } = await recsOf("pdp-similar-items", redDress);
	const seen = { recommenderName: "pdp-similar-items", __recoUUID: recoUUID };
	await tell("viewReco", { ...seen, products: [{ id: "VT101-red" }] }, "c");
	await tell("clickReco", { ...seen, product: { id: "VT101-red" } }, "c");
	const { results } = await commerce.env.DB.prepare(
		"SELECT activity, count FROM recommender_activity WHERE recommender = 'pdp-similar-items' ORDER BY activity",
	).all();
	expect(results).toEqual([
		{ activity: "clickReco", count: 1 },
		{ activity: "viewReco", count: 1 },
	]);
});

describe("one shopper's recommendations", () => {
	const personal = (recommender: string, cookieId?: string, body: object = {}) =>
		idsOf(recommender, { ...body, ...(cookieId && { cookieId }) });

	// proves cloud-11
	test("put first what is to the shopper's taste, and leave out what they have just seen", async () => {
		const shared = await personal("products-in-all-categories");
		await view("VT104", "coats");
		await tell("clickCategory", { category: { id: "women-dresses" }, product: { id: "VT101" } }, "dresses");
		const [coats, dresses] = await Promise.all([
			personal("products-in-all-categories", "coats"),
			personal("products-in-all-categories", "dresses"),
		]);
		expect(mastersOf(coats)).not.toContain("VT104");
		expect(mastersOf(dresses)[0]).toMatch(/^VT10[01]$/);
		expect(coats).not.toEqual(dresses);
		expect(await personal("products-in-all-categories")).toEqual(shared);
		expect(await personal("products-in-all-categories", "unknown-browser")).toEqual(shared);
	});

	// proves cloud-11
	test.each<[string, object]>([
		["viewSearch", { searchText: "dress", products: [{ id: "VT100" }, { id: "VT101" }] }],
		["clickSearch", { searchText: "dress", product: { id: "VT101" } }],
		["viewCategory", { category: { id: "women-dresses" }, products: [{ id: "VT101" }] }],
		["clickCategory", { category: { id: "women-dresses" }, product: { id: "VT101" } }],
		["clickReco", { recommenderName: "pdp-similar-items", __recoUUID: "u", product: { id: "VT101" } }],
		["addToCart", { products: [{ id: "VT101", price: 90, quantity: 1 }] }],
	])("are learnt from %s", async (activity, body) => {
		await tell(activity, body, `by-${activity}`);
		const [first] = mastersOf(await personal("products-in-all-categories", `by-${activity}`));
		expect(first).toMatch(/^VT10[01]$/);
	});

	test("are those of all shoppers after views of pages and steps of a checkout", async () => {
		const shared = await personal("products-in-all-categories");
		await tell("viewPage", { currentLocation: "/en-it/" }, "reader");
		await tell(
			"beginCheckout",
			{ products: [{ id: "VT100", price: 90, quantity: 2 }], amount: 180 },
			"reader",
		);
		await tell("checkoutStep", { stepName: "delivery", stepNumber: 2, basketId: "b" }, "reader");
		expect(await personal("products-in-all-categories", "reader")).toEqual(shared);
	});
});

test("administrators read the activities of a browser as they were taken", async () => {
	const body = { products: [{ id: "VT100", sku: "1000", price: 90.5, quantity: 2 }] };
	await tell("addToCart", body, "reader-of-logs");
	const read = (headers: Record<string, string>) =>
		commerce.fetch("/admin/recommendations/activities?cookieId=reader-of-logs", { headers });
	expect((await read({})).status).toBe(401);
	expect(await (await read({ authorization: "Bearer test-admin" })).json()).toEqual({
		activities: [
			{
				siteId: "vetrina-eu",
				activity: "addToCart",
				body: { ...body, realm: "vtra", instanceType: "sbx", cookieId: "reader-of-logs" },
			},
		],
	});
});

const line = { id: "VT100", quantity: 1 };
test.each<[string, object]>([
	["viewProduct", {}],
	["viewSearch", { products: [] }],
	["viewSearch", { searchText: "", products: [] }],
	["clickSearch", { searchText: "dress" }],
	["viewCategory", { products: [] }],
	["clickCategory", { category: {}, product: { id: "VT100" } }],
	["viewReco", { __recoUUID: "u", products: [] }],
	["clickReco", { recommenderName: "r", product: { id: "VT100" } }],
	["viewPage", {}],
	["beginCheckout", { products: [{ ...line, price: "90" }] }],
	["checkoutStep", { stepName: "delivery" }],
	["addToCart", { products: [] }],
	["addToCart", { products: [{ ...line, quantity: 0 }] }],
	["addToCart", { products: [line], instanceType: "live" }],
])("an activity that says too little is refused: %s %j", async (activity, body) => {
	const response = await send(`/activities/${SITE}/${activity}`, {
		realm: "vtra",
		instanceType: "prd",
		...body,
	});
	expect(response.status).toBe(400);
});

test.each([
	["/personalization/recs/vtra-vetrina-eu/complete-the-set", {}, {}, 401],
	["/personalization/recs/vtra-vetrina-eu/complete-the-set", {}, { "x-cq-client-id": "other" }, 401],
	["/personalization/recs/vtra-nowhere/complete-the-set", {}, client, 404],
	["/personalization/recs/vtra-vetrina-eu/no-such", {}, client, 404],
	["/personalization/recs/vtra-vetrina-eu/toString", {}, client, 404],
	["/personalization/vtra-vetrina-eu/zones/no-such/recs", {}, client, 404],
	["/activities/vtra-vetrina-eu/no-such", {}, client, 404],
	["/activities/vtra-vetrina-eu/viewProduct", { product: "VT100" }, client, 400],
	["/activities/vtra-vetrina-eu/viewProduct", { product: { id: "VT100" } }, client, 400],
	["/activities/vtra-vetrina-eu/viewProduct", { product: { id: "VT100" }, realm: "zzzz" }, client, 400],
	["/personalization/recs/vtra-vetrina-eu/complete-the-set", [], client, 400],
])("refused: %s %j", async (path, body, headers, status) => {
	expect((await send(path, body, headers)).status).toBe(status);
});

test("the service fails on demand, alone", async () => {
	const headers = { ...client, "x-vetrina-fault": "recommendations:503" };
	const body = redDress;
	expect((await send(`/personalization/recs/${SITE}/complete-the-set`, body, headers)).status).toBe(503);
});

test("the platform recommends by itself too, with the types of its own", async () => {
	const path = `/product/shopper-products/v1/organizations/${ORGANIZATION}/products`;
	const read = async (query: string) =>
		(await (await guest.fetch(`${path}/VT100-red?locale=en&currency=EUR${query}`)).json()) as {
			recommendations?: { recommendedItemId: string; recommendationType: { value: number } }[];
		};
	const { recommendations = [] } = await read("");
	const ofType = (value: number) =>
		recommendations
			.filter(({ recommendationType }) => recommendationType.value === value)
			.map(({ recommendedItemId }) => recommendedItemId);
	expect(mastersOf(ofType(1))).toEqual(["VT104", "VT102", "VT105"]);
	expect(ofType(2)[0]).toBe("VT101-red");
	expect(await read("&expand=prices")).not.toHaveProperty("recommendations");
});
