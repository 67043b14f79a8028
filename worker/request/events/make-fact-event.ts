import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { type AnalyticsEvent, findEventFault } from "../../../shared/contracts/analytics-events.ts";
import type { AnalyticsItem } from "../../../shared/domain/analytics/items.ts";
import type { FactLine } from "../../platform/commerce/baskets/bag-facts.ts";
import type { NotedFact, ShopFact } from "../facts/shop-facts.ts";
import { toLineItem } from "./line-items.ts";
import { type FindProduct, loadProducts, type ProductPorts } from "./product-facts.ts";

export type FactPorts = Pick<ProductPorts, "log"> & {
	/** Gives products as a locale names and prices them. */
	productsAt(locale: SiteLocale): ProductPorts;
};

const MOST_ITEMS = 200;

const listLines = (fact: ShopFact): readonly FactLine[] => {
	if ("lines" in fact) return fact.lines;
	return "line" in fact ? [fact.line] : [];
};

/** Rounds what binary sums add, such as 0.1 + 0.2; no currency has more than three decimals. */
const exact = (amount: number): number => Math.round(amount * 1000) / 1000;

const describeFact = (
	fact: ShopFact,
	items: AnalyticsItem[],
	{ currency, source }: { currency: string; source: object },
): object => {
	const [line] = listLines(fact);
	const money = { currency, value: exact((line?.price ?? 0) * (line?.quantity ?? 0)) };
	switch (fact.name) {
		case "add_to_cart":
			return { ...money, ...source, addType: fact.addType, items };
		case "remove_from_cart":
			return { ...money, items };
		case "cart_updated":
			return { count: fact.count };
		case "coupon":
			return {
				action: fact.action,
				...(fact.code && { code: fact.code }),
				...(fact.reason && { reason: fact.reason }),
			};
		case "begin_checkout":
			return { currency: fact.currency, value: fact.value, items };
		case "checkout_step":
			return { step: fact.step, number: fact.number, basketId: fact.basketId };
	}
};

/**
 * Makes the events of facts, at the prices of the bag that the platform answered with and in the locale of the change (event-21). Products that the
 * catalogue does not give are described by their lines. A fact that does not fit the catalogue of events makes none.
 */
export async function makeFactEvents(
	facts: readonly NotedFact[],
	{ log, productsAt }: FactPorts,
): Promise<AnalyticsEvent[]> {
	const readShop = ({ locale }: NotedFact) => `${locale.siteId} ${localeTag(locale)}`;
	const products = new Map(
		await Promise.all(
			[...Map.groupBy(facts, readShop)].map(async ([key, own]): Promise<[string, FindProduct]> => {
				const ids = own.flatMap(({ fact }) => listLines(fact).map(({ productId }) => productId));
				const { locale } = own[0] as NotedFact;
				return [key, await loadProducts(ids, productsAt(locale))];
			}),
		),
	);
	return facts.flatMap((one) => {
		const { id, at, fact, locale, attribution } = one;
		const { path, pageType, source, sourceSpecification } = attribution;
		const items = listLines(fact)
			.slice(0, MOST_ITEMS)
			.map(({ price, ...line }) =>
				toLineItem({ ...line, unit: price }, products.get(readShop(one)) as FindProduct),
			);
		const event = {
			id,
			at,
			name: fact.name,
			place: {
				siteId: locale.siteId,
				country: locale.country,
				language: localeTag(locale),
				currency: locale.currency,
				path,
				pageType,
			},
			data: describeFact(fact, items, {
				currency: locale.currency,
				source: { ...(source && { source }), ...(sourceSpecification && { sourceSpecification }) },
			}),
		} as AnalyticsEvent;
		const fault = findEventFault(event);
		if (!fault) return [event];
		log("error", "request/events", "A fact does not fit the catalogue of events", {
			name: fact.name,
			error: fault,
		});
		return [];
	});
}
