import type { BasketContext } from "../../baskets/pricing.ts";
import { placeOrder } from "../../orders/place-order.ts";
import { type ChallengeDetails, challengeOf, continueUrl } from "../challenge.ts";

/** What came of a payment that a wallet authorized. */
export type WalletOrder =
	| { orderNo: string; continueURL: string; challenge?: ChallengeDetails }
	| { refused: { type: string; detail: string } };

/** Orders the basket and says where the shopper goes on. */
export async function orderByWallet(c: BasketContext, basketId: string): Promise<WalletOrder> {
	const order = await placeOrder(c, basketId);
	if (order instanceof Response) return { refused: await refusalOf(order) };
	const challenge = await challengeOf(c.env, order);
	return {
		orderNo: order.orderNo,
		continueURL: continueUrl(order),
		...(challenge ? { challenge } : {}),
	};
}

/** A problem's last part of the type, and its detail. */
export async function refusalOf(response: Response): Promise<{ type: string; detail: string }> {
	const { type, detail } = (await response.json()) as { type: string; detail: string };
	return { type: type.split("/").at(-1) ?? "", detail };
}
