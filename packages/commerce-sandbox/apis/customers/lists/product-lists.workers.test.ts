import { beforeAll, describe, expect, test } from "vitest";
import { type Body, buildRefusal, callAs } from "../../../testing/call-as.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	putLive,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { CUSTOMERS_PATH, type Registered, registeredCustomer } from "../../../testing/registered-customer.ts";

let commerce: CommerceUnderTest;
let anna: Registered;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	await putLive(commerce.env.DB, {
		variants: [
			{ id: "1001", prices: { EUR: { list: 100 } }, ats: 3 },
			{ id: "1002", size: "L", prices: { EUR: { list: 100 } }, ats: 0 },
		],
	});
	anna = await registeredCustomer(commerce, "anna@vetrina.example");
	guest = await loginGuest(commerce);
});

const lists = (shopper: Guest) => `${CUSTOMERS_PATH}/${shopper.customerId}/product-lists`;
const newList = async (shopper: Guest, more: Body = {}): Promise<string> => {
	const { body } = await callAs(shopper, "POST", lists(shopper), { name: "Spring", ...more });
	return `${lists(shopper)}/${body.id}`;
};
const item = { productId: "1001", quantity: 1, public: false, priority: 1, type: "product" };

describe("a product list", () => {
	test.each([["a guest"], ["a registered customer"]])("is made, changed and removed by %s", async (who) => {
		const shopper = who === "a guest" ? guest : anna;
		const { body } = await callAs(shopper, "POST", lists(shopper), { name: "Spring", type: "wish_list" });
		expect(body).toMatchObject({
			name: "Spring",
			type: "wish_list",
			public: false,
			customerProductListItems: [],
		});
		const path = `${lists(shopper)}/${body.id}`;
		expect((await callAs(shopper, "GET", path)).body).toEqual(body);
		const all = (await callAs(shopper, "GET", lists(shopper))).body as { total: number; data: Body[] };
		expect(all.data).toContainEqual(body);
		expect(all.total).toBe(all.data.length);
		const event = { type: "wedding", city: "Roma" };
		await callAs(shopper, "PATCH", path, { event: { type: "birthday", country: "IT" }, c_note: "x" });
		const changed = await callAs(shopper, "PATCH", path, {
			name: "Summer",
			event,
			c_note: null,
			type: "custom_1",
		});
		expect(changed.body).toMatchObject({ name: "Summer", type: "wish_list", event });
		expect(changed.body.event).toEqual(event);
		expect(changed.body).not.toHaveProperty("c_note");
		expect((await callAs(shopper, "DELETE", path)).status).toBe(204);
		expect(await callAs(shopper, "GET", path)).toEqual(buildRefusal(404, "product-list-not-found"));
	});

	test("is another shopper's or another site's: not found", async () => {
		const path = await newList(anna);
		const id = path.split("/").at(-1);
		for (const [method, body] of [["GET"], ["PATCH", { name: "Mine" }], ["DELETE"]] as const)
			expect(await callAs(guest, method, `${lists(guest)}/${id}`, body)).toEqual(
				buildRefusal(404, "product-list-not-found"),
			);
		expect(await callAs(guest, "POST", `${lists(guest)}/${id}/items`, item)).toEqual(
			buildRefusal(404, "product-list-not-found"),
		);
		expect(await callAs(guest, "GET", path)).toEqual(buildRefusal(400, "invalid-customer"));
		expect((await callAs(anna, "GET", path)).body).toMatchObject({ name: "Spring" });
	});

	test.each([
		["an unknown type", { type: "shopping_spree" }],
		["an unknown field", { colour: "red" }],
		["half a registrant", { registrant: { email: "a@b.example" } }],
		["an event without a type", { event: { city: "Roma" } }],
		["a wrong type", { public: "yes" }],
	])("is refused with %s", async (_, body) => {
		expect(await callAs(guest, "POST", lists(guest), body)).toEqual(buildRefusal(400, "bad-request"));
	});

	test("is one of fifty at most", async () => {
		const keen = await loginGuest(commerce);
		const results = await Promise.all(
			Array.from({ length: 55 }, () => callAs(keen, "POST", lists(keen), { name: "x" })),
		);
		expect(results.filter(({ status }) => status === 200)).toHaveLength(50);
	});
});

