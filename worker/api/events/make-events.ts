import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import {
	type AnalyticsEvent,
	type EventData,
	type EventPlace,
	findEventFault,
} from "../../../shared/contracts/analytics-events.ts";
import type {
	Sighting,
	SightingData,
	SightingName,
} from "../../../shared/contracts/event-report/sightings.ts";
import type { FactName } from "../../../shared/domain/analytics/handed-facts.ts";
import {
	type AnalyticsItem,
	type EventCategory,
	onePerSize,
	PRODUCTS_PER_CONTENT_LIST,
	toAnalyticsItem,
} from "../../../shared/domain/analytics/items.ts";
import type { Basket } from "../../../shared/domain/basket/basket.ts";
import type { Product } from "../../../shared/domain/catalogue/catalogue.ts";
import { type FactPorts, makeFactEvents } from "../../request/events/make-fact-event.ts";
import { loadProducts } from "../../request/events/product-facts.ts";
import type { NotedFact } from "../../request/facts/shop-facts.ts";

export type EventPorts = FactPorts & {
	locale: SiteLocale;
	now: number;
	products(ids: readonly string[]): Promise<Product[]>;
	/** Returns a category and its ancestors, from the root's child down. */
	categoryPath(id: string | undefined): Promise<readonly EventCategory[]>;
	basket(): Promise<Basket | null>;
	/** Returns what the server itself has sealed; null for any other text. */
	openFact(sealed: string): Promise<NotedFact | null>;
	customer(): Promise<EventData<"customer_changed">>;
	/** The purchase of an order of this shopper that no page has shown before, seen at a place. */
	purchase(
		orderNo: string,
		place: Pick<EventPlace, "path" | "pageType">,
	): Promise<AnalyticsEvent | undefined>;
	productsPerList: number;
};

type ToItem = (
	productId: string,
	facts?: { quantity?: number; position?: number },
) => AnalyticsItem | undefined;

const listProductIds = ({ data }: Sighting): string[] => {
	if ("products" in data) return data.products.map(({ productId }) => productId);
	if ("productIds" in data) return data.productIds;
	return "productId" in data ? [data.productId] : [];
};

const listItems = ({ lines }: Basket, toItem: ToItem): AnalyticsItem[] =>
	lines.flatMap(({ productId, quantity }) => toItem(productId, { quantity }) ?? []);

type Making = {
	toItem: ToItem;
	sizesOf(productId: string): AnalyticsItem["sizes"];
	currency: string;
	ports: EventPorts;
};
type Make<N extends SightingName> = (
	data: SightingData<N>,
	making: Making,
) => EventData<N> | undefined | Promise<EventData<N> | undefined>;

const bagged: Make<"view_cart"> = async (_, { toItem, currency, ports }) => {
	const basket = await ports.basket();
	if (!basket) return undefined;
	return {
		currency: basket.currency || currency,
		value: basket.productTotal,
		items: listItems(basket, toItem),
	};
};

const same = <T>(data: T): T => data;

const ofProduct: Make<"add_to_wishlist" | "remove_from_wishlist"> = ({ productId }, { toItem }) => {
	const item = toItem(productId);
	return item && { items: [item] };
};

