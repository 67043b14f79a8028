import type { BasketContext } from "../../baskets/pricing/pricing.ts";
import { placeOrder } from "../../orders/placing/place-order.ts";
import { type ChallengeDetails, challengeOf, continueUrl } from "../challenge.ts";

/** What came of a payment that a wallet authorized. */
export type OrderedByWallet = { orderNo: string; continueURL: string; challenge?: ChallengeDetails };
type WalletOrder = OrderedByWallet | { refused: { type: string; detail: string } };

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

/** What has become of a basket that is no more: wallets may send the same payment twice. */
export async function earlierOrder(
	c: BasketContext,
	basketId: string | undefined,
): Promise<OrderedByWallet | undefined> {
	const ordered = basketId === undefined ? undefined : await orderByWallet(c, basketId);
	return ordered && !("refused" in ordered) ? ordered : undefined;
}

/** A problem's last part of the type, and its detail. */
export async function refusalOf(response: Response): Promise<{ type: string; detail: string }> {
	const { type, detail } = (await response.json()) as { type: string; detail: string };
	return { type: type.split("/").at(-1) ?? "", detail };
}
