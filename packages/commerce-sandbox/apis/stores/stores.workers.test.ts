import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	guest = await loginGuest(commerce);
});

type Body = { data: Record<string, unknown>[]; total: number; type: string };
async function get(path: string, who = guest) {
	const response = await who.fetch(`/store/shopper-stores/v1/organizations/${ORGANIZATION}/${path}`);
	return { status: response.status, ...((await response.json()) as Body) };
}
const ids = ({ data }: Body) => data.map(({ id }) => id);

test("stores of the site are found by id, with hours in the requested language", async () => {
	const result = await get("stores?ids=firenze,nowhere,new-york-soho,tokyo-daikanyama&locale=de-DE");
	expect(result.data).toEqual([
		{
			id: "firenze",
			countryCode: "IT",
			name: "Vetrina Firenze",
			city: "Firenze",
			address1: "Via della Vigna Nuova 18",
			postalCode: "50123",
			stateCode: "FI",
			latitude: 43.7706,
			longitude: 11.2495,
			phone: "+39 055 5550 104",
			email: "firenze@vetrina.example",
			inventoryId: "store-firenze",
			posEnabled: true,
			storeHours: "Mo 15:00–19:30, Di – Sa 10:00–19:30",
			storeLocatorEnabled: true,
			c_cityName: "Florenz",
			c_searchNames: expect.arrayContaining(["Firenze", "Florence", "フィレンツェ"]),
			c_timeZone: "Europe/Rome",
			c_openingHours: [
				{ days: [1], opens: "15:00", closes: "19:30" },
				{ days: [2, 3, 4, 5, 6], opens: "10:00", closes: "19:30" },
			],
			c_services: ["pickUp", "reservations", "returns", "giftWrapping", "appointments"],
		},
	]);
	const japan = await get("stores?ids=kyoto", await loginGuest(commerce, "vetrina-ap"));
	expect(japan.data[0]).toMatchObject({ name: "Vetrina 京都", storeHours: "日 – 土 11:00–20:00" });
});

test("stores near coordinates are listed nearest first, within the distance, page by page", async () => {
	const milan = "latitude=45.45&longitude=9.17";
	const near = await get(`store-search?${milan}&maxDistance=300`);
	expect(ids(near)).toEqual(["milano-navigli", "milano-brera", "zuerich", "firenze"]);
	expect(near.data[2]).toMatchObject({ distanceUnit: "km", distance: expect.closeTo(217, -1) });
	const inMiles = await get(`store-search?${milan}&maxDistance=140&distanceUnit=mi`);
	expect(inMiles.data.at(-1)).toMatchObject({
		id: "zuerich",
		distanceUnit: "mi",
		distance: expect.closeTo(135, -1),
	});
	const second = await get(`store-search?${milan}&maxDistance=300&limit=2&offset=2`);
	expect([ids(second), second.total]).toEqual([["zuerich", "firenze"], 4]);
	expect((await get(`store-search?${milan}`)).total).toBe(21);
});

test("stores near a postal code are found; an unknown code has none", async () => {
	expect(ids(await get("store-search?countryCode=GB&postalCode=W1U7QA&maxDistance=10"))).toEqual([
		"london-marylebone",
	]);
	expect((await get("store-search?countryCode=IT&postalCode=99999")).total).toBe(0);
	const both = await get(
		"store-search?countryCode=IT&postalCode=00184&latitude=48.85&longitude=2.36&limit=1",
	);
	expect(ids(both)).toEqual(["paris-marais"]);
});

// proves cloud-1
test("the house's own API and controllers say every store of a site, or one", async () => {
	const api = async (path: string) => {
		const response = await guest.fetch(`/custom/stores-api/v1/organizations/${ORGANIZATION}/${path}`);
		return { status: response.status, body: (await response.json()) as Record<string, unknown> };
	};
	const all = (await api("stores?locale=en-IT")).body.stores as { id: string; name: string }[];
	expect(all).toHaveLength(21);
	expect((await api("stores/wien?locale=de-AT")).body).toMatchObject({
		store: { id: "wien", c_cityName: "Wien", c_timeZone: "Europe/Vienna" },
	});
	expect(await api("stores/new-york-soho")).toMatchObject({
		status: 404,
		body: { detail: "Store not found" },
	});
	const controller = (name: string) =>
		commerce
			.fetch(`/on/demandware.store/Sites-vetrina-eu-Site/de_AT/${name}`)
			.then((response) => response.json());
	expect(await controller("Stores-Get?storeId=wien")).toEqual((await api("stores/wien?locale=de-AT")).body);
	expect(await controller("Stores-FindAll")).toMatchObject({ stores: { length: 21 } });
});

test.each([
	["no ids", "stores", "missing-query-parameter"],
	["too many ids", `stores?ids=${Array.from({ length: 51 }, (_, at) => `s${at}`)}`, "validation"],
	["nowhere", "store-search", "missing-query-parameter"],
	["a country alone", "store-search?countryCode=IT", "missing-query-parameter"],
	["a postal code alone", "store-search?postalCode=20121", "missing-query-parameter"],
	["half a place", "store-search?latitude=45", "missing-query-parameter"],
	["a place beyond the pole", "store-search?latitude=91&longitude=0", "bad-request"],
	["a place in words", "store-search?latitude=north&longitude=0", "bad-request"],
	["another unit", "store-search?latitude=1&longitude=1&distanceUnit=miles", "bad-request"],
	["farther than far", "store-search?latitude=1&longitude=1&maxDistance=20013", "bad-request"],
	["too many at once", "store-search?latitude=1&longitude=1&limit=201", "bad-request"],
	["a country in words", "store-search?countryCode=Italy&postalCode=20121", "bad-request"],
	["an unknown locale", "stores?ids=firenze&locale=xx-IT", "unsupported-locale"],
])("%s: refused", async (_, path, type) => {
	const result = await get(path);
	expect(result.status).toBe(400);
	expect(result.type).toMatch(new RegExp(`/${type}$`));
});
