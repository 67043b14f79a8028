import { expect } from "vitest";
import type { BasketView } from "../apis/baskets/view/basket-view.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	putLive,
	startCommerce,
} from "./commerce-under-test.ts";

export const basketsPath = (version: "v1" | "v2" = "v1") =>
	`/checkout/shopper-baskets/${version}/organizations/${ORGANIZATION}/baskets`;

export const json = (method: string, body?: unknown): RequestInit => ({
	method,
	...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

export async function ok(result: Response | Promise<Response>): Promise<BasketView> {
	const response = await result;
	if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
	return (await response.json()) as BasketView;
}

type Problem = { status: number; type: string; [member: string]: unknown };

export async function problemOf(result: Response | Promise<Response>): Promise<Problem> {
	const response = await result;
	expect(response.headers.get("content-type")).toBe("application/problem+json");
	const body = (await response.json()) as { type: string };
	return { ...body, status: response.status, type: body.type.split("/").pop() ?? "" };
}

export const create = (guest: Guest, body: unknown = {}, path = basketsPath()): Promise<BasketView> =>
	ok(guest.fetch(path, json("POST", body)));

export const read = (guest: Guest, basketId: string): Promise<BasketView> =>
	ok(guest.fetch(`${basketsPath()}/${basketId}`));

export const on =
	(guest: Guest, basketId: string, version: "v1" | "v2" = "v1") =>
	(method: string, path: string, body?: unknown): Promise<Response> =>
		guest.fetch(`${basketsPath(version)}/${basketId}${path}`, json(method, body));

export const italy = {
	firstName: "Anna",
	lastName: "Rossi",
	address1: "Via Roma 1",
	city: "Milano",
	postalCode: "20121",
	countryCode: "IT",
	c_district: "Brera",
};

export async function withBasket(commerce: CommerceUnderTest, quantity = 2, siteId = "vetrina-eu") {
	const guest = await loginGuest(commerce, siteId);
	const { basketId } = await create(guest, { productItems: [{ productId: "1001", quantity }] });
	return { guest, basketId, call: on(guest, basketId) };
}

const inEveryCurrency = {
	EUR: { list: 200, sale: 149.9 },
	USD: { list: 220 },
	SEK: { list: 2200 },
	AED: { list: 800 },
	KWD: { list: 70.125 },
	JPY: { list: 32800 },
	KRW: { list: 301000 },
};

export async function startWithSizes(): Promise<CommerceUnderTest> {
	const commerce = await startCommerce();
	const prices = inEveryCurrency;
	await putLive(commerce.env.DB, {
		variants: [
			{ id: "1001", size: "S", prices, ats: 5 },
			{ id: "1002", size: "M", prices, ats: 3 },
			{ id: "1003", size: "L", prices, ats: 0 },
			{ id: "1004", size: "XL", prices, ats: 4, stockLevel: 0, preorderable: true },
			{ id: "2001", master: "VT2", prices: {}, ats: 3 },
			{ id: "3001", master: "VT3", prices, ats: 10 },
		],
		promotions: { VT3: { id: "twenty-off", percent: 20 } },
	});
	return commerce;
}

export const addItems = (
	guest: Guest,
	basketId: string,
	...items: { productId?: string; quantity?: number; [custom: string]: unknown }[]
): Promise<Response> => guest.fetch(`${basketsPath()}/${basketId}/items`, json("POST", items));

export async function startWithCheckout(): Promise<CommerceUnderTest> {
	const commerce = await startCommerce();
	const prices = { EUR: { list: 100 }, USD: { list: 110 }, SEK: { list: 1100 }, JPY: { list: 16000 } };
	await putLive(commerce.env.DB, {
		variants: [
			{ id: "1001", prices, ats: 50 },
			{ id: "2001", master: "VT2", prices, ats: 50 },
			{ id: "800000180000", master: "VT8", prices, ats: 3 },
		],
	});
	return commerce;
}

export const SHIPMENT = {
	address: "/shipments/me/shipping-address",
	method: "/shipments/me/shipping-method",
};
