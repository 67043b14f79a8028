import type { PaymentInstrumentRequest } from "../../../payments/instrument-requests.ts";
import {
	type BasketDocument,
	beforeWallet,
	type StoredBasket,
	withoutWallet,
} from "../../../records/baskets/basket-document.ts";
import { deleteBasket, findStorefrontBasket, insertBasket } from "../../../records/baskets/basket-store.ts";
import type { Outcome } from "../../../records/baskets/outcome.ts";
import { localeOfRequest } from "../../../requests/request-locale.ts";
import { DEFAULT_SHIPPING_METHOD } from "../../../settings/shipping-methods.ts";
import { countryByCode } from "../../../settings/sites.ts";
import {
	changedById,
	foreignBasket,
	keepingCurrency,
	type Rule,
} from "../../baskets/changes/basket-access.ts";
import { type BasketContext, readForChange } from "../../baskets/changes/basket-context.ts";
import { basketNotFound, refusal } from "../../baskets/changes/basket-problems.ts";
import { filledBasket } from "../../baskets/routes/create-basket.ts";
import { withInstrument } from "../../baskets/routes/payment-routes.ts";
import { lapsedMethod } from "../../baskets/rules/pick-up.ts";
import { setShippingMethod } from "../../baskets/rules/shipment-rules.ts";
import { defaultCurrency } from "../../baskets/rules/site-currencies.ts";

export async function walletBasket(
	c: BasketContext,
	basketId: string | undefined,
): Promise<StoredBasket | Response> {
	const { siteId, customerId } = c.get("shopper");
	const id = basketId ?? (await findStorefrontBasket(c.env.DB, siteId, customerId))?.id ?? "";
	const basket = await readForChange(c, id);
	return basket ? (foreignBasket(c, basket) ?? basket) : basketNotFound(id);
}

export const changeWalletBasket = (
	c: BasketContext,
	basketId: string,
	rule: Rule<BasketDocument>,
): Promise<StoredBasket | Response> => changedById(c, basketId, (basket) => keepingCurrency(basket, rule));

export async function basketForProduct(
	c: BasketContext,
	productId: string,
): Promise<StoredBasket | Response> {
	const { siteId } = c.get("shopper");
	const country = countryByCode(localeOfRequest(c).slice(3).toUpperCase());
	const currency = country?.siteId === siteId ? country.currency : defaultCurrency(siteId);
	const result = await filledBasket(
		c,
		{
			productItems: [{ productId, quantity: 1, custom: {} }],
			custom: country ? { c_countryCode: country.code } : {},
		},
		{ temporary: true, currency, external: false, populate: false },
	);
	if ("refused" in result) return refusal(c, result.refused);
	for (;;) {
		const insertion = await insertBasket(c.env.DB, result.ok);
		if ("ok" in insertion) return insertion.ok;
		const [oldest] = insertion.existingIds;
		if (oldest === undefined)
			throw new Error("The quota of temporary baskets is used up, but the customer has no temporary basket");
		await deleteBasket(c.env.DB, oldest);
	}
}

export function withDefaultShipping(basket: StoredBasket): Outcome<BasketDocument> {
	const [shipment] = basket.document.shipments;
	return shipment.shippingMethodId === undefined
		? setShippingMethod(basket, shipment.shipmentId, DEFAULT_SHIPPING_METHOD)
		: { ok: basket.document };
}

export function withOfferedShipping(basket: StoredBasket): Outcome<BasketDocument> {
	const [shipment] = basket.document.shipments;
	return lapsedMethod(basket, shipment)
		? setShippingMethod(basket, shipment.shipmentId, DEFAULT_SHIPPING_METHOD)
		: withDefaultShipping(basket);
}

export function payingWith(
	c: BasketContext,
	basket: StoredBasket,
	request: PaymentInstrumentRequest,
): Promise<Outcome<BasketDocument>> {
	const giftInstruments = basket.document.paymentInstruments.filter(
		(one) => one.giftCertificateCode !== undefined,
	);
	return withInstrument(
		c,
		{ ...basket, document: { ...basket.document, paymentInstruments: giftInstruments } },
		request,
	);
}

export async function inTurn(
	basket: StoredBasket,
	rules: readonly Rule<BasketDocument>[],
): Promise<Outcome<BasketDocument>> {
	let document = basket.document;
	for (const rule of rules) {
		const outcome = await rule({ ...basket, document });
		if ("refused" in outcome) return outcome;
		document = outcome.ok;
	}
	return { ok: document };
}

/** Returns a rule that stores the basket as it was before the first wallet sheet. This rule must run last. */
export const noting =
	({ document: before }: StoredBasket): Rule<BasketDocument> =>
	({ document }) => ({ ok: { ...document, beforeWallet: before.beforeWallet ?? beforeWallet(before) } });

export const asBefore = (c: BasketContext, { id }: StoredBasket): Promise<StoredBasket | Response> =>
	changeWalletBasket(c, id, ({ document }) => ({ ok: withoutWallet(document) }));
