import { inject } from "vitest";
import { ADDRESS } from "../setup/buyer.ts";
import { enterCard, reviewedBasketId, send } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

export type InCheckout = { shopper: Shopper; email: string };

export type Seen = { status: number; path: string; html: string };

let shoppers = 0;
export const uniqueEmail = (): string => `checkout${Date.now()}.${++shoppers}@vetrina.example`;

export async function inCheckout(productId: string, cardNumber?: string): Promise<InCheckout> {
	const shopper = newShopper();
	const email = uniqueEmail();
	await send(shopper, "/cart", { intent: "add", productId });
	await send(shopper, "/checkout", { intent: "contact", email });
	await send(shopper, "/checkout", { intent: "delivery", ...ADDRESS });
	if (cardNumber) await payByCard(shopper, cardNumber);
	return { shopper, email };
}

export const payByCard = async (shopper: Shopper, number: string): Promise<void> => {
	await (await shopper.fetch(await enterCard(shopper, number))).arrayBuffer();
};

export async function look(shopper: Shopper, path: string, fault = ""): Promise<Seen> {
	let at = path;
	for (let hops = 0; hops < 6; hops++) {
		const response = await shopper.fetch(at, { headers: fault ? { "x-vetrina-fault": fault } : {} });
		const html = await response.text();
		const location = response.headers.get("location");
		if (!location) return { status: response.status, path: at, html };
		const to = new URL(location, inject("storefront"));
		at = to.pathname + to.search;
	}
	throw new Error(`${path} leads round and round, lately to ${at}`);
}

export type Reviewed = { intent: "place"; basketId: string; total: string };

export const reviewedOf = (html: string): Reviewed => ({
	intent: "place",
	basketId: reviewedBasketId(html),
	total: /name="total" value="([^"]+)"/.exec(html)?.[1] ?? "",
});

export const review = async ({ shopper }: InCheckout): Promise<Reviewed> =>
	reviewedOf((await look(shopper, "/en-it/checkout?step=review")).html);

/** Returns the numbers of the orders placed with an e-mail address. Placing an order writes its mail in the same transaction. */
export async function placedFor(email: string): Promise<string[]> {
	const response = await fetch(`${inject("commerce")}/outbox/messages?to=${encodeURIComponent(email)}`);
	const { messages } = (await response.json()) as {
		messages: { template: string; data: { orderNo?: string } }[];
	};
	return messages.flatMap(({ template, data }) =>
		template === "order-confirmation" ? [data.orderNo ?? "without number"] : [],
	);
}

export type Said = "bag" | "bank" | "placed" | "unknown" | "empty" | `status ${number}`;

export function saidBy({ status, path, html }: Seen): Said {
	if (path.includes("/checkout/confirmation?") && status === 200) return "placed";
	if (/name="JWT"/.test(html)) return "bank";
	if (html.includes("Has your order been placed?")) return "unknown";
	if (html.includes("Your bag is empty")) return "empty";
	if (status === 200 && /\/(checkout|cart)\b/.test(path)) return "bag";
	return `status ${status}`;
}

export const challengeIn = (html: string): string => /name="JWT" value="([^"]+)"/.exec(html)?.[1] ?? "";