describe("its items", () => {
	test("are added, shown with their product, changed, removed", async () => {
		const path = await newList(anna);
		const custom = { c_variationGroupId: "VT1-red", c_customizationID: "7" };
		const { status, body } = await callAs(anna, "POST", `${path}/items`, { ...item, ...custom });
		expect(status).toBe(200);
		expect(body).toEqual({ ...item, ...custom, id: expect.any(String), purchasedQuantity: 0 });
		expect((await callAs(anna, "GET", path)).body.customerProductListItems).toEqual([body]);
		const own = `${path}/items/${body.id}`;
		expect((await callAs(anna, "GET", own)).body).toMatchObject({
			...body,
			product: { id: "1001", price: 100, inventory: { ats: 3 } },
		});
		const change = { ...body, quantity: 2, priority: 5, public: true, c_customizationID: null };
		const changed = await callAs(anna, "PATCH", own, change);
		expect(changed.body).toMatchObject({
			quantity: 2,
			priority: 5,
			public: true,
			c_variationGroupId: "VT1-red",
		});
		expect(changed.body).not.toHaveProperty("c_customizationID");
		expect((await callAs(anna, "DELETE", own)).status).toBe(204);
		expect(await callAs(anna, "GET", own)).toEqual(buildRefusal(404, "product-list-item-not-found"));
		expect((await callAs(anna, "GET", path)).body.customerProductListItems).toEqual([]);
	});

	test("stand in the order in which they were put in, within one second as well", async () => {
		const path = await newList(guest);
		for (const quantity of [4, 2, 5, 1, 3])
			await callAs(guest, "POST", `${path}/items`, { ...item, quantity });
		const { customerProductListItems: found } = (await callAs(guest, "GET", path)).body;
		expect((found as Body[]).map(({ quantity }) => quantity)).toEqual([4, 2, 5, 1, 3]);
	});

	test("may be a colour or a whole product", async () => {
		const path = await newList(guest);
		for (const productId of ["VT1-red", "VT1"])
			expect((await callAs(guest, "POST", `${path}/items`, { ...item, productId })).status).toBe(200);
	});

	test.each([
		["no product", { productId: undefined }, 400, "product-list-product-id-missing"],
		["an unknown product", { productId: "9999" }, 404, "product-list-product-not-found"],
		["a negative quantity", { quantity: -1 }, 400, "bad-request"],
		["a huge quantity", { quantity: 1e12 }, 400, "bad-request"],
		["an unknown type", { type: "dream" }, 400, "bad-request"],
		["no type", { type: undefined }, 400, "bad-request"],
		["an unknown field", { size: "M" }, 400, "bad-request"],
	])("are refused with %s, and the list stays as it is", async (_, more, status, slug) => {
		const path = await newList(guest);
		expect(await callAs(guest, "POST", `${path}/items`, { ...item, ...more })).toEqual(
			buildRefusal(status, slug),
		);
		expect((await callAs(guest, "GET", path)).body.customerProductListItems).toEqual([]);
	});

	test("are both kept if two tabs add them simultaneously", async () => {
		const path = await newList(guest);
		await Promise.all(
			["1001", "1002"].map((productId) => callAs(guest, "POST", `${path}/items`, { ...item, productId })),
		);
		const { customerProductListItems } = (await callAs(guest, "GET", path)).body as {
			customerProductListItems: Body[];
		};
		expect(customerProductListItems.map(({ productId }) => productId).sort()).toEqual(["1001", "1002"]);
	});
});