type MadeFromSightings = Exclude<SightingName, FactName | "purchase">;
const MAKE: { [N in MadeFromSightings]: Make<N> } = {
	page_view: same,
	locale_change: same,
	wishlist_updated: same,
	search: same,
	no_result: same,
	refinement: same,
	view_promotion: same,
	select_promotion: same,
	login: same,
	logout: same,
	sign_up: same,
	share: same,
	view_store: same,
	select_store: same,
	book_appointment: same,
	web_vital: same,
	add_to_wishlist: ofProduct,
	remove_from_wishlist: ofProduct,
	notify_me: same,
	reserve_in_store: ({ productId, quantity, storeId }, { toItem }) => {
		const item = toItem(productId, { quantity });
		return item && { storeId, items: [item] };
	},
	customer_changed: (_, { ports }) => ports.customer(),
	view_item: ({ productId, ...source }, { toItem, currency }) => {
		const item = toItem(productId);
		return item && { currency, value: item.price ?? 0, ...source, items: [item] };
	},
	view_item_list: ({ isContent, products, ...facts }, { toItem, sizesOf, ports }) => {
		const most = isContent ? PRODUCTS_PER_CONTENT_LIST : ports.productsPerList;
		const items = products.slice(0, most).flatMap(({ productId, position }) => {
			const item = toItem(productId, { position });
			return item ? { ...item, sizes: sizesOf(productId) } : [];
		});
		return items.length > 0 ? { ...facts, items } : undefined;
	},
	select_item: ({ productId, position, ...facts }, { toItem }) => {
		const item = toItem(productId, { position });
		return item && { ...facts, items: [item] };
	},
	view_recommendations: ({ productIds, ...facts }, { toItem }) => {
		const items = productIds.flatMap((id, at) => toItem(id, { position: at + 1 }) ?? []);
		return items.length > 0 ? { ...facts, items } : undefined;
	},
	select_recommendation: ({ productId, ...facts }, { toItem }) => {
		const item = toItem(productId);
		return item && { ...facts, items: [item] };
	},
	view_cart: bagged,
};

const needsBasket = ({ name }: Sighting): boolean => name === "view_cart";

/** Makes the event of a fact that the server has sealed, with what has led the shopper to it. */
const makeSealed = async (
	{ name, path, pageType, data }: Sighting<FactName>,
	ports: EventPorts,
): Promise<AnalyticsEvent | undefined> => {
	const { fact: sealed, source, sourceSpecification } = data as SightingData<"add_to_cart">;
	const fact = await ports.openFact(sealed);
	if (fact?.fact.name !== name) return undefined;
	const attribution = { path, pageType, source, sourceSpecification };
	const [event] = await makeFactEvents([{ ...fact, attribution }], ports);
	return event;
};

/**
 * Makes events from what a browser has seen (event-10): products get names, categories and prices from the catalogue, the bag its lines from
 * the platform. Sightings of products that the shop does not sell, and of a bag that does not exist, make no event.
 */
export async function makeEvents(
	sightings: readonly Sighting[],
	ports: EventPorts,
): Promise<AnalyticsEvent[]> {
	const { locale, now, log } = ports;
	const basket = sightings.some(needsBasket) ? await ports.basket() : null;
	const ids = new Set([
		...sightings.flatMap(listProductIds),
		...(basket?.lines ?? []).map(({ productId }) => productId),
	]);
	const products = await loadProducts(ids, ports);
	const making: Making = {
		ports: { ...ports, basket: async () => basket },
		currency: locale.currency,
		toItem: (productId, facts) => {
			const known = products.find(productId);
			if (!known) return undefined;
			const { product, categories } = known;
			return { ...toAnalyticsItem(product, { variantId: productId, categories }), ...facts };
		},
		sizesOf: (productId) => {
			const known = products.find(productId);
			return known && onePerSize(known.product);
		},
	};
	const place = (sighting: Sighting): EventPlace => ({
		siteId: locale.siteId,
		country: locale.country,
		language: localeTag(locale),
		currency: locale.currency,
		path: sighting.path,
		pageType: sighting.pageType,
	});
	const events = await Promise.all(
		sightings.map(async (sighting): Promise<AnalyticsEvent | undefined> => {
			if (sighting.name === "purchase")
				return ports.purchase(sighting.data.orderNo, { path: sighting.path, pageType: sighting.pageType });
			if ("fact" in sighting.data) return makeSealed(sighting as Sighting<FactName>, ports);
			const make = MAKE[sighting.name as MadeFromSightings] as Make<SightingName>;
			const data = await make(sighting.data as never, making);
			const { id, age, name } = sighting;
			return (
				data && ({ id, at: Math.round(now - age), name, place: place(sighting), data } as AnalyticsEvent)
			);
		}),
	);
	return events.filter((event): event is AnalyticsEvent => {
		const fault = event && findEventFault(event);
		if (fault)
			log("error", "api/events", "An event does not fit the catalogue", { name: event.name, error: fault });
		return event !== undefined && !fault;
	});
}
