import type { Context } from "hono";
import type { CommerceHono } from "../../http.ts";
import type { BasketDocument, StoredBasket } from "./basket-document.ts";
import { basketNotFound, invalidCustomer, refusal } from "./basket-problems.ts";
import type { Outcome, Refusal } from "./basket-rules.ts";
import { changeBasket, readBasket } from "./basket-store.ts";
import { viewOf } from "./price-basket.ts";

type BasketContext = Context<CommerceHono>;

function basketIdOf(c: BasketContext): string {
	return c.req.param("basketId") ?? "";
}

/** The basket of the path, if it is this shopper's on this site. */
export async function ownBasket(c: BasketContext): Promise<StoredBasket | Response> {
	const basket = await readBasket(c.env.DB, basketIdOf(c));
	return basket ? (foreignBasket(c, basket) ?? basket) : basketNotFound(basketIdOf(c));
}

/** Refuses what is not this shopper's; a basket of another site is as good as none. */
function foreignBasket(c: BasketContext, basket: StoredBasket): Response | undefined {
	const shopper = c.get("shopper");
	if (basket.siteId !== shopper.siteId) return basketNotFound(basket.id);
	return basket.customerId === shopper.customerId ? undefined : invalidCustomer();
}

/** Changes the shopper's basket by a rule and answers what it became. */
export async function change(
	c: BasketContext,
	rule: (basket: StoredBasket) => Promise<Outcome<Pick<StoredBasket, "document" | "currency">>>,
): Promise<Response> {
	const outcome = await changeBasket<Refusal | Response>(c.env.DB, basketIdOf(c), async (basket) => {
		const foreign = foreignBasket(c, basket);
		return foreign ? { refused: foreign } : rule(basket);
	});
	if ("missing" in outcome) return basketNotFound(basketIdOf(c));
	if ("refused" in outcome)
		return outcome.refused instanceof Response ? outcome.refused : refusal(c, outcome.refused);
	return c.json(await viewOf(c, outcome.ok));
}

export function changeItems(
	c: BasketContext,
	rule: (basket: StoredBasket) => Promise<Outcome<BasketDocument>>,
): Promise<Response> {
	return change(c, async (basket) => {
		const outcome = await rule(basket);
		return "refused" in outcome ? outcome : { ok: { document: outcome.ok, currency: basket.currency } };
	});
}
