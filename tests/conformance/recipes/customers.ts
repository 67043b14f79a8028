import { randomBytes } from "node:crypto";
import { type Guest, prepare, type Request, SITE } from "../cloud.ts";
import { newCustomer, PASSWORD } from "../customer.ts";
import { trustedToken } from "../trusted-client.ts";
import { getCustomerOrders } from "./orders.ts";
import type { Recipes } from "./recipe.ts";

const API = "shopper-customers-v1";
const unique = (): string => randomBytes(8).toString("hex");

async function before(
	token: string,
	operationId: string,
	request: Request,
): Promise<Record<string, unknown>> {
	const { status, body } = await prepare(API, operationId, {
		token,
		...request,
		query: { siteId: SITE, ...request.query },
	});
	if (status >= 400) throw new Error(`${operationId} was refused: ${JSON.stringify(body)}`);
	return body;
}

async function asCustomer(
	request: Request = {},
	prepared?: (token: string, customerId: string) => Promise<Record<string, string>>,
): Promise<Request> {
	const { customer } = await newCustomer();
	const { token, customerId } = customer;
	return { token, ...request, path: { customerId, ...(await prepared?.(token, customerId)) } };
}

const address = { addressId: "Home", firstName: "Anna", lastName: "Rossi", countryCode: "IT", city: "Roma" };
const withAddress = async (token: string, customerId: string) => {
	await before(token, "createCustomerAddress", { path: { customerId }, body: address });
	return { addressName: "Home" };
};

export const card = {
	paymentMethodId: "CREDIT_CARD",
	paymentCard: {
		cardType: "Visa",
		number: "4111111111111111",
		holder: "Anna Rossi",
		expirationMonth: 12,
		expirationYear: 2040,
		issueNumber: "1",
		validFromMonth: 1,
		validFromYear: 2020,
	},
};
const withCard = async (token: string, customerId: string) => {
	const saved = await before(token, "createCustomerPaymentInstrument", { path: { customerId }, body: card });
	return { paymentInstrumentId: String(saved.paymentInstrumentId) };
};

const list = { name: "Wishes", type: "wish_list", public: true };
const itemOf = (productId: string) => ({
	type: "product",
	productId,
	quantity: 1,
	priority: 1,
	public: true,
});

async function withList({ token, customerId }: Guest): Promise<{ customerId: string; listId: string }> {
	const made = await before(token, "createCustomerProductList", { path: { customerId }, body: list });
	return { customerId, listId: String(made.id) };
}

async function withItem(guest: Guest, productId: string) {
	const path = await withList(guest);
	const body = itemOf(productId);
	const added = await before(guest.token, "createCustomerProductListItem", { path, body });
	return { ...path, itemId: String(added.id) };
}

const externalProfile = () => ({
	authenticationProviderId: "google",
	externalId: unique(),
	email: `anna.${unique()}@vetrina.example`,
	firstName: "Anna",
	lastName: "Rossi",
});

export const customers: Recipes = {
	getCustomerOrders,
	registerCustomer: () => {
		const login = `anna.${unique()}@vetrina.example`;
		return {
			body: { customer: { login, email: login, firstName: "Anna", lastName: "Rossi" }, password: PASSWORD },
		};
	},
	getCustomer: () => asCustomer({ query: { expand: ["addresses", "paymentinstruments"] } }),
	updateCustomer: () => asCustomer({ body: { firstName: "Bea", birthday: "1990-02-28", gender: 1 } }),
	updateCustomerPassword: () => asCustomer({ body: { currentPassword: PASSWORD, password: "Vetrina-2" } }),
	getResetPasswordToken: async () => {
		const { login } = await newCustomer();
		return { token: await trustedToken(), body: { login } };
	},
	resetPassword: async () => {
		const { login } = await newCustomer();
		const token = await trustedToken();
		const { resetToken } = await before(token, "getResetPasswordToken", { body: { login } });
		return { token, body: { login, resetToken, newPassword: "Vetrina-2" } };
	},
	registerExternalProfile: async () => ({ token: await trustedToken(), body: externalProfile() }),
	getExternalProfile: async () => {
		const token = await trustedToken();
		const body = externalProfile();
		await before(token, "registerExternalProfile", { body });
		const { authenticationProviderId, externalId } = body;
		return { token, query: { authenticationProviderId, externalId } };
	},

	createCustomerAddress: () => asCustomer({ body: address }),
	getCustomerAddress: () => asCustomer({}, withAddress),
	updateCustomerAddress: () => asCustomer({ body: { ...address, preferred: true } }, withAddress),
	removeCustomerAddress: () => asCustomer({}, withAddress),

	createCustomerPaymentInstrument: () => asCustomer({ body: card }),
	getCustomerPaymentInstrument: () => asCustomer({}, withCard),
	updateCustomerPaymentInstrument: () =>
		asCustomer(
			{ body: { default: true, paymentCard: { expirationMonth: 1, expirationYear: 2041 } } },
			withCard,
		),
	deleteCustomerPaymentInstrument: () => asCustomer({}, withCard),

	getCustomerBaskets: ({ guest }) => ({ path: { customerId: guest.customerId } }),

	getCustomerProductLists: async ({ guest, productId }) => {
		const { customerId } = await withItem(guest, productId);
		return { path: { customerId } };
	},
	createCustomerProductList: ({ guest }) => ({ path: { customerId: guest.customerId }, body: list }),
	getCustomerProductList: async ({ guest, productId }) => {
		const { customerId, listId } = await withItem(guest, productId);
		return { path: { customerId, listId } };
	},
	updateCustomerProductList: async ({ guest }) => ({ path: await withList(guest), body: { name: "Dreams" } }),
	deleteCustomerProductList: async ({ guest }) => ({ path: await withList(guest) }),
	createCustomerProductListItem: async ({ guest, productId }) => ({
		path: await withList(guest),
		body: itemOf(productId),
	}),
	getCustomerProductListItem: async ({ guest, productId }) => ({ path: await withItem(guest, productId) }),
	updateCustomerProductListItem: async ({ guest, productId }) => ({
		path: await withItem(guest, productId),
		body: { quantity: 2, priority: 1, public: false },
	}),
	deleteCustomerProductListItem: async ({ guest, productId }) => ({ path: await withItem(guest, productId) }),

	getPublicProductListsBySearchTerm: async () => {
		const { customer, login } = await newCustomer();
		await withList(customer);
		return { query: { email: login } };
	},
	getPublicProductList: async ({ guest, productId }) => {
		const { listId } = await withItem(guest, productId);
		return { path: { listId } };
	},
	getPublicProductListItems: async ({ guest, productId }) => {
		const { listId } = await withItem(guest, productId);
		return { path: { listId }, query: { expand: ["product", "images", "availability"] } };
	},
	getProductListItem: async ({ guest, productId }) => {
		const { listId, itemId } = await withItem(guest, productId);
		return { path: { listId, itemId } };
	},
};
