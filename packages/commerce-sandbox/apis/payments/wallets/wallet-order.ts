import * as z from "zod";
import { type ChallengeDetails, continueUrl, createChallenge } from "../../../checkout/challenge.ts";
import type { BasketContext } from "../../baskets/changes/basket-context.ts";
import { type Approved, placeOrder } from "../../orders/placing/place-order.ts";

export type OrderedByWallet = { orderNo: string; continueURL: string; challenge?: ChallengeDetails };
export type WalletOrder = OrderedByWallet | { refused: { type: string; detail: string } };

export const approvedSchema = z.object({
	amount: z.string().regex(/^\d{1,12}(\.\d{1,3})?$/),
	currencyCode: z.string().length(3),
});

export async function orderByWallet(
	c: BasketContext,
	basketId: string,
	approvedTotal?: Approved,
): Promise<WalletOrder> {
	const order = await placeOrder(c, basketId, approvedTotal);
	if (order instanceof Response) return { refused: await readRefusal(order) };
	const challenge = await createChallenge(c.env, order);
	return {
		orderNo: order.orderNo,
		continueURL: continueUrl(order),
		...(challenge ? { challenge } : {}),
	};
}

export async function earlierOrder(
	c: BasketContext,
	basketId: string | undefined,
): Promise<OrderedByWallet | undefined> {
	const result = basketId === undefined ? undefined : await orderByWallet(c, basketId);
	return result && !("refused" in result) ? result : undefined;
}

export async function readRefusal(response: Response): Promise<{ type: string; detail: string }> {
	const { type, detail } = (await response.json()) as { type: string; detail: string };
	return { type: type.split("/").at(-1) ?? "", detail };
}
