import type { PaymentInstrumentRequest } from "../../../payments/instrument-requests.ts";
import type { StoredBasket } from "../../../records/baskets/basket-document.ts";
import { newId } from "../../../records/baskets/basket-store.ts";
import type { BasketContext } from "../../baskets/changes/basket-context.ts";
import { setBillingAddress, setCustomer } from "../../baskets/rules/checkout-rules.ts";
import { setShippingMethod, setWalletAddress } from "../../baskets/rules/shipment-rules.ts";
import type { Approved } from "../../orders/placing/place-order.ts";
import {
	asBefore,
	changeWalletBasket,
	inTurn,
	noting,
	payingWith,
	withDefaultShipping,
} from "./wallet-basket.ts";
import { orderByWallet, readRefusal, type WalletOrder } from "./wallet-order.ts";

type WalletAddress = Parameters<typeof setWalletAddress>[1];

export type Sheet = {
	email: string;
	shipping: WalletAddress;
	billing: WalletAddress;
	shippingMethodId?: string | undefined;
	instrument: PaymentInstrumentRequest;
	approvedTotal?: Approved | undefined;
};

export async function orderBySheet(
	c: BasketContext,
	basket: StoredBasket,
	{ email, shipping, billing, shippingMethodId, instrument, approvedTotal }: Sheet,
): Promise<WalletOrder> {
	const changedBasket = await changeWalletBasket(c, basket.id, (current) =>
		inTurn(current, [
			(one) => setWalletAddress(one, shipping, newId),
			({ document }) => ({ ok: setBillingAddress(document, billing, { useAsShipping: false, newId }) }),
			({ document }) => ({ ok: setCustomer(document, { email, custom: {} }) }),
			(one) => (shippingMethodId ? setShippingMethod(one, "me", shippingMethodId) : withDefaultShipping(one)),
			(one) => payingWith(c, one, instrument),
			noting(basket),
		]),
	);
	if (changedBasket instanceof Response) return { refused: await readRefusal(changedBasket) };
	const result = await orderByWallet(c, basket.id, approvedTotal);
	if ("refused" in result) await asBefore(c, basket);
	return result;
}
