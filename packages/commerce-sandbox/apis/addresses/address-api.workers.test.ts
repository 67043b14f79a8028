import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { type Json, sendAs } from "../../testing/order-under-test.ts";

const PATH = `/custom/address-api/v1/organizations/${ORGANIZATION}/suggestions`;
let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	guest = await loginGuest(commerce);
});
const suggest = async (body: object) => {
	const response = await sendAs(guest, "POST", PATH, body);
	return { status: response.status, body: (await response.json()) as Json };
};

// proves cloud-40
test("the address service suggests addresses of the country that is asked for", async () => {
	expect(await suggest({ query: "via romag 7", countryCode: "IT" })).toMatchObject({
		status: 200,
		body: {
			addressSuggestions: [
				{
					address1: "Via Romagnosi 7",
					city: "Milano",
					postalCode: "20121",
					stateCode: "MI",
					countryCode: "IT",
				},
			],
		},
	});
	expect((await suggest({ query: "via roma", countryCode: "DE" })).body).toEqual({ addressSuggestions: [] });
});

// proves cloud-40
test.each([
	[{}],
	[{ query: "via roma" }],
	[{ query: "via roma", countryCode: "Italy" }],
	[{ query: "x".repeat(101), countryCode: "IT" }],
	[{ query: 1, countryCode: "IT" }],
	[{ query: "via", countryCode: "IT", limit: 9 }],
])("%j is refused", async (body) => {
	expect((await suggest(body)).status).toBe(400);
});

// proves cloud-40
test("strangers and other methods are refused", async () => {
	const stranger = await commerce.fetch(PATH, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ query: "via", countryCode: "IT" }),
	});
	expect(stranger.status).toBe(401);
	expect((await sendAs(guest, "GET", PATH)).status).toBe(405);
});
