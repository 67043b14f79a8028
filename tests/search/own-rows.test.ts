import { expect, inject, test } from "vitest";
import type { PlacedResponse, RecommendationsResponse } from "../../shared/contracts/shopper-api.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

const API = "/api/en-it/recommendations";
const SHARED = "?type=you-may-also-like";

const agreeing = (choice: string, headers: Record<string, string> = {}): Shopper => {
	const shopper = newShopper(headers);
	if (choice) shopper.cookies.set("consent", choice);
	return shopper;
};
const ask = async <T extends RecommendationsResponse | PlacedResponse>(shopper: Shopper, path: string) => {
	const response = await shopper.fetch(API + path);
	const body = (await response.json()) as T;
	return {
		cacheControl: response.headers.get("cache-control"),
		ids: body.tiles.map(({ id }) => id),
		details: body.details,
	};
};

/** Tells the service as another client of it would, so that it knows what the browser likes. */
const like = (cookieId: string, productId: string) =>
	fetch(new URL("/v3/activities/vtra-vetrina-eu/viewProduct", inject("commerce")), {
		method: "POST",
		headers: { "x-cq-client-id": "vetrina-recommendations", "content-type": "application/json" },
		body: JSON.stringify({ product: { id: productId }, cookieId, realm: "vtra", instanceType: "prd" }),
	});

// proves search-18
test("a shopper with consent gets rows of their own, which no cache may keep", async () => {
	const shopper = agreeing("1.p");
	const first = await ask(shopper, `/own${SHARED}`);
	const cookieId = shopper.cookies.get("recommendations_id") ?? "";
	expect(cookieId).toMatch(/^[\w-]{22}$/);
	const shared = await ask(newShopper(), SHARED);
	expect(first.ids).toEqual(shared.ids);
	expect((await like(cookieId, "VT10003-ivory")).status).toBe(200);
	await expect.poll(async () => (await ask(shopper, `/own${SHARED}`)).ids).not.toEqual(shared.ids);
	const own = await ask(shopper, `/own${SHARED}`);
	expect([own.cacheControl, shared.cacheControl]).toEqual(["private, no-store", "public, max-age=60"]);
	expect(own.ids).not.toContain("VT10003-ivory");
	expect(own.details?.recoId).not.toBe(shared.details?.recoId);
	expect((await ask(shopper, SHARED)).ids).toEqual(shared.ids);
	const [one, other] = await Promise.all(["1.p", "1.p"].map((it) => ask(agreeing(it), `/own${SHARED}`)));
	expect(one?.ids).toEqual(other?.ids);
	expect(one?.ids).not.toEqual(own.ids);
});

// proves search-18
test.each<[string, string, Record<string, string>]>([
	["no choice", "", {}],
	["a refusal", "1.", {}],
	["consent to something else", "1.am", {}],
	["an objection of the browser", "1.apm", { "sec-gpc": "1" }],
])("with %s there is nothing of the shopper's own, and no id", async (_, choice, headers) => {
	const shopper = agreeing(choice, headers);
	for (const path of [`/own${SHARED}`, "/own/placed?zone=home"]) {
		const { ids, cacheControl } = await ask(shopper, path);
		expect([ids, cacheControl]).toEqual([[], "private, no-store"]);
	}
	expect([...shopper.cookies.keys()].filter((name) => name !== "consent")).toEqual([]);
});

// proves search-18
test.each(["recommendations:503", "recommendations:malformed", "recommendations:cut"])(
	"a service that fails (%s) answers with no row, and is not stored",
	async (fault) => {
		const shopper = agreeing("1.p", { "x-vetrina-fault": fault });
		const { ids, cacheControl } = await ask(shopper, `/own${SHARED}`);
		expect([ids, cacheControl]).toEqual([[], "private, no-store"]);
	},
);

// proves search-19
test("a page with a zone is the same for everyone, and the zone's row is there for each shopper", async () => {
	const read = async (shopper: Shopper) => {
		const response = await shopper.fetch("/en-it/window");
		return { cacheControl: response.headers.get("cache-control"), html: await response.text() };
	};
	const shopper = agreeing("1.apm");
	const [guest, own] = [await read(newShopper()), await read(shopper)];
	expect(guest.html).toContain("Most loved");
	for (const { cacheControl } of [guest, own]) expect(cacheControl).toMatch(/^public/);
	const placed = await ask<PlacedResponse>(shopper, "/own/placed?zone=home&limit=6");
	expect([placed.ids.length, placed.cacheControl]).toEqual([6, "private, no-store"]);
	expect(placed.details).toMatchObject({ recommender: "products-in-all-categories" });
});

test.each([
	"/own/placed",
	"/own/placed?zone=a&recommender=b",
	"/own/placed?zone=%00",
	"/own/placed?zone=a&limit=25",
])("%s is refused", async (path) => expect((await agreeing("1.p").fetch(API + path)).status).toBe(400));
