import type { BasketDocument, StoredBasket } from "../../../records/baskets/basket-document.ts";
import { type BasketChange, writeBasket } from "../../../records/baskets/basket-store.ts";
import type { Outcome } from "../../../records/baskets/outcome.ts";
import { type BasketContext, buildView, readAlone, readForChange } from "./basket-context.ts";
import { basketNotFound, basketsBusy, basketTooLarge, invalidCustomer, refusal } from "./basket-problems.ts";
import { BUSY, untilUndisturbed } from "./until-undisturbed.ts";

const readBasketId = (c: BasketContext): string => c.req.param("basketId") ?? "";

export function foreignBasket(c: BasketContext, basket: StoredBasket): Response | undefined {
	const shopper = c.get("shopper");
	if (basket.siteId !== shopper.siteId) return basketNotFound(basket.id);
	return basket.customerId === shopper.customerId ? undefined : invalidCustomer();
}

async function requireOwnBasket(
	c: BasketContext,
	reading: Promise<StoredBasket | undefined>,
): Promise<StoredBasket | Response> {
	const basket = await reading;
	return basket ? (foreignBasket(c, basket) ?? basket) : basketNotFound(readBasketId(c));
}

export const ownBasket = (c: BasketContext): Promise<StoredBasket | Response> =>
	requireOwnBasket(c, readForChange(c, readBasketId(c)));

export const ownBasketAlone = (c: BasketContext): Promise<StoredBasket | Response> =>
	requireOwnBasket(c, readAlone(c, readBasketId(c)));

export type Rule<Changed> = (basket: StoredBasket) => Outcome<Changed> | Promise<Outcome<Changed>>;

/**
 * Applies a rule to the request's basket and returns the stored basket or a refusal. The rule runs again if another request has written the
 * basket meanwhile.
 */
export const changeBasket = (
	c: BasketContext,
	rule: Rule<BasketChange>,
	productIds: readonly string[] = [],
): Promise<StoredBasket | Response> => changedById(c, readBasketId(c), rule, productIds);

export async function changedById(
	c: BasketContext,
	basketId: string,
	rule: Rule<BasketChange>,
	productIds: readonly string[] = [],
): Promise<StoredBasket | Response> {
	const result = await untilUndisturbed(c, async () => {
		const basket = await readForChange(c, basketId, productIds);
		if (!basket) return basketNotFound(basketId);
		const foreign = foreignBasket(c, basket);
		if (foreign) return foreign;
		const outcome = await rule(basket);
		if ("refused" in outcome) return refusal(c, outcome.refused);
		const writeResult = await writeBasket(c.env.DB, basket, outcome.ok);
		if (!writeResult) return undefined;
		return "ok" in writeResult ? writeResult.ok : basketTooLarge();
	});
	return result === BUSY ? basketsBusy() : result;
}

export async function change(
	c: BasketContext,
	rule: Rule<BasketChange>,
	productIds: readonly string[] = [],
): Promise<Response> {
	const basket = await changeBasket(c, rule, productIds);
	return basket instanceof Response ? basket : c.json(await buildView(c, basket));
}

export function changeDocument(
	c: BasketContext,
	rule: Rule<BasketDocument>,
	productIds: readonly string[] = [],
): Promise<Response> {
	return change(c, (basket) => keepingCurrency(basket, rule), productIds);
}

export async function keepingCurrency(
	basket: StoredBasket,
	rule: Rule<BasketDocument>,
): Promise<Outcome<BasketChange>> {
	const outcome = await rule(basket);
	return "refused" in outcome ? outcome : { ok: { document: outcome.ok, currency: basket.currency } };
}
