import * as z from "zod";
import { type ChallengeDetails, continueUrl, createChallenge } from "../../../checkout/challenge.ts";
import type { BasketContext } from "../../baskets/changes/basket-context.ts";
import { type Approved, placeOrder } from "../../orders/placing/place-order.ts";

/** Outcome of a payment that a wallet authorized. */
export type OrderedByWallet = { orderNo: string; continueURL: string; challenge?: ChallengeDetails };
export type WalletOrder = OrderedByWallet | { refused: { type: string; detail: string } };

/** The amount that a sheet showed when its buyer approved it. */
export const approvedSchema = z.object({
	amount: z.string().regex(/^\d{1,12}(\.\d{1,3})?$/),
	currencyCode: z.string().length(3),
});

/** Orders the basket, at no other total than was approved, and says where the shopper goes on. */
export async function orderByWallet(
	c: BasketContext,
	basketId: string,
	approved?: Approved,
): Promise<WalletOrder> {
	const order = await placeOrder(c, basketId, approved);
	if (order instanceof Response) return { refused: await readRefusal(order) };
	const challenge = await createChallenge(c.env, order);
	return {
		orderNo: order.orderNo,
		continueURL: continueUrl(order),
		...(challenge ? { challenge } : {}),
	};
}

/** Finds the order that a basket has become, because wallets may send the same payment twice. */
export async function earlierOrder(
	c: BasketContext,
	basketId: string | undefined,
): Promise<OrderedByWallet | undefined> {
	const ordered = basketId === undefined ? undefined : await orderByWallet(c, basketId);
	return ordered && !("refused" in ordered) ? ordered : undefined;
}

/** A problem's last part of the type, and its detail. */
export async function readRefusal(response: Response): Promise<{ type: string; detail: string }> {
	const { type, detail } = (await response.json()) as { type: string; detail: string };
	return { type: type.split("/").at(-1) ?? "", detail };
}
