import { expect } from "vitest";
import type { BasketView } from "../apis/baskets/view/basket-view.ts";
import { type CommerceUnderTest, type Guest, loginGuest, ORGANIZATION } from "./commerce-under-test.ts";

/** Calls of the basket API in tests. */

export const basketsPath = (version: "v1" | "v2" = "v1") =>
	`/checkout/shopper-baskets/${version}/organizations/${ORGANIZATION}/baskets`;

export const json = (method: string, body?: unknown): RequestInit => ({
	method,
	...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

/** The basket that a call returns. */
export async function ok(result: Response | Promise<Response>): Promise<BasketView> {
	const response = await result;
	if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
	return (await response.json()) as BasketView;
}

type Problem = { status: number; type: string; [member: string]: unknown };

/** The problem that a call returns, its type without its address. */
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

/** A call on a basket, below its path. */
export const on =
	(guest: Guest, basketId: string, version: "v1" | "v2" = "v1") =>
	(method: string, path: string, body?: unknown): Promise<Response> =>
		guest.fetch(`${basketsPath(version)}/${basketId}${path}`, json(method, body));

/** An address that is returned as it was sent, plus an id and a full name. */
export const italy = {
	firstName: "Anna",
	lastName: "Rossi",
	address1: "Via Roma 1",
	city: "Milano",
	postalCode: "20121",
	countryCode: "IT",
	c_district: "Brera",
};

/** A new guest with so many units of 1001 in the basket. */
export async function withBasket(commerce: CommerceUnderTest, quantity = 2, siteId = "vetrina-eu") {
	const guest = await loginGuest(commerce, siteId);
	const { basketId } = await create(guest, { productItems: [{ productId: "1001", quantity }] });
	return { guest, basketId, call: on(guest, basketId) };
}