describe("a public product list", () => {
	const registrant = { email: "anna@vetrina.example", firstName: "Anna", lastName: "Rossi", role: "Bride" };
	const publicLists = `/customer/shopper-customers/v1/organizations/${ORGANIZATION}/product-lists`;
	let id: string;
	let shown: string;
	let hidden: string;

	beforeAll(async () => {
		const path = await newList(anna, { type: "gift_registry", registrant, public: true, c_secret: "x" });
		id = path.split("/").at(-1) ?? "";
		const add = async (more: Body) =>
			String((await callAs(anna, "POST", `${path}/items`, { ...item, ...more })).body.id);
		shown = await add({ public: true, c_note: "for the kitchen" });
		hidden = await add({ public: false, productId: "1002" });
		await newList(anna, { name: "Private" });
	});

	test.each([
		["the e-mail address", "email=ANNA%40vetrina.example"],
		["both names", "firstName=Anna&lastName=Rossi"],
	])("is found by its owner's %s, private ones are not", async (_, query) => {
		const { body } = await callAs(guest, "GET", `${publicLists}?${query}`);
		expect(body).toEqual({
			limit: 1,
			total: 1,
			data: [{ id, name: "Spring", title: "Spring", type: "gift_registry" }],
		});
	});

	// proves typed-2, typed-4
	test("is found in any case and composition of letters beyond ASCII", async () => {
		const email = "\u00e9lodie@vetrina.example";
		const elodie = await registeredCustomer(commerce, email);
		const change = { firstName: "\u00c9lodie", lastName: "\u0141ukasz" };
		expect((await callAs(elodie, "PATCH", elodie.path, change)).status).toBe(200);
		await newList(elodie, { type: "gift_registry", public: true });
		for (const query of [
			"email=\u00c9LODIE@vetrina.example",
			"email=E\u0301lodie@Vetrina.example",
			"firstName=\u00e9lodie&lastName=\u0142UKASZ",
			"firstName=E\u0301LODIE&lastName=\u0141ukasz",
		]) {
			const { body } = await callAs(guest, "GET", `${publicLists}?${new URLSearchParams(query)}`);
			expect(body.total, query).toBe(1);
		}
		const { body } = await callAs(guest, "GET", `${publicLists}?email=elodie@vetrina.example`);
		expect(body.total).toBe(0);
	});

	test("is not found by half a name or by nothing", async () => {
		expect(await callAs(guest, "GET", `${publicLists}?firstName=Anna`)).toEqual(
			buildRefusal(400, "bad-request"),
		);
		expect(await callAs(guest, "GET", publicLists)).toEqual(buildRefusal(400, "bad-request"));
		const { body } = await callAs(guest, "GET", `${publicLists}?email=%25`);
		expect(body.data).toEqual([]);
	});

	test("shows others its public items, and neither addresses nor notes", async () => {
		const { body } = await callAs(guest, "GET", `${publicLists}/${id}`);
		expect(body).toMatchObject({
			id,
			type: "gift_registry",
			public: true,
			registrant: { firstName: "Anna", lastName: "Rossi", role: "Bride" },
			productListItems: [{ id: shown, priority: 1, type: "product" }],
		});
		expect(JSON.stringify(body)).not.toMatch(/@|secret|kitchen/);
	});

	test("gives its items with as much of the product as is asked for", async () => {
		const items = async (query: string) =>
			(await callAs(guest, "GET", `${publicLists}/${id}/items${query}`)).body as {
				data: Body[];
				total: number;
			};
		expect(await items("")).toMatchObject({ total: 1, data: [{ id: shown }] });
		expect((await items("")).data[0]).not.toHaveProperty("product");
		const [bare] = (await items("?expand=product")).data as { product: Body }[];
		expect(bare?.product).toMatchObject({ id: "1001", price: 100 });
		expect(bare?.product).not.toHaveProperty("inventory");
		const [full] = (await items("?expand=product,images,availability")).data as { product: Body }[];
		expect(full?.product).toMatchObject({ inventory: { ats: 3 }, imageGroups: expect.any(Array) });
		expect(await callAs(guest, "GET", `${publicLists}/${id}/items?expand=wishes`)).toEqual(
			buildRefusal(400, "invalid-expand-parameter"),
		);
	});

	test("gives one public item with its product, no other", async () => {
		const { body } = await callAs(guest, "GET", `${publicLists}/${id}/items/${shown}`);
		expect(body).toMatchObject({ id: shown, product: { id: "1001" } });
		expect(await callAs(guest, "GET", `${publicLists}/${id}/items/${hidden}`)).toEqual(
			buildRefusal(404, "product-list-item-not-found"),
		);
	});

	test("is not there at another site, nor once it is private", async () => {
		const american = await loginGuest(commerce, "vetrina-us");
		expect(await callAs(american, "GET", `${publicLists}/${id}`)).toEqual(
			buildRefusal(404, "product-list-not-found"),
		);
		await callAs(anna, "PATCH", `${lists(anna)}/${id}`, { public: false });
		for (const path of ["", "/items", `/items/${shown}`])
			expect(await callAs(guest, "GET", `${publicLists}/${id}${path}`)).toEqual(
				buildRefusal(404, "product-list-not-found"),
			);
	});
});
