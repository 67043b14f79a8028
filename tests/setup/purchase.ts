import { expect, inject } from "vitest";
import { ADDRESS, cardForm } from "./buyer.ts";
import type { Shopper } from "./shopper.ts";

/** A purchase by the forms of the shop, as a browser without script makes it. */

/** The sandbox leads browsers to localhost. */
export const asBrowsersSay = (origin: string): string => origin.replace("127.0.0.1", "localhost");

/** Sends a form of Italy's English pages; where it leads to. */
export const send = async (
	shopper: Shopper,
	path: string,
	fields: Record<string, string>,
	fault = "",
): Promise<string> => {
	const response = await shopper.fetch(`/en-it${path}`, {
		method: "POST",
		body: new URLSearchParams(fields),
		headers: fault ? { "x-vetrina-fault": fault } : {},
	});
	await response.arrayBuffer();
	expect(response.status, `${path} ${fault}`).toBe(303);
	return response.headers.get("location") ?? "";
};

/** Plans what happens to one order, at once and without moving the time of the others. */
export const plan = async (orderNo: string, events: readonly string[]): Promise<void> => {
	const response = await fetch(`${inject("commerce")}/admin/orders/${orderNo}/plan`, {
		method: "PUT",
		headers: { authorization: `Bearer ${inject("adminToken")}`, "content-type": "application/json" },
		body: JSON.stringify({ steps: events.map((event) => ({ after: 0, event })) }),
	});
	expect(response.status).toBe(200);
};

/** Enters a card in the processor's fields of a page; returns where they lead back to. */
export const enterCard = async (
	shopper: Shopper,
	number = "4242424242424242",
	page = "/en-it/checkout?step=payment",
): Promise<string> => {
	const { action, fields } = cardForm(await (await shopper.fetch(page)).text(), number);
	const body = new URLSearchParams({ ...fields, return: asBrowsersSay(fields.return) });
	const response = await fetch(action, { method: "POST", redirect: "manual", body });
	const to = new URL(response.headers.get("location") ?? "");
	return to.pathname + to.search;
};

/** Enters a card on the page of saved cards; returns its reference. */
export const enterSavedCard = async (shopper: Shopper, number: string): Promise<string> => {
	const back = await enterCard(shopper, number, "/en-it/payments?add=");
	return new URL(back, "http://x").searchParams.get("card") ?? "";
};

/** The id of the bag that a review is about. */
export const reviewedBasketId = (html: string): string =>
	/name="basketId" value="([^"]+)"/.exec(html)?.[1] ?? "";

export const orderNoOf = (location: string): string =>
	new URL(location, "http://x").searchParams.get("orderNo") ?? `no order in ${location}`;

/** Buys one item with a card; where the shopper is led to. Of the product there are 24: enough for the tests that buy it. */
export const buy = async (
	shopper: Shopper,
	productId = "800000500004",
	email = "anna@vetrina.example",
): Promise<string> => {
	await send(shopper, "/cart", { intent: "add", productId });
	await send(shopper, "/checkout", { intent: "contact", email });
	await send(shopper, "/checkout", { intent: "delivery", ...ADDRESS });
	await (await shopper.fetch(await enterCard(shopper))).arrayBuffer();
	const review = await (await shopper.fetch("/en-it/checkout?step=review")).text();
	const placed = await send(shopper, "/checkout", { intent: "place", basketId: reviewedBasketId(review) });
	// Browsers follow: a shopper who never sees the confirmation is led there from the next bag.
	await (await shopper.fetch(placed)).arrayBuffer();
	return placed;
};
