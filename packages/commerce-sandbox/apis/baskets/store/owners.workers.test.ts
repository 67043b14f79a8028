import { beforeAll, describe, expect, test } from "vitest";
import { createCustomer } from "../../../records/customers/customer-store.ts";
import { basketsPath, create, json, ok, on, problemOf, read } from "../../../testing/basket-under-test.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	loginRegistered,
	ORGANIZATION,
	putLive,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";

const prices = { EUR: { list: 100 }, USD: { list: 110 } };
const password = "Vetrina-1";
let commerce: CommerceUnderTest;

beforeAll(async () => {
	commerce = await startCommerce();
	await putLive(commerce.env.DB, {
		variants: [
			{ id: "1001", prices, ats: 50 },
			{ id: "1002", size: "L", prices, ats: 4 },
			{ id: "2001", master: "VT2", prices, ats: 50 },
		],
	});
});

let count = 0;
/** Creates a customer, and returns a guest who can log in as this customer. */
async function whoLogsIn(): Promise<{ guest: Guest; login: () => Promise<Guest>; email: string }> {
	const email = `anna${++count}@vetrina.example`;
	const draft = { login: email, email, password, profile: { firstName: "Anna", lastName: "Rossi" } };
	await createCustomer(commerce.env.DB, draft, Math.floor(Date.now() / 1000));
	const guest = await loginGuest(commerce);
	return {
		guest,
		email,
		login: () => loginRegistered(commerce, { login: email, password, usid: guest.usid }),
	};
}

const act = (shopper: Guest, path: string, version: "v1" | "v2" = "v1") =>
	shopper.fetch(`${basketsPath(version)}/actions/${path}`, json("POST"));

/** Repeats a request while the basket is busy, as the problem document asks clients to do. */
async function patiently(request: () => Promise<Response>): Promise<Response> {
	const response = await request();
	const isBusy = response.status === 409 && (await response.clone().text()).includes("/basket-busy");
	return isBusy ? patiently(request) : response;
}

const lines = (...pairs: [productId: string, quantity: number][]) => ({
	productItems: pairs.map(([productId, quantity]) => ({ productId, quantity })),
});
const quantities = (basket: { productItems: { productId: string; quantity: number }[] }) =>
	basket.productItems.map(({ productId, quantity }) => [productId, quantity]);

