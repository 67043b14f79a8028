import { expect, inject } from "vitest";
import { ADDRESS, cardFields } from "./buyer.ts";
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

/** As the processor's fields lead back. */
export const cardToken = async (number: string): Promise<string> => {
	const response = await fetch(`${inject("commerce")}/payments/sandbox/v1/fields`, {
		method: "POST",
		redirect: "manual",
		body: new URLSearchParams(
			cardFields(`${asBrowsersSay(inject("storefront"))}/en-it/checkout?step=payment`, number),
		),
	});
	const to = new URL(response.headers.get("location") ?? "");
	return to.pathname + to.search;
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
	await (await shopper.fetch(await cardToken("4242424242424242"))).arrayBuffer();
	const review = await (await shopper.fetch("/en-it/checkout?step=review")).text();
	const placed = await send(shopper, "/checkout", { intent: "place", basketId: reviewedBasketId(review) });
	// Browsers follow: a shopper who never sees the confirmation is led there from the next bag.
	await (await shopper.fetch(placed)).arrayBuffer();
	return placed;
};
