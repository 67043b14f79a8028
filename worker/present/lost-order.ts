import type { PageVisitor } from "../request/page/loader.ts";
import type { PageContext } from "../request/page/page-context.ts";
import {
	dropProductBasket,
	dropReviewed,
	keepProductBasket,
	keepReviewed,
	type ProductBasket,
	productBasket,
	reviewedBasket,
} from "./reviewed-basket.ts";

type Where = Pick<PageContext, "paths">;
type Visitor = Pick<PageVisitor, "checkout" | "drafts">;

/** `location`: the address of the order, or of the bank or payment that the order waits for. "unknown": the platform call failed. */
type Fate = { location: string; waits: boolean } | "unknown" | "open" | "gone";

export const fateOf = async (
	{ paths }: Where,
	{ checkout }: Pick<Visitor, "checkout">,
	basketId: string,
): Promise<Fate> => {
	const result = await checkout.became(basketId);
	if (!result.ok) return "unknown";
	const { order, isOpen } = result;
	if (!order || order.state === "failed") return isOpen ? "open" : "gone";
	const { orderNo } = order;
	const waits = order.state !== "placed";
	return {
		waits,
		location: waits ? paths.checkout({ step: "bank", orderNo }) : paths.at("orderConfirmation", { orderNo }),
	};
};

/**
 * Returns the address of the order that the reviewed basket became, "unknown" if the platform call failed, or undefined if there is no
 * order. `basketId`: the shopper's present basket.
 */
const orderOfBag = async (
	cx: Where,
	visitor: Visitor,
	basketId: string | undefined,
): Promise<string | "unknown" | undefined> => {
	const reviewedId = await reviewedBasket(visitor);
	if (!reviewedId || reviewedId === basketId) return undefined;
	const fate = await fateOf(cx, visitor, reviewedId);
	if (typeof fate === "object") return fate.location;
	if (fate === "unknown") return fate;
	dropReviewed(visitor);
	return undefined;
};

export const orderOfReviewed = async (
	cx: Where,
	visitor: Visitor,
	basket: { id?: string; lines: readonly unknown[] } | null,
): Promise<string | "unknown" | undefined> => {
	const ofBag = await orderOfBag(cx, visitor, basket?.id);
	if (ofBag) return ofBag;
	const product = await productBasket(visitor);
	const fate = product ? await fateOf(cx, visitor, product.basketId) : "open";
	if (fate === "gone") dropProductBasket(visitor);
	if (fate === "unknown") return fate;
	if (typeof fate !== "object") return undefined;
	return fate.waits && basket && basket.lines.length > 0 ? undefined : fate.location;
};

type Press =
	| { go: true; again?: string }
	| { go: false; error: "walletRefused"; location: string }
	| { go: false; error: "unavailable"; location?: undefined };

const REFUSED_UNTIL_KNOWN: Press = { go: false, error: "unavailable" };
const ledTo = (location: string): Press => ({ go: false, error: "walletRefused", location });

/**
 * Decides whether a wallet press for one product may continue: `again` is the open basket of an earlier attempt, `location` the order that
 * this basket became. Refuses while the outcome is unknown (wallets-12).
 */
export const pressForProduct = async (
	cx: Where,
	visitor: Visitor,
	product: { productId: string; country: string },
): Promise<Press> => {
	const basket = await productBasket(visitor);
	if (basket?.productId !== product.productId || basket.country !== product.country) return { go: true };
	const fate = await fateOf(cx, visitor, basket.basketId);
	if (typeof fate === "object") return ledTo(fate.location);
	if (fate === "unknown") return REFUSED_UNTIL_KNOWN;
	return fate === "open" ? { go: true, again: basket.basketId } : { go: true };
};

export const pressForBag = async (
	cx: Where,
	visitor: Visitor,
	basketId: string | undefined,
): Promise<Press> => {
	const location = await orderOfBag(cx, visitor, basketId);
	if (location === "unknown") return REFUSED_UNTIL_KNOWN;
	return location ? ledTo(location) : { go: true };
};

/** Notes that the bag has become an order, which leaves nothing in it (event-21). */
export const noteOrdered = ({ facts }: Pick<PageVisitor, "facts">, orderNo: string): void =>
	facts.note([{ name: "cart_updated", count: 0 }], orderNo);

export const notePaying = (
	visitor: Visitor,
	basketId: string,
	product?: Omit<ProductBasket, "basketId">,
): Promise<void> =>
	product ? keepProductBasket(visitor, { basketId, ...product }) : keepReviewed(visitor, basketId);
