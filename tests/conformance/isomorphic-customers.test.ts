import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { configOf, login, sdk, slasClient, statusOf } from "./isomorphic.ts";

const PASSWORD = "Vetrina-1";
const customersOf = (token: string) =>
	new sdk.ShopperCustomers(configOf("customer/shopper-customers/v1", { authorization: `Bearer ${token}` }));

async function newCustomer() {
	const guest = await login();
	const username = `iso.${randomUUID()}@vetrina.example`;
	await customersOf(guest.access_token).registerCustomer({
		body: {
			customer: { login: username, email: username, firstName: "Iso", lastName: "Morphic", c_city: "Pisa" },
			password: PASSWORD,
		},
	});
	const session = await sdk.helpers.loginRegisteredUserB2C({
		slasClient: slasClient(),
		credentials: { username, password: PASSWORD },
		parameters: { redirectURI: "http://127.0.0.1/callback", usid: guest.usid },
	});
	return { username, customerId: session.customer_id, customers: customersOf(session.access_token) };
}

test("an account: profile, address book, cards, password", async () => {
	const { username, customerId, customers } = await newCustomer();
	await customers.updateCustomer({ parameters: { customerId }, body: { firstName: "Ida", c_city: "Bari" } });
	const address = { lastName: "Morphic", countryCode: "IT", city: "Bari" };
	// Names with characters that have to be escaped in a path, and names that look escaped.
	const names = ["Casa al mare", "50-60 |~", "家", "a;b:c", "Home"];
	for (const addressId of names)
		await customers.createCustomerAddress({ parameters: { customerId }, body: { ...address, addressId } });
	for (const addressName of names) {
		const parameters = { customerId, addressName };
		expect(await customers.getCustomerAddress({ parameters })).toMatchObject({ addressId: addressName });
	}
	const parameters = { customerId, addressName: "Casa al mare" };
	await customers.updateCustomerAddress({
		parameters,
		body: { ...address, addressId: "Mare", preferred: true },
	});
	await customers.removeCustomerAddress({ parameters: { customerId, addressName: "Home" } });
	await customers.createCustomerPaymentInstrument({
		parameters: { customerId },
		body: {
			paymentMethodId: "CREDIT_CARD",
			paymentCard: {
				cardType: "Visa",
				number: "4111111111111111",
				holder: "Ida",
				expirationMonth: 12,
				expirationYear: 2040,
				issueNumber: "",
				validFromMonth: 1,
				validFromYear: 2020,
			},
		},
	});
	const expand = ["addresses", "paymentinstruments"] as ["addresses", "paymentinstruments"];
	const shown = await customers.getCustomer({ parameters: { customerId, expand } });
	expect(shown).toMatchObject({ login: username, firstName: "Ida", c_city: "Bari" });
	expect(shown.addresses?.map(({ addressId }) => addressId).sort()).toEqual(
		["Mare", "50-60 |~", "家", "a;b:c"].sort(),
	);
	expect(shown.addresses?.[0]).toMatchObject({ addressId: "Mare", preferred: true });
	expect(shown.paymentInstruments?.[0]?.paymentCard).toMatchObject({ numberLastDigits: "1111" });
	const change = (currentPassword: string) =>
		customers.updateCustomerPassword({
			parameters: { customerId },
			body: { currentPassword, password: "Vetrina-2" },
		});
	expect(await statusOf(change("Guess-123"))).toBe(400);
	await change(PASSWORD);
	expect(await statusOf(customers.getCustomer({ parameters: { customerId } }))).toBe(401);
});

test("a wishlist: saved, shared, found, and private to its customer", async () => {
	const { username, customerId, customers } = await newCustomer();
	const guest = await login();
	const visitor = customersOf(guest.access_token);
	const search = new sdk.ShopperSearch(
		configOf("search/shopper-search/v1", { authorization: `Bearer ${guest.access_token}` }),
	);
	const { hits } = await search.productSearch({
		parameters: { refine: ["orderable_only=true"], q: "dress", limit: 1 },
	});
	const productId = hits[0]?.productId ?? "";
	const made = await customers.createCustomerProductList({
		parameters: { customerId },
		body: { name: "Wishes", type: "wish_list", public: true },
	});
	const listId = made.id ?? "";
	const item = { type: "product" as const, productId, quantity: 1, public: true, priority: 1 };
	const added = await customers.createCustomerProductListItem({
		parameters: { customerId, listId },
		body: item,
	});
	const lists = await customers.getCustomerProductLists({ parameters: { customerId } });
	expect(lists).toMatchObject({
		total: 1,
		data: [{ id: listId, customerProductListItems: [{ productId }] }],
	});
	const result = await visitor.getPublicProductListsBySearchTerm({ parameters: { email: username } });
	expect(result.data).toMatchObject([{ id: listId, title: "Wishes" }]);
	const itemId = added.id ?? "";
	const seen = await visitor.getProductListItem({ parameters: { listId, itemId } });
	expect(seen.product).toMatchObject({ id: productId });
	const theirs = { customerId: guest.customer_id, listId };
	expect(await statusOf(visitor.deleteCustomerProductList({ parameters: theirs }))).toBe(404);
	await customers.deleteCustomerProductListItem({ parameters: { customerId, listId, itemId } });
	await customers.deleteCustomerProductList({ parameters: { customerId, listId } });
	expect(await statusOf(visitor.getPublicProductList({ parameters: { listId } }))).toBe(404);
});
