import { type Answer, type Guest, prepare, type Request, SITE } from "../cloud.ts";
import { trustedToken } from "../trusted-client.ts";
import type { Prepared, Recipes } from "./recipe.ts";

const address = {
	lastName: "Rossi",
	countryCode: "IT",
	city: "Milano",
	address1: "Via Roma 1",
	postalCode: "20121",
};
const EMAIL = "anna@vetrina.example";

const cardEnding = (digits: string) => ({
	paymentMethodId: "CREDIT_CARD",
	paymentCard: {
		cardType: "Visa",
		holder: "Anna Rossi",
		maskedNumber: `************${digits}`,
		expirationMonth: 12,
		expirationYear: 2099,
	},
});
const card = cardEnding("4242");
const askedCard = cardEnding("3220");

async function ask(
	guest: Guest,
	api: string,
	operationId: string,
	request: Request,
): Promise<Answer["body"]> {
	const { status, body } = await prepare(api, operationId, {
		token: guest.token,
		...request,
		query: { siteId: SITE, ...request.query },
	});
	if (status >= 400) throw new Error(`${operationId} was refused: ${JSON.stringify(body)}`);
	return body;
}

let plentiful: Promise<string> | undefined;

function plentifulProduct(guest: Guest): Promise<string> {
	plentiful ??= findPlentiful(guest);
	return plentiful;
}

async function findPlentiful(guest: Guest): Promise<string> {
	const query = { refine: ["htype=variation_group", "orderable_only=true"], limit: 24 };
	const result = await ask(guest, "shopper-search-v1", "productSearch", { query });
	const ids = (result.hits as { representedProduct: { id: string } }[]).map(
		(hit) => hit.representedProduct.id,
	);
	const { data } = await ask(guest, "shopper-products-v1", "getProducts", {
		query: { ids, expand: ["availability"] },
	});
	const stocked = (data as { id: string; inventory: { stockLevel: number } }[]).map(({ id, inventory }) => ({
		id,
		units: inventory.stockLevel,
	}));
	return stocked.reduce((most, one) => (one.units > most.units ? one : most)).id;
}

/**
 * Returns the id of a basket with everything that an order needs. Unless `isPaid`, it has a card whose bank asks for confirmation, so
 * that the order stays open.
 */
export async function basketToOrder(
	guest: Guest,
	options: { isPaid: boolean; taxMode?: "external" },
): Promise<string> {
	const on = (operationId: string, request: Request) =>
		ask(guest, "shopper-baskets-v2", operationId, request);
	const { isPaid, taxMode } = options;
	const productId = await plentifulProduct(guest);
	const created = await on("createBasket", {
		body: { productItems: [{ productId, quantity: 1 }] },
		query: taxMode ? { taxMode } : {},
	});
	const basketId = String(created.basketId);
	const path = { basketId, shipmentId: "me" };
	await on("updateShippingAddressForShipment", { path, query: { useAsBilling: true }, body: address });
	const shipped = await on("updateShippingMethodForShipment", { path, body: { id: "standard" } });
	await on("updateCustomerForBasket", { path, body: { email: EMAIL } });
	if (taxMode) {
		const items = [...(shipped.productItems as Item[]), ...(shipped.shippingItems as Item[])];
		const taxes = Object.fromEntries(
			items.map(({ itemId }) => [itemId, { taxItems: [{ id: "vat", rate: 0.22 }] }]),
		);
		await on("addTaxesForBasket", { path, body: { taxes } });
	}
	await on("addPaymentInstrumentToBasket", { path, body: isPaid ? card : askedCard });
	return basketId;
}

type Item = { itemId: string };

async function newOrder(prepared: Prepared, options: Parameters<typeof basketToOrder>[1]): Promise<string> {
	const basketId = await basketToOrder(prepared.guest, options);
	const order = await ask(prepared.guest, "shopper-orders-v1", "createOrder", { body: { basketId } });
	return String(order.orderNo);
}

type Payment = { paymentInstrumentId: string };

async function paymentOfOpen(prepared: Prepared): Promise<Record<string, string>> {
	const orderNo = await newOrder(prepared, { isPaid: false });
	const order = await ask(prepared.guest, "shopper-orders-v1", "getOrder", { path: { orderNo } });
	const [payment] = order.paymentInstruments as Payment[];
	return { orderNo, paymentInstrumentId: payment?.paymentInstrumentId ?? "" };
}

async function surplusPayment(prepared: Prepared): Promise<Record<string, string>> {
	const orderNo = await newOrder(prepared, { isPaid: false });
	const paid = await ask(prepared.guest, "shopper-orders-v1", "createPaymentInstrumentForOrder", {
		path: { orderNo },
		body: card,
	});
	const payment = (paid.paymentInstruments as Payment[]).at(-1);
	return { orderNo, paymentInstrumentId: payment?.paymentInstrumentId ?? "" };
}

export const orders: Recipes = {
	createOrder: async (prepared) => ({
		query: { locale: "de-DE" },
		body: { basketId: await basketToOrder(prepared.guest, { isPaid: true }) },
	}),
	getOrder: async (prepared) => ({ path: { orderNo: await newOrder(prepared, { isPaid: true }) } }),
	guestOrderLookup: async (prepared) => ({
		path: { orderNo: await newOrder(prepared, { isPaid: true }) },
		body: { email: EMAIL, postalCode: "20121" },
	}),
	failOrder: async (prepared) => ({
		path: { orderNo: await newOrder(prepared, { isPaid: false }) },
		query: { reopenBasket: true },
		body: { reasonCode: "payment_auth_failure" },
	}),
	createPaymentInstrumentForOrder: async (prepared) => ({
		path: { orderNo: await newOrder(prepared, { isPaid: false }) },
		body: card,
	}),
	updatePaymentInstrumentForOrder: async (prepared) => ({ path: await paymentOfOpen(prepared), body: card }),
	removePaymentInstrumentFromOrder: async (prepared) => ({ path: await surplusPayment(prepared) }),
	getPaymentMethodsForOrder: async (prepared) => ({
		path: { orderNo: await newOrder(prepared, { isPaid: false }) },
	}),
	getTaxesFromOrder: async ({ guest }) => {
		const own = { ...guest, token: await trustedToken() };
		const basketId = await basketToOrder(own, { isPaid: true, taxMode: "external" });
		const order = await ask(own, "shopper-orders-v1", "createOrder", { body: { basketId } });
		return { token: own.token, path: { orderNo: String(order.orderNo) } };
	},
};

export async function getCustomerOrders(prepared: Prepared): Promise<Request> {
	await newOrder(prepared, { isPaid: true });
	return { path: { customerId: prepared.guest.customerId }, query: { limit: 5, offset: 0, status: "new" } };
}
