import { beforeAll, describe, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	putLive,
	startCommerce,
} from "../../testing/commerce-under-test.ts";

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	await putLive(commerce.env.DB, {
		variants: [{ id: "1001", prices: { EUR: { list: 100 } }, ats: 3 }],
		promotions: { VT1: { id: "winter-weekend", percent: 20 } },
	});
	guest = await loginGuest(commerce);
});

const base = `/pricing/shopper-promotions/v1/organizations/${ORGANIZATION}/promotions`;
async function get(path: string) {
	const response = await guest.fetch(base + path);
	const body = (await response.json()) as { data: Record<string, unknown>[]; total: number; type: string };
	return { status: response.status, body };
}

describe("promotions by id", () => {
	test("are returned once each, in the language and order of the request", async () => {
		const { status, body } = await get("?ids=welcome,second-piece,welcome&locale=de-DE");
		expect(status).toBe(200);
		expect(body).toMatchObject({
			limit: 2,
			total: 2,
			data: [
				{
					id: "welcome",
					name: "10\u00a0% Nachlass auf Ihre erste Bestellung",
					calloutMsg: expect.stringContaining("<strong>"),
				},
				{ id: "second-piece" },
			],
		});
	});

	test("include the catalogue's promotions with a plain name and leave out unknown ids", async () => {
		const { body } = await get("?ids=winter-weekend&ids=nothing");
		expect(body.data).toEqual([
			{ id: "winter-weekend", name: "20% off", calloutMsg: "<b>20% off</b>", details: "20% off" },
		]);
	});

	test("include ended promotions and coupon promotions with their dates", async () => {
		const { body } = await get("?ids=summer-in-the-city");
		expect(body.data).toMatchObject([{ startDate: "2026-06-01T00:00:00Z", endDate: "2026-09-01T00:00:00Z" }]);
	});

	test.each([
		["none known", "?ids=nothing", 404, "promotion-not-found"],
		["no ids", "", 400, "missing-parameter"],
		["too many", `?ids=${Array.from({ length: 51 }, (_, at) => `p${at}`)}`, 400, "validation"],
		["too long an id", `?ids=${"x".repeat(257)}`, 400, "validation"],
		["an unknown parameter", "?ids=welcome&campaign=x", 400, "bad-request"],
		["an unknown locale", "?ids=welcome&locale=xx-XX", 400, "unsupported-locale"],
	])("%s: refused", async (_, query, status, type) => {
		const result = await get(query);
		expect(result.status).toBe(status);
		expect(result.body.type).toMatch(new RegExp(`/${type}$`));
	});

	// proves cloud-17
	test("accept 50 ids in one request", async () => {
		const ids = ["welcome", ...Array.from({ length: 49 }, (_, at) => `p${at}`)];
		expect((await get(`?ids=${ids}`)).body.total).toBe(1);
	});
});

describe("promotions of a campaign", () => {
	const ids = async (path: string) => (await get(path)).body.data.map(({ id }) => id);

	test("are all listed, or those within a period", async () => {
		expect(await ids("/campaigns/gifts")).toEqual(["fragrance-with-lipstick", "candle-as-a-gift"]);
		const range = (start: string, end: string) => `?startDate=${start}&endDate=${end}`;
		expect(await ids(`/campaigns/summer${range("2026-08-31T00:00Z", "2026-12-01T00:00Z")}`)).toEqual([
			"summer-in-the-city",
		]);
		const later = await get(`/campaigns/summer${range("2026-09-01T00:00Z", "2026-12-01T00:00Z")}`);
		expect(later.status).toBe(404);
	});

	test.each([
		["an unknown campaign", "/campaigns/nothing", 404, "promotion-not-found"],
		["half a range", "/campaigns/gifts?startDate=2026-01-01T00:00Z", 400, "missing-parameter"],
		[
			"a range that ends first",
			"/campaigns/gifts?startDate=2026-02-01T00:00Z&endDate=2026-01-01T00:00Z",
			400,
			"invalid-date",
		],
		["a day for an instant", "/campaigns/gifts?startDate=2026-02-01&endDate=2026-03-01", 400, "invalid-date"],
		["a currency of elsewhere", "/campaigns/gifts?currency=JPY", 400, "unsupported-currency"],
	])("%s: refused", async (_, path, status, type) => {
		const result = await get(path);
		expect(result.status).toBe(status);
		expect(result.body.type).toMatch(new RegExp(`/${type}$`));
	});
});

test("a request without a token is refused", async () => {
	expect((await commerce.fetch(`${base}?ids=welcome&siteId=vetrina-eu`)).status).toBe(401);
});
