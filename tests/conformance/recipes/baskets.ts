import { newAgent } from "../agent.ts";
import { type Guest, prepare, type Request, SITE } from "../cloud.ts";
import { newCustomer, registerCustomer } from "../customer.ts";
import { trustedToken } from "../trusted-client.ts";
import type { Prepared, Recipes } from "./recipe.ts";

const API = "shopper-baskets-v2";

async function before(guest: Guest, operationId: string, request: Request) {
	const { status, body } = await prepare(API, operationId, {
		token: guest.token,
		...request,
		query: { siteId: SITE, ...request.query },
	});
	if (status >= 400) throw new Error(`${operationId} was refused: ${JSON.stringify(body)}`);
	return body as {
		basketId: string;
		couponItems: { couponItemId: string }[];
		giftCertificateItems: { giftCertificateItemId: string }[];
		orderPriceAdjustments: { priceAdjustmentId: string }[];
		paymentInstruments: { paymentInstrumentId: string }[];
	};
}

async function whoLoggedIn({ productId }: Prepared): Promise<Request> {
	const { guest, customer } = await newCustomer();
	await before(guest, "createBasket", { body: { productItems: [{ productId, quantity: 1 }] } });
	return { token: customer.token };
}

const address = { lastName: "Rossi", countryCode: "IT", city: "Milano", address1: "Via Roma 1" };
const giftCertificate = { amount: 20, recipientEmail: "bea@vetrina.example" };
const discount = { level: "order", discount: { type: "percentage", value: 5 }, promotionId: "sorry" };
const card = {
	paymentMethodId: "CREDIT_CARD",
	paymentCard: { cardType: "Visa", holder: "Anna", maskedNumber: "************1111" },
};

export const baskets: Recipes = {
	createBasket: () => ({ query: { locale: "de" }, body: {} }),
	getBasket: ({ basketId }) => ({ path: { basketId } }),
	updateBasket: ({ basketId }) => ({ path: { basketId }, body: { c_note: "x" } }),
	deleteBasket: ({ basketId }) => ({ path: { basketId } }),
	addItemToBasket: ({ basketId, productId }) => ({ path: { basketId }, body: [{ productId, quantity: 1 }] }),
	updateItemsInBasket: ({ basketId, itemId }) => ({ path: { basketId }, body: [{ itemId, quantity: 1 }] }),
	updateItemInBasket: ({ basketId, itemId }) => ({ path: { basketId, itemId }, body: { quantity: 1 } }),
	removeItemFromBasket: ({ basketId, itemId }) => ({ path: { basketId, itemId } }),

	transferBasket: whoLoggedIn,
	mergeBasket: async (prepared) => ({
		...(await whoLoggedIn(prepared)),
		query: { createDestinationBasket: true, productItemMergeMode: "sum_quantities" },
	}),
	updateAsStorefrontBasket: agentsBasket,
	promoteTemporaryBasket: async ({ guest, basketId }) => {
		await before(guest, "deleteBasket", { path: { basketId } });
		const temporary = await before(guest, "createBasket", { query: { temporary: true }, body: {} });
		return { path: { basketId: temporary.basketId } };
	},

	updateAsAgentBasket: agentsBasket,
	addPriceAdjustmentToBasket: async (prepared) => ({ ...(await agentsBasket(prepared)), body: discount }),
	updatePriceAdjustmentInBasket: async (prepared) => ({
		...(await discountedByAgent(prepared)),
		body: { appliedDiscount: { type: "percentage", percentage: 10 }, itemText: "Sorry", reasonCode: "late" },
	}),
	removePriceAdjustmentFromBasket: discountedByAgent,

	updateBillingAddressForBasket: ({ basketId }) => ({
		path: { basketId },
		query: { useAsShipping: true },
		body: address,
	}),
	updateCustomerForBasket: ({ basketId }) => ({
		path: { basketId },
		body: { email: "anna@vetrina.example" },
	}),

	addCouponToBasket: ({ basketId }) => ({ path: { basketId }, body: { code: "WELCOME10" } }),
	removeCouponFromBasket: async ({ guest, basketId }) => {
		const path = { basketId };
		const { couponItems } = await before(guest, "addCouponToBasket", { path, body: { code: "EXPRESS" } });
		return { path: { basketId, couponItemId: couponItems[0]?.couponItemId ?? "" } };
	},

	addGiftCertificateItemToBasket: ({ basketId }) => ({ path: { basketId }, body: giftCertificate }),
	updateGiftCertificateItemInBasket: async (prepared) => ({
		path: await giftCertificatePath(prepared),
		body: { ...giftCertificate, amount: 30 },
	}),
	removeGiftCertificateItemFromBasket: async (prepared) => ({ path: await giftCertificatePath(prepared) }),

	getPaymentMethodsForBasket: ({ basketId }) => ({ path: { basketId } }),
	addPaymentInstrumentToBasket: ({ basketId }) => ({ path: { basketId }, body: card }),
	updatePaymentInstrumentInBasket: async (prepared) => ({
		path: await instrumentPath(prepared),
		body: { ...card, amount: 10 },
	}),
	removePaymentInstrumentFromBasket: async (prepared) => ({ path: await instrumentPath(prepared) }),

	createShipmentForBasket: ({ basketId }) => ({
		path: { basketId },
		body: { shipmentId: "present", gift: true, shippingAddress: address, shippingMethod: { id: "express" } },
	}),
	updateShipmentForBasket: ({ basketId }) => ({
		path: { basketId, shipmentId: "me" },
		body: { gift: true, giftMessage: "Auguri" },
	}),
	removeShipmentFromBasket: async ({ guest, basketId }) => {
		await before(guest, "createShipmentForBasket", { path: { basketId }, body: { shipmentId: "present" } });
		return { path: { basketId, shipmentId: "present" } };
	},
	updateShippingAddressForShipment: ({ basketId }) => ({
		path: { basketId, shipmentId: "me" },
		query: { useAsBilling: true },
		body: address,
	}),
	updateShippingMethodForShipment: ({ basketId }) => ({
		path: { basketId, shipmentId: "me" },
		body: { id: "express" },
	}),
	getShippingMethodsForShipment: ({ basketId }) => ({ path: { basketId, shipmentId: "me" } }),

	getTaxesFromBasket: async ({ productId }) => {
		const { token, basketId } = await externallyTaxed(productId);
		return { token, path: { basketId } };
	},
	addTaxesForBasket: async ({ productId }) => {
		const { token, basketId } = await externallyTaxed(productId);
		return { token, path: { basketId }, body: { taxes: {} } };
	},
	addTaxesForBasketItem: async ({ productId }) => {
		const { token, basketId, itemId } = await externallyTaxed(productId);
		return { token, path: { basketId, itemId }, body: { taxItems: [{ id: "IT_22", rate: 0.22 }] } };
	},
};

