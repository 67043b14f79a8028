import { type CommerceUnderTest, type Guest, ORGANIZATION, putLive } from "./commerce-under-test.ts";

export const BASKETS = `/checkout/shopper-baskets/v2/organizations/${ORGANIZATION}/baskets`;
export const ORDERS = `/checkout/shopper-orders/v1/organizations/${ORGANIZATION}/orders`;

export type Json = Record<string, unknown>;
export type OrderResponse = Json & {
	orderNo: string;
	orderTotal: number;
	status: string;
	productItems: ({ itemId: string; productId: string; quantity: number } & Json)[];
	paymentInstruments: ({ paymentInstrumentId: string; paymentMethodId: string } & Json)[];
	shipments: Json[];
};

export const address = {
	firstName: "Anna",
	lastName: "Bianchi",
	address1: "Via Roma 1",
	city: "Milano",
	postalCode: "20121",
	countryCode: "IT",
	phone: "+39 02 123456",
};

export const card = (lastDigits: string, more: Json = {}): Json => ({
	paymentMethodId: "CREDIT_CARD",
	paymentCard: {
		cardType: "Visa",
		maskedNumber: `************${lastDigits}`,
		holder: "Anna Bianchi",
		expirationMonth: 12,
		expirationYear: 2099,
	},
	...more,
});

export type BasketContents = {
	items: { productId: string; quantity: number }[];
	email?: string;
	payments?: Json[];
	coupons?: string[];
	currency?: string;
	countryCode?: string;
};

export async function sendAs(
	shopper: Guest,
	method: string,
	path: string,
	body?: unknown,
): Promise<Response> {
	return shopper.fetch(path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}

async function must(response: Response): Promise<Json> {
	if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
	return (await response.json()) as Json;
}

export async function readyBasket(shopper: Guest, contents: BasketContents): Promise<string> {
	const {
		items,
		email = "anna@vetrina.example",
		payments = [],
		coupons = [],
		currency,
		countryCode = "IT",
	} = contents;
	const createdBasket = await must(
		await sendAs(shopper, "POST", BASKETS, { productItems: items, ...(currency ? { currency } : {}) }),
	);
	const path = `${BASKETS}/${createdBasket.basketId}`;
	const steps: [string, string, unknown][] = [
		["PUT", `${path}/shipments/me/shipping-address?useAsBilling=true`, { ...address, countryCode }],
		["PUT", `${path}/shipments/me/shipping-method`, { id: "standard" }],
		["PUT", `${path}/customer`, { email }],
		...coupons.map((code): [string, string, unknown] => ["POST", `${path}/coupons`, { code }]),
		...payments.map((payment): [string, string, unknown] => ["POST", `${path}/payment-instruments`, payment]),
	];
	for (const [method, step, body] of steps) await must(await sendAs(shopper, method, step, body));
	return String(createdBasket.basketId);
}

export const submit = (shopper: Guest, basketId: string, query = ""): Promise<Response> =>
	sendAs(shopper, "POST", `${ORDERS}${query}`, { basketId });

export async function placedOrder(shopper: Guest, contents: BasketContents): Promise<OrderResponse> {
	const basketId = await readyBasket(shopper, { payments: [card("4242")], ...contents });
	return (await must(await submit(shopper, basketId))) as OrderResponse;
}

export const eur = (list: number) => ({ EUR: { list } });

export const stockUp = (commerce: CommerceUnderTest): Promise<void> =>
	putLive(commerce.env.DB, {
		variants: [
			{ id: "1001", prices: eur(100), ats: 50 },
			{ id: "1002", prices: eur(49.9), ats: 3 },
			{ id: "1003", prices: eur(80), ats: 9, stockLevel: 0, preorderable: true },
		],
	});

export const readStock = (commerce: CommerceUnderTest, id: string): Promise<number | null> =>
	commerce.env.DB.prepare(
		"SELECT ats FROM inventory WHERE variant_id = ? AND gen = (SELECT gen FROM site_catalog WHERE site_id = 'vetrina-eu')",
	)
		.bind(id)
		.first<number>("ats");

export const readOrderResponse = async (response: Response): Promise<OrderResponse> =>
	(await response.json()) as OrderResponse;

export const readOrder = async (shopper: Guest, orderNo: string): Promise<OrderResponse> =>
	readOrderResponse(await shopper.fetch(`${ORDERS}/${orderNo}`));