describe("merge", { timeout: 30_000 }, () => {
	/** Creates a guest's basket with 1001 × 5 and 1002 × 3, and a customer's basket with 1001 × 2 and 2001 × 6. */
	async function twoBaskets() {
		const { guest, login } = await whoLogsIn();
		const left = await create(guest, { ...lines(["1001", 5], ["1002", 3]), c_a: "guest", c_b: "guest" });
		const call = on(guest, left.basketId);
		await ok(call("PUT", "/billing-address", { lastName: "Guest" }));
		await ok(call("POST", "/coupons", { code: "WELCOME10" }));
		const customer = await login();
		const own = await create(customer, { ...lines(["1001", 2], ["2001", 6]), c_a: "own", c_c: "own" });
		return { guest, customer, left, own };
	}

	test.each([
		[
			"higher_quantity",
			[
				["1001", 5],
				["2001", 6],
				["1002", 3],
			],
		],
		[
			"sum_quantities",
			[
				["1001", 7],
				["2001", 6],
				["1002", 3],
			],
		],
		[
			"saved_quantity",
			[
				["1001", 2],
				["2001", 6],
				["1002", 3],
			],
		],
		[
			"separate_item",
			[
				["1001", 2],
				["2001", 6],
				["1001", 5],
				["1002", 3],
			],
		],
	])("with %s keeps all items and copies no personal data", async (mode, expected) => {
		const { customer, left, own } = await twoBaskets();
		const basket = await ok(act(customer, `merge?productItemMergeMode=${mode}`));
		expect(basket.basketId).toBe(own.basketId);
		expect(quantities(basket)).toEqual(expected);
		expect(basket).toMatchObject({ c_a: "own", c_b: "guest", c_c: "own" });
		expect(basket.couponItems).toMatchObject([{ code: "WELCOME10" }]);
		expect(basket).not.toHaveProperty("billingAddress");
		expect((await customer.fetch(`${basketsPath()}/${left.basketId}`)).status).toBe(404);
	});

	test("creates a basket on request for a customer without a basket", async () => {
		const { guest, login, email } = await whoLogsIn();
		const left = await create(guest, lines(["1001", 2]));
		await ok(on(guest, left.basketId)("PUT", "/billing-address", { lastName: "Guest" }));
		const customer = await login();
		expect(await problemOf(act(customer, "merge"))).toMatchObject({
			status: 409,
			type: "basket-merge-no-current-basket-exception",
			title: "Conflict",
		});
		const basket = await ok(act(customer, "merge?createDestinationBasket=true"));
		expect(basket.basketId).not.toBe(left.basketId);
		expect(quantities(basket)).toEqual([["1001", 2]]);
		expect(basket).not.toHaveProperty("billingAddress");
		expect(basket.customerInfo).toMatchObject({ customerId: customer.customerId, email });
		expect((await guest.fetch(`${basketsPath()}/${left.basketId}`)).status).toBe(404);
		expect(await problemOf(act(customer, "merge?createDestinationBasket=true"))).toMatchObject({
			status: 409,
			type: "no-source-basket-exception",
		});
	});

	test("adds no more units than are in stock", async () => {
		const { guest, login } = await whoLogsIn();
		await create(guest, lines(["1002", 3]));
		const customer = await login();
		await create(customer, lines(["1002", 3]));
		const basket = await ok(act(customer, "merge?productItemMergeMode=sum_quantities"));
		expect(quantities(basket)).toEqual([["1002", 4]]);
	});

	test("guests have nothing to merge; an unknown mode is refused", async () => {
		const { guest, login } = await whoLogsIn();
		expect(await problemOf(act(guest, "merge"))).toMatchObject({ status: 403, type: "forbidden" });
		expect(await problemOf(act(guest, "transfer"))).toMatchObject({ status: 403, type: "forbidden" });
		const customer = await login();
		expect(await problemOf(act(customer, "merge?productItemMergeMode=both"))).toMatchObject({ status: 400 });
	});

	test("keeps items that are added during a merge", async () => {
		const { guest, login } = await whoLogsIn();
		await create(guest, lines(["1001", 2]));
		const customer = await login();
		const { basketId } = await create(customer);
		const add = () =>
			ok(patiently(() => on(customer, basketId)("POST", "/items", [{ productId: "2001", quantity: 1 }])));
		const merge = () => ok(patiently(() => act(customer, "merge")));
		await Promise.all([...Array.from({ length: 10 }, add), merge()]);
		expect(quantities(await read(customer, basketId)).sort()).toEqual([
			["1001", 2],
			["2001", 10],
		]);
	});

	test("runs once if two requests come simultaneously", async () => {
		const { customer, own } = await twoBaskets();
		const responses = await Promise.all(
			Array.from({ length: 4 }, () => act(customer, "merge?productItemMergeMode=sum_quantities")),
		);
		expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
		expect(quantities(await read(customer, own.basketId))[0]).toEqual(["1001", 7]);
	});
});

describe("transfer", { timeout: 30_000 }, () => {
	test("the guest's basket becomes the customer's, as it is", async () => {
		const { guest, login, email } = await whoLogsIn();
		const left = await create(guest, lines(["1001", 2]));
		await ok(on(guest, left.basketId)("PUT", "/billing-address", { lastName: "Guest" }));
		const customer = await login();
		const basket = await ok(act(customer, "transfer"));
		expect(basket).toMatchObject({
			basketId: left.basketId,
			billingAddress: { lastName: "Guest" },
			customerInfo: { customerId: customer.customerId, email },
		});
		expect(await problemOf(act(customer, "transfer"))).toMatchObject({
			status: 409,
			type: "no-source-basket-exception",
		});
	});

	test("follows the request if both have baskets, and responds 204 without any basket", async () => {
		const { guest, login } = await whoLogsIn();
		const customer = await login();
		expect((await act(customer, "transfer?merge=true")).status).toBe(204);
		const left = await create(guest, lines(["1001", 1]));
		const own = await create(customer, lines(["2001", 1]));
		expect(await problemOf(act(customer, "transfer"))).toMatchObject({
			status: 409,
			type: "basket-transfer-basket-already-exists-exception",
		});
		expect(quantities(await read(customer, own.basketId))).toEqual([["2001", 1]]);
		const forced = await ok(act(customer, "transfer?overrideExisting=true"));
		expect(forced.basketId).toBe(left.basketId);
		expect((await customer.fetch(`${basketsPath()}/${own.basketId}`)).status).toBe(404);
		await create(guest, lines(["2001", 3]));
		const both = await ok(act(customer, "transfer?merge=true"));
		expect(both.basketId).toBe(left.basketId);
		expect(quantities(both)).toEqual([
			["1001", 1],
			["2001", 3],
		]);
	});
});

