import { beforeAll, describe, expect, test } from "vitest";
import "../testing/import-meta-glob.ts";
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

type Documented = {
	paths: Record<string, Record<string, { parameters: { name: string; in: string; required?: true }[] }>>;
};
const documents = import.meta.glob<string>("../../../docs/openapi/*.json", {
	query: "?raw",
	import: "default",
	eager: true,
});
const operations = Object.values(documents).flatMap((text) =>
	Object.entries((JSON.parse(text) as Documented).paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, { parameters }]) => ({
			method: method.toUpperCase(),
			path: path
				.replace("{org}", ORGANIZATION)
				.replace("Sites-{siteId}-Site/{locale}", "Sites-vetrina-eu-Site/en-IT")
				.replace(/\{\w+\}/g, "nothing"),
			required: parameters.filter((one) => one.in === "query" && one.required).map(({ name }) => name),
		})),
	),
);
const withRequired = operations.filter(({ required }) => required.length > 0);

describe("required parameters of docs/openapi", () => {
	const readMissing = async (method: string, path: string, given: readonly string[]) => {
		const query = new URLSearchParams(given.map((name) => [name, name === "siteId" ? "vetrina-eu" : "x"]));
		const response = await commerce.fetch(`${path}?${query}`, {
			method,
			headers: { authorization: `Bearer ${guest.accessToken}` },
		});
		const { type, parameters } = (await response.json()) as Refusal;
		return { status: response.status, type: type.split("/").pop(), parameters: parameters?.toSorted() };
	};

	test("both documents have some", () => {
		const names = (own: RegExp) =>
			withRequired.filter(({ path }) => own.test(path)).flatMap(({ required }) => required);
		expect(names(/^\/custom\//)).toEqual(
			expect.arrayContaining(["siteId", "channel_id", "c_code", "productIds"]),
		);
		expect(names(/^\/on\//)).toEqual(expect.arrayContaining(["orderNo", "zipCode", "email", "storeId"]));
	});

	// proves cloud-45
	test.each(withRequired)("$method $path names each of $required", async ({ method, path, required }) => {
		const refusal = { status: 400, type: "MissingParameters" };
		for (const name of required) {
			const others = required.filter((one) => one !== name);
			expect(await readMissing(method, path, others), name).toEqual({ ...refusal, parameters: [name] });
		}
		expect(await readMissing(method, path, [])).toEqual({ ...refusal, parameters: required.toSorted() });
	});
});
