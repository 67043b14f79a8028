import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../testing/commerce-under-test.ts";

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	guest = await loginGuest(commerce);
});

type Refusal = { status: number; type: string; detail: string; parameters?: string[] };
const readRefusal = async (path: string, init: RequestInit = {}): Promise<Refusal> => {
	const response = await guest.fetch(path.replace("ORG", `organizations/${ORGANIZATION}`), {
		...init,
		headers: { "content-type": "application/json" },
	});
	const { type, ...body } = (await response.json()) as Refusal;
	return { ...body, status: response.status, type: type.split("/").pop() ?? "" };
};
const post = (path: string, body?: string) => readRefusal(path, { method: "POST", body });

const SITE = "/on/demandware.store/Sites-vetrina-eu-Site/en-IT";

// proves cloud-45
test.each([
	["a controller's", `${SITE}/Currencies-GetConversionRates`, "MissingParameters", ["from", "to"]],
	["one of two", `${SITE}/Currencies-GetConversionRates?from=EUR`, "MissingParameters", ["to"]],
	["a country's", `${SITE}/Countries-Get`, "MissingParameters", ["id"]],
	[
		"a custom API's",
		"/custom/orders-api/v1/ORG/orders/V1",
		"MissingParameters",
		["c_email", "c_zipCode", "c_viewCode"],
	],
	[
		"Salesforce's",
		"/store/shopper-stores/v1/ORG/store-search",
		"missing-query-parameter",
		["countryCode", "postalCode"],
	],
	[
		"half a place",
		"/store/shopper-stores/v1/ORG/store-search?latitude=45",
		"missing-query-parameter",
		["longitude"],
	],
	["products", "/product/shopper-products/v1/ORG/products", "missing-parameter", ["ids"]],
])("%s missing parameters are named, all of them", async (_, path, type, parameters) => {
	expect(await readRefusal(path)).toMatchObject({ status: 400, type, parameters });
});

const EXIST = "/custom/customer-api/v1/ORG/exist";
const SUGGESTIONS = "/custom/address-api/v1/ORG/suggestions";

// proves cloud-45
test("a missing body is one, and what a body lacks is named, all of it", async () => {
	for (const body of [undefined, "", " "])
		expect(await post(EXIST, body)).toMatchObject({ status: 400, type: "MissingBody" });
	expect(await post("/checkout/shopper-baskets/v2/ORG/baskets/b1/items")).toMatchObject({
		status: 400,
		type: "bad-request",
	});
	expect(await post(SUGGESTIONS, "{}")).toMatchObject({
		status: 400,
		type: "MissingParameters",
		parameters: ["query", "countryCode"],
	});
	expect(await post(EXIST, "{")).toMatchObject({ status: 400, type: "bad-request" });
});