test("a customer's basket knows who they are, and may be filled with what they have saved", async () => {
	const { login, email } = await whoLogsIn();
	const customer = await login();
	const path = `/customer/shopper-customers/v1/organizations/${ORGANIZATION}/customers/${customer.customerId}/addresses`;
	const address = {
		addressId: "Home",
		lastName: "Rossi",
		city: "Milano",
		countryCode: "IT",
		preferred: true,
	};
	expect((await customer.fetch(path, json("POST", address))).status).toBe(200);
	const plain = await create(customer, {}, basketsPath("v2"));
	expect(plain.customerInfo).toMatchObject({
		email,
		customerName: "Anna Rossi",
		customerNo: expect.any(String),
	});
	expect(plain).not.toHaveProperty("billingAddress");
	await customer.fetch(`${basketsPath()}/${plain.basketId}`, json("DELETE"));
	const filled = await create(customer, {}, `${basketsPath("v2")}?populateCustomerDetails=true`);
	const saved = { lastName: "Rossi", city: "Milano", countryCode: "IT" };
	expect(filled).toMatchObject({ billingAddress: saved, shipments: [{ shippingAddress: saved }] });
	expect(filled.billingAddress).not.toHaveProperty("preferred");
});

describe("temporary baskets", () => {
	const temporary = (guest: Guest, body: unknown = {}) =>
		create(guest, body, `${basketsPath("v2")}?temporary=true`);
	const promote = (guest: Guest, id: string, query = "") =>
		guest.fetch(`${basketsPath("v2")}/${id}/actions/promote${query}`, json("POST"));

	test("can be promoted", async () => {
		const guest = await loginGuest(commerce);
		const { basketId } = await temporary(guest, lines(["1001", 1]));
		expect(await ok(promote(guest, basketId))).toMatchObject({ basketId, temporaryBasket: false });
		expect((await guest.fetch(`${basketsPath()}/${basketId}/actions/promote`, json("POST"))).status).toBe(
			404,
		);
	});

	test("follow the request if the customer has a basket", async () => {
		const guest = await loginGuest(commerce);
		const own = await create(guest, lines(["2001", 1]));
		const { basketId } = await temporary(guest, lines(["1001", 1]));
		expect(await problemOf(promote(guest, basketId))).toMatchObject({
			status: 409,
			type: "basket-not-promotable-exception",
		});
		const both = await ok(promote(guest, basketId, "?merge=true"));
		expect(quantities(both)).toEqual([
			["1001", 1],
			["2001", 1],
		]);
		expect((await guest.fetch(`${basketsPath()}/${own.basketId}`)).status).toBe(404);
		const next = await temporary(guest, lines(["1002", 1]));
		const alone = await ok(promote(guest, next.basketId, "?overrideExisting=true"));
		expect(quantities(alone)).toEqual([["1002", 1]]);
	});

	test("are limited to four, named in the refusal, and abandoned ones are deleted", async () => {
		const guest = await loginGuest(commerce);
		const ids: string[] = [];
		for (let made = 0; made < 4; made++) ids.push((await temporary(guest)).basketId);
		expect(
			await problemOf(guest.fetch(`${basketsPath("v2")}?temporary=true`, json("POST", {}))),
		).toMatchObject({
			status: 400,
			type: "customer-temporary-baskets-quota-exceeded",
			basketIds: ids.join(", "),
		});
		const old = new Date(Date.now() - 3_600_000).toISOString();
		await commerce.env.DB.prepare("UPDATE basket SET modified = ? WHERE id = ?").bind(old, ids[0]).run();
		expect((await guest.fetch(`${basketsPath()}/${ids[0]}`)).status).toBe(404);
		expect((await on(guest, ids[0] ?? "")("PATCH", "", {})).status).toBe(404);
		await temporary(guest);
	});
});
