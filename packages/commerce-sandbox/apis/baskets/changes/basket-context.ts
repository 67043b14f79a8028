import type { Context } from "hono";
import type { CommerceHono } from "../../../http/http.ts";
import type { LanguageCode } from "../../../languages.ts";
import { readRedemptions, toRedeemer } from "../../../promotions/coupon-redemptions.ts";
import type { StoredBasket } from "../../../records/baskets/basket-document.ts";
import type { BasketProduct } from "../../../records/baskets/basket-product.ts";
import { readBasket } from "../../../records/baskets/basket-store.ts";
import type { PricedBasket } from "../../../records/baskets/priced-basket.ts";
import { textsOfRequest } from "../../../requests/request-locale.ts";
import { readSituation, type ShopperSituation } from "../../contexts/shopper-groups.ts";
import { type PromotionContext, priceBasket } from "../pricing/price-basket.ts";
import {
	type LoadedProducts,
	loadBasketProducts,
	nothingLoaded,
	readBasketAndProducts,
} from "../store/load-products.ts";
import { type BasketView, basketView } from "../view/basket-view.ts";

export type BasketContext = Context<CommerceHono>;

type Loaded = { products: LoadedProducts; situation?: Promise<ShopperSituation> };
const loadedByRequest = new WeakMap<Request, Loaded>();

function findLoaded(c: BasketContext): Loaded {
	const cache = loadedByRequest.get(c.req.raw) ?? { products: nothingLoaded() };
	loadedByRequest.set(c.req.raw, cache);
	return cache;
}

/** Returns the code of the texts of a basket: its locale's regional variant, or its language. */
export const readLanguage = (c: BasketContext): LanguageCode => textsOfRequest(c, c.get("shopper").siteId);

export function readForChange(
	c: BasketContext,
	basketId: string,
	otherIds: readonly string[] = [],
): Promise<StoredBasket | undefined> {
	const { siteId } = c.get("shopper");
	void situationFor(c);
	return readBasketAndProducts(c.env.DB, siteId, basketId, otherIds, findLoaded(c).products);
}

export function productsFor(
	c: BasketContext,
	currency: string,
	productIds: readonly string[],
): Promise<Map<string, BasketProduct>> {
	const site = { siteId: c.get("shopper").siteId, currency, language: readLanguage(c) };
	return loadBasketProducts(c.env.DB, site, productIds, findLoaded(c).products);
}

function situationFor(c: BasketContext): Promise<ShopperSituation> {
	const cache = findLoaded(c);
	cache.situation ??= readSituation(c.env.DB, c.get("shopper"), new Date());
	cache.situation.catch(() => undefined);
	return cache.situation;
}

export async function promotionContext(
	c: BasketContext,
	{ document }: StoredBasket,
): Promise<PromotionContext> {
	const codes = document.coupons.map(({ code }) => code);
	const redeemer = toRedeemer(c.get("shopper"), document);
	const [situation, redemptions] = await Promise.all([
		situationFor(c),
		codes.length > 0 ? readRedemptions(c.env.DB, codes, redeemer) : undefined,
	]);
	return {
		...situation,
		...(redemptions ? { redemptions } : {}),
		...(document.sourceCode === undefined ? {} : { sourceCode: document.sourceCode }),
	};
}

export async function pricedBasket(
	c: BasketContext,
	basket: StoredBasket,
	pendingContext: Promise<PromotionContext> = promotionContext(c, basket),
): Promise<PricedBasket> {
	const ids = basket.document.items.map((item) => item.productId);
	const [products, context] = await Promise.all([productsFor(c, basket.currency, ids), pendingContext]);
	const { pricing, missing } = priceBasket(basket, products, context);
	if (missing.length === 0) return pricing;
	const gifts = await productsFor(c, basket.currency, missing);
	if (gifts.size === 0) return pricing;
	return priceBasket(basket, new Map([...products, ...gifts]), context).pricing;
}

export async function buildView(
	c: BasketContext,
	basket: StoredBasket,
	pricing?: PricedBasket,
): Promise<BasketView> {
	const isFirstVersion = c.req.path.startsWith("/checkout/shopper-baskets/v1/");
	return basketView(pricing ?? (await pricedBasket(c, basket)), {
		version: isFirstVersion ? 1 : 2,
		language: readLanguage(c),
		now: new Date(),
	});
}

export const readAlone = (c: BasketContext, basketId: string): Promise<StoredBasket | undefined> =>
	readBasket(c.env.DB, basketId);