async function agentsBasket({ guest, productId }: Prepared) {
	const agent = await newAgent(await registerCustomer(guest));
	const body = { productItems: [{ productId, quantity: 1 }] };
	const { basketId } = await before(agent, "createBasket", { body });
	return { token: agent.token, path: { basketId } };
}

async function discountedByAgent(prepared: Prepared): Promise<Request> {
	const { token, path } = await agentsBasket(prepared);
	const request = { token, path, body: discount };
	const { orderPriceAdjustments } = await before(prepared.guest, "addPriceAdjustmentToBasket", request);
	return { token, path: { ...path, priceAdjustmentId: orderPriceAdjustments[0]?.priceAdjustmentId ?? "" } };
}

async function giftCertificatePath({ guest, basketId }: Prepared) {
	const request = { path: { basketId }, body: giftCertificate };
	const { giftCertificateItems } = await before(guest, "addGiftCertificateItemToBasket", request);
	return { basketId, giftCertificateItemId: giftCertificateItems[0]?.giftCertificateItemId ?? "" };
}

async function instrumentPath({ guest, basketId }: Prepared) {
	const request = { path: { basketId }, body: card };
	const { paymentInstruments } = await before(guest, "addPaymentInstrumentToBasket", request);
	return { basketId, paymentInstrumentId: paymentInstruments[0]?.paymentInstrumentId ?? "" };
}

async function externallyTaxed(productId: string) {
	const token = await trustedToken();
	const { status, body } = await prepare(API, "createBasket", {
		token,
		query: { siteId: SITE, taxMode: "external" },
		body: { productItems: [{ productId, quantity: 1 }] },
	});
	if (status >= 400) throw new Error(`createBasket was refused: ${JSON.stringify(body)}`);
	const [item] = body.productItems as { itemId: string }[];
	return { token, basketId: String(body.basketId), itemId: item?.itemId ?? "" };
}
