import { beforeAll, describe, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { importLines } from "../../testing/import-under-test.ts";
import { address, type Json } from "../../testing/order-under-test.ts";
import { smallCatalogue } from "../../testing/small-catalogue.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await importLines(commerce, smallCatalogue, { replace: true });
});

const SHOP = "/s/eu/dw/shop/v21_3";
const client = { "x-dw-client-id": "vetrina" };

async function shop(path: string, init: RequestInit = {}): Promise<{ status: number; body: Json }> {
	const response = await commerce.fetch(SHOP + path, { ...init, headers: { ...client, ...init.headers } });
	const text = await response.text();
	return { status: response.status, body: text === "" ? {} : (JSON.parse(text) as Json) };
}

describe("public resources", () => {
	test("include a product with the expanded parts", async () => {
		expect(await shop("/products/1000?expand=prices,availability&currency=EUR")).toMatchObject({
			status: 200,
			body: {
				_v: "21.3",
				_type: "product",
				id: "1000",
				currency: "EUR",
				price: 210,
				inventory: { orderable: true },
			},
		});
		const { body } = await shop("/products/1000");
		expect(body).not.toHaveProperty("price");
	});

	test("include several products, a category and a search", async () => {
		expect((await shop("/products/(1000,1001)")).body).toMatchObject({
			_type: "product_result",
			count: 2,
			data: [{ id: "1000" }, { id: "1001" }],
		});
		expect((await shop("/categories/women?levels=1&locale=de")).body).toMatchObject({
			_type: "category",
			name: "Damen",
			parent_category_id: "root",
		});
		const response = await shop("/product_search?q=dress&refine_1=cgid=women&count=1&start=0&expand=prices");
		expect(response.body).toMatchObject({
			_type: "product_search_result",
			count: 1,
			start: 0,
			query: "dress",
			hits: [{ product_name: expect.stringMatching(/dress/) }],
		});
	});
});

describe("a shopper's own resources", () => {
	const asShopper = (guest: Guest, method: string, path: string, body?: unknown) =>
		shop(path, {
			method,
			headers: { authorization: `Bearer ${guest.accessToken}` },
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});

	// proves cloud-13
	test("lead from a basket to an order", async () => {
		const guest = await loginGuest(commerce);
		const created = await asShopper(guest, "POST", "/baskets", {
			product_items: [{ product_id: "1000", quantity: 1 }],
		});
		expect(created.body).toMatchObject({ _type: "basket", product_total: 210 });
		const path = `/baskets/${created.body.basket_id}`;
		const { firstName, lastName, postalCode, countryCode, ...rest } = address;
		const older = {
			...rest,
			first_name: firstName,
			last_name: lastName,
			postal_code: postalCode,
			country_code: countryCode,
		};
		const steps: [string, string, unknown][] = [
			["PUT", "/shipments/me/shipping_address?use_as_billing=true", older],
			["PUT", "/shipments/me/shipping_method", { id: "standard" }],
			["PUT", "/customer", { email: "shop@vetrina.example" }],
			[
				"POST",
				"/payment_instruments",
				{
					payment_method_id: "CREDIT_CARD",
					payment_card: { card_type: "Visa", masked_number: "************4242" },
				},
			],
		];
		for (const [method, step, body] of steps)
			expect((await asShopper(guest, method, path + step, body)).status).toBe(200);
		const order = await asShopper(guest, "POST", "/orders", { basket_id: created.body.basket_id });
		expect(order.body).toMatchObject({ _type: "order", status: "new", payment_status: "paid" });
		const again = await asShopper(guest, "GET", `/orders/${order.body.order_no}`);
		expect(again.body).toEqual(order.body);
		const item = await asShopper(guest, "POST", "/baskets", {});
		expect((await asShopper(guest, "DELETE", `/baskets/${item.body.basket_id}`)).status).toBe(204);
	});

	test("needs their token", async () => {
		expect(await shop("/baskets", { method: "POST", body: "{}" })).toMatchObject({
			status: 401,
			body: { fault: { type: "AuthorizationHeaderMissingException" } },
		});
		const headers = { authorization: "Bearer forged" };
		expect(await shop("/baskets", { method: "POST", body: "{}", headers })).toMatchObject({
			status: 401,
			body: { fault: { type: "InvalidAccessTokenException" } },
		});
	});
});

test.each([
	["/products/unheard-of", 404, "ProductNotFoundException"],
	["/categories/unheard-of", 404, "CategoryNotFoundException"],
	["/products/1000?currency=XXX", 400, "UnsupportedCurrencyException"],
	["/products/1000?expand=everything", 400, "ValidationException"],
	["/unheard-of", 404, "ResourcePathNotFoundException"],
	["/product_search?count=1000", 400, "BadRequestException"],
])("%s is a fault: %i %s", async (path, status, type) => {
	expect(await shop(path)).toMatchObject({
		status,
		body: { _v: "21.3", fault: { type, message: expect.stringMatching(/\w/) } },
	});
});

// proves cloud-13
test("every request names a client that is known, and a site", async () => {
	const ask = async (path: string, headers: Record<string, string>) =>
		(await commerce.fetch(path, { headers })).json();
	const path = `${SHOP}/products/1000`;
	expect(await ask(path, {})).toMatchObject({ fault: { type: "MissingClientIdException" } });
	expect(await ask(path, { "x-dw-client-id": "unknown" })).toMatchObject({
		fault: { type: "UnknownClientIdException" },
	});
	expect(await ask(path.replace("/eu/", "/mars/"), client)).toMatchObject({
		fault: { type: "SiteNotFoundException" },
	});
	expect(await ask(`${path}?client_id=vetrina`, {})).toMatchObject({ _type: "product" });
	const malformed = await shop("/baskets", {
		method: "POST",
		body: "{",
		headers: { authorization: "Bearer x" },
	});
	expect(malformed.body).toMatchObject({ fault: { type: "MalformedDocumentException" } });
});
