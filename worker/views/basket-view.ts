import type { BasketItemView, BasketView } from "../../shared/contracts/basket-views.ts";
import type { Paths } from "../../shared/domain/addresses/paths.ts";
import { type Basket, type BasketLine, countOf } from "../../shared/domain/basket/basket.ts";
import type { SiteLocale } from "../../shared/domain/locale/site-locale.ts";
import { formatPrice, type PriceRules, type PriceType } from "../../shared/domain/price/price.ts";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import { toLineCustom } from "./customised-lines.ts";
import { noImage, toPrice, toTileImage } from "./views.ts";

export type BasketViewContext = {
	locale: SiteLocale;
	paths: Paths;
	prices: { rules: PriceRules; type: PriceType };
};

const toItem = (line: BasketLine, cx: BasketViewContext): BasketItemView => ({
	itemId: line.itemId,
	productId: line.productId,
	product: line.product,
	href: line.custom ? cx.paths.customisedProduct(line.slugUrl, line.itemId) : cx.paths.product(line.slugUrl),
	brand: line.brand,
	name: line.name,
	colour: line.colour,
	size: line.size,
	image: line.image ? toTileImage(line.image) : line.withoutImage ? noImage(cx) : null,
	quantity: line.quantity,
	maxQuantity: line.maxQuantity,
	price: toPrice(line.price, cx),
	totalText: formatPrice(line.total, cx.prices.rules, cx.prices.type),
	available: line.available,
	custom: line.custom ? toLineCustom(line.custom, textsOf(cx.locale.language).t) : undefined,
	parts: line.parts
		? line.parts.map(({ quantity, name, detail }) =>
				[quantity > 1 ? `${quantity} × ${name}` : name, detail].filter(Boolean).join(", "),
			)
		: undefined,
});

const SUMS = ["discount", "giftCertificates", "shipping", "tax"] as const;

/** What stands between the subtotal and the total; what is nothing is left out. */
export const sumTexts = (
	sums: Partial<Pick<Basket, (typeof SUMS)[number]>> | null,
	money: (value: number) => string,
): BasketView["sums"] =>
	SUMS.flatMap((kind) => {
		const value = (sums?.[kind] ?? 0) * (kind === "discount" ? -1 : 1);
		return value === 0 ? [] : [{ kind, text: money(value) }];
	});

/** A shopper's basket as the interface shows it; null for a shopper who has none yet. */
export const toBasketView = (basket: Basket | null, cx: BasketViewContext): BasketView => {
	const money = (value: number): string => formatPrice(value, cx.prices.rules, cx.prices.type);
	const lines = basket?.lines ?? [];
	return {
		id: basket?.id ?? null,
		currency: basket?.currency ?? cx.locale.currency,
		count: countOf(lines),
		items: lines.map((line) => toItem(line, cx)),
		subTotalText: money(basket?.productTotal ?? 0),
		sums: sumTexts(basket, money),
		withShipping: basket?.shipping !== undefined,
		totalText: money(basket?.total ?? 0),
		notices: lines.some((line) => !line.available) ? ["unavailableItems"] : [],
	};
};
