import { ApiError, createCommerceApiClients } from "@salesforce/storefront-next-runtime/scapi";
import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	ORGANIZATION,
	ORIGIN,
	putLive,
	startCommerce,
} from "../testing/commerce-under-test.ts";

/** Uses accounts and wish lists through the platform's own client, unmodified. */

const PASSWORD = "Silk&Linen1";
let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await putLive(commerce.env.DB, { variants: [{ id: "1001", prices: { EUR: { list: 100 } }, ats: 3 }] });
});

function clientsOf(token?: string) {
	return createCommerceApiClients({
		baseUrl: ORIGIN,
		organizationId: ORGANIZATION,
		siteId: "vetrina-eu",
		locale: "en-IT",
		clientId: "vetrina",
		redirectUri: `${ORIGIN}/callback`,
		fetch: (request: Request) => commerce.fetch(request.url.slice(ORIGIN.length), request),
		...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
	});
}

async function newCustomer(username: string) {
	const guest = await clientsOf().auth.loginAsGuest();
	const customer = { login: username, email: username, firstName: "Next", lastName: "Client" };
	await clientsOf(guest.access_token).shopperCustomers.registerCustomer({
		params: {},
		body: { customer, password: PASSWORD },
	});
	const login = await clientsOf().auth.loginWithCredentials({
		username,
		password: PASSWORD,
		usid: guest.usid,
	});
	return { customerId: login.customer_id, api: clientsOf(login.access_token).shopperCustomers };
}

test("an account with its address book", async () => {
	const { customerId, api } = await newCustomer("next@vetrina.example");
	const path = { customerId };
	await api.updateCustomer({ params: { path }, body: { firstName: "Nora" } });
	const address = { addressId: "Casa al mare", lastName: "Client", countryCode: "IT" };
	await api.createCustomerAddress({ params: { path }, body: address });
	const addressName = address.addressId;
	const body = { ...address, preferred: true };
	await api.updateCustomerAddress({ params: { path: { customerId, addressName } }, body });
	const { data } = await api.getCustomer({
		params: { path, query: { expand: ["addresses", "paymentinstruments"] } },
	});
	expect(data).toMatchObject({
		firstName: "Nora",
		addresses: [{ addressId: addressName, preferred: true }],
		paymentInstruments: [],
	});
	await api.removeCustomerAddress({ params: { path: { customerId, addressName } } });
	const gone = api.getCustomerAddress({ params: { path: { customerId, addressName } } });
	await expect(gone).rejects.toThrow(ApiError);
});

test("a wish list, and its products for others", async () => {
	const { customerId, api } = await newCustomer("wishes@vetrina.example");
	const { data: list } = await api.createCustomerProductList({
		params: { path: { customerId } },
		body: { name: "Wishes", type: "wish_list", public: true },
	});
	const listId = list.id ?? "";
	await api.createCustomerProductListItem({
		params: { path: { customerId, listId } },
		body: { type: "product", productId: "1001", quantity: 1, public: true, priority: 1 },
	});
	const guest = await clientsOf().auth.loginAsGuest();
	const { data: items } = await clientsOf(guest.access_token).shopperCustomers.getPublicProductListItems({
		params: { path: { listId }, query: { expand: ["product", "images"] } },
	});
	expect(items).toMatchObject({ total: 1, data: [{ product: { id: "1001", price: 100 } }] });
});
