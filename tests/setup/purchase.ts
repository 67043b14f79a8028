import { expect, inject } from "vitest";
import { ADDRESS, cardForm } from "./buyer.ts";
import { STAPLE } from "./restock.ts";
import type { Shopper } from "./shopper.ts";

/** Returns an origin as the sandbox's redirects contain it, with localhost. */
export const asBrowsersSay = (origin: string): string => origin.replace("127.0.0.1", "localhost");

/** Sends a form; returns the address of the redirect. `path` includes the locale. */
export const sendTo = async (
	shopper: Shopper,
	path: string,
	fields: Record<string, string>,
	fault = "",
): Promise<string> => {
	const response = await shopper.fetch(path, {
		method: "POST",
		body: new URLSearchParams(fields),
		headers: fault ? { "x-vetrina-fault": fault } : {},
	});
	await response.arrayBuffer();
	expect(response.status, `${path} ${fault}`).toBe(303);
	return response.headers.get("location") ?? "";
};

export const send: typeof sendTo = (shopper, path, fields, fault) =>
	sendTo(shopper, `/en-it${path}`, fields, fault);

/** Makes the given events of one order happen immediately. Advancing the sandbox's clock instead would affect every order. */
export const plan = async (
	orderNo: string,
	events: readonly string[],
	shop = { commerce: inject("commerce"), adminToken: inject("adminToken") },
): Promise<void> => {
	const response = await fetch(`${shop.commerce}/admin/orders/${orderNo}/plan`, {
		method: "PUT",
		headers: { authorization: `Bearer ${shop.adminToken}`, "content-type": "application/json" },
		body: JSON.stringify({ steps: events.map((event) => ({ after: 0, event })) }),
	});
	expect(response.status).toBe(200);
};

/** `commerce`: the cloud's address where the shop does not know it, because its port is free to choose. */
export const enterCard = async (
	shopper: Shopper,
	number = "4242424242424242",
	page = "/en-it/checkout?step=payment",
	commerce?: string,
): Promise<string> => {
	const { action, fields } = cardForm(await (await shopper.fetch(page)).text(), number);
	const body = new URLSearchParams({ ...fields, return: asBrowsersSay(fields.return) });
	const response = await fetch(commerce ? new URL(new URL(action).pathname, commerce) : action, {
		method: "POST",
		redirect: "manual",
		body,
	});
	const to = new URL(response.headers.get("location") ?? "");
	return to.pathname + to.search;
};

export const enterSavedCard = async (shopper: Shopper, number: string): Promise<string> => {
	const back = await enterCard(shopper, number, "/en-it/payments?add=");
	return new URL(back, "http://x").searchParams.get("card") ?? "";
};

export const reviewedBasketId = (html: string): string =>
	/name="basketId" value="([^"]+)"/.exec(html)?.[1] ?? "";

/** Returns the ticked boxes of consents that the review asks a guest for. */
export const tickConsents = (html: string): Record<string, string> =>
	Object.fromEntries(
		[...html.matchAll(/<input type="checkbox"[^>]*name="(consent-\w+)"[^>]*value="([^"]+)"/g)].map(
			([, name = "", value = ""]) => [name, value],
		),
	);

export const orderNoOf = (location: string): string =>
	new URL(location, "http://x").searchParams.get("orderNo") ?? `no order in ${location}`;

type Purchase = {
	locale: string;
	productId: string;
	email: string;
	address: Record<string, string>;
	commerce?: string;
};

export const buyIn = async (
	shopper: Shopper,
	{ locale, productId, email, address, commerce }: Purchase,
): Promise<string> => {
	const checkout = `/${locale}/checkout`;
	await sendTo(shopper, `/${locale}/cart`, { intent: "add", productId });
	await sendTo(shopper, checkout, { intent: "contact", email });
	await sendTo(shopper, checkout, { intent: "delivery", ...address });
	const card = await enterCard(shopper, undefined, `${checkout}?step=payment`, commerce);
	await (await shopper.fetch(card)).arrayBuffer();
	const review = await (await shopper.fetch(`${checkout}?step=review`)).text();
	const placed = await sendTo(shopper, checkout, {
		intent: "place",
		basketId: reviewedBasketId(review),
		...tickConsents(review),
	});
	// The redirect is followed, as browsers do: otherwise the shopper's next visit to the basket would be redirected to this
	// confirmation.
	await (await shopper.fetch(placed)).arrayBuffer();
	return placed;
};

/** Buys one item on Italy's English pages. */
export const buy = (shopper: Shopper, productId = STAPLE, email = "anna@vetrina.example"): Promise<string> =>
	buyIn(shopper, { locale: "en-it", productId, email, address: ADDRESS });

/**
 * Sends back one unit of the first item of a delivered order, by post, and returns the address of the return's page. `order`: the query
 * that names the order.
 */
export const returnFirstItem = async (shopper: Shopper, locale: string, order: string): Promise<string> => {
	const path = `/${locale}/return?${order}`;
	const form = await (await shopper.fetch(path)).text();
	const itemId = /name="quantity\.([^"]+)"/.exec(form)?.[1] ?? "";
	return sendTo(shopper, path, {
		intent: "return",
		[`quantity.${itemId}`]: "1",
		[`reason.${itemId}`]: "too-small",
	});
};

export const labelIn = (html: string): string =>
	(/href="(\/[a-z-]+\/return\?returnNo=[^"]*label=1)"/.exec(html)?.[1] ?? "").replaceAll("&amp;", "&");
