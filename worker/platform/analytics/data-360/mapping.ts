import type { AnalyticsEvent } from "../../../../shared/contracts/analytics-events.ts";
import type { AnalyticsItem } from "../../../../shared/domain/analytics/items.ts";
import type { CheckoutStep } from "../../../../shared/domain/checkout/checkout-steps.ts";
import { storefront } from "../../../base/house.ts";
import { cutText, standInSender } from "../mapping-tools.ts";
import type { Deliverable, Mapping } from "../receiver.ts";
import type { Data360Record, Data360Records } from "./schema.ts";

type About = Omit<Deliverable<"marketing">, "event">;
type Of<Type extends Data360Record["eventType"]> = Extract<Data360Record, { eventType: Type }>;

const MOST_TEXT = 255;
const MOST_LONG_TEXT = 2000;

const cut = (text: string): string => cutText(text, MOST_TEXT);

/** Returns the fields of every record; undefined if no browser reported the event. Further records of an event get ids that stay the same. */
const listCommon = ({ id, at, place }: AnalyticsEvent, { sender }: About) =>
	sender && {
		common: (part = 0) => ({
			eventId: part === 0 ? id : `${id}.${part}`,
			dateTime: new Date(at).toISOString(),
			deviceId: sender.client,
			sessionId: sender.session,
			siteId: place.siteId,
		}),
		source: {
			sourceChannel: "Web" as const,
			sourceLocale: place.language,
			sourcePageType: place.pageType,
			sourceUrl: cutText(sender.origin + place.path, MOST_LONG_TEXT),
		},
	};

const interact = (event: AnalyticsEvent, about: About, interactionName: string, part = 0) => {
	const described = listCommon(event, about);
	return (
		described && {
			...described.common(part),
			...described.source,
			category: "Engagement" as const,
			interactionName,
			...(part > 0 && { correlationId: event.id }),
		}
	);
};

const engage = (
	event: AnalyticsEvent,
	about: About,
	name: string,
	more: Partial<Of<"userEngagement">> = {},
) => {
	const base = interact(event, about, name);
	return base && ([{ ...base, eventType: "userEngagement", ...more }] satisfies Data360Records);
};

type Shown = { items: readonly AnalyticsItem[]; listId?: string; listName?: string };
/** One record for each product. The category is the list's, if the list is one of a category. */
const catalogue = (event: AnalyticsEvent, about: About, name: string, { items, listName }: Shown) => {
	const records = items.flatMap(({ id, position, categoryIds }, at): Of<"catalog">[] => {
		const base = interact(event, about, name, at);
		const categoryId = categoryIds?.at(-1);
		return base
			? [
					{
						...base,
						eventType: "catalog",
						id,
						type: "Product",
						webStoreId: storefront.id,
						...(categoryId && { categoryId: cut(categoryId) }),
						...(position !== undefined && { searchResultPosition: position }),
						...(listName && { searchResultTitle: cutText(listName, MOST_LONG_TEXT) }),
					},
				]
			: [];
	});
	return records.length > 0 ? records : undefined;
};

type Bag = { items?: readonly AnalyticsItem[]; currency?: string };
/**
 * A bag and its lines. Data 360 identifies a line across events by its id, which is the product's, and takes its quantity for that of the whole
 * line: events of an addition or a removal, whose quantity is the difference, name none.
 */
const bag = (
	event: AnalyticsEvent,
	about: About,
	name: string,
	{ items = [], currency }: Bag = {},
	isWhole = false,
): Data360Records | undefined => {
	const described = listCommon(event, about);
	const base = interact(event, about, name);
	if (!base || !described) return undefined;
	return [
		{ ...base, eventType: "cart", webStoreId: storefront.id, ...(currency && { currency }) },
		...items.map(
			({ id, name: productName, price, quantity }, at): Of<"cartItem"> => ({
				...described.common(at + 1),
				category: "Engagement",
				eventType: "cartItem",
				cartEventId: event.id,
				lineItemId: id,
				catalogObjectId: id,
				catalogObjectType: "Product",
				name: cutText(productName, MOST_LONG_TEXT),
				...(price !== null && { price }),
				...(isWhole && quantity !== undefined && { quantity }),
			}),
		),
	];
};

type OrderEvent = AnalyticsEvent<"purchase" | "cancel" | "return" | "exchange" | "refund">;
type Amounts = { value: number; tax: number; shipping: number };
/** An order, or what became of one (event-44). Its net amount is without tax and shipping, as the service documents it. */
const order = (
	event: OrderEvent,
	{ sender = standInSender(event), ...about }: About,
	name: string,
	amounts?: Amounts,
): Data360Records | undefined => {
	const base = interact(event, { ...about, sender }, name);
	return (
		base && [
			{
				...base,
				eventType: "order",
				id: event.data.transactionId,
				currency: event.data.currency,
				webStoreId: storefront.id,
				...(amounts && {
					netOrderAmount: amounts.value,
					totalTaxAmount: amounts.tax,
					totalDeliveryAmount: amounts.shipping,
				}),
			},
		]
	);
};

const STEPS: Record<CheckoutStep, string> = {
	contact: "checkout-contact-info",
	delivery: "checkout-shipping-address",
	payment: "checkout-payment",
	review: "checkout-review",
};

const identify = (event: AnalyticsEvent<"customer_changed">, about: About): Data360Records | undefined => {
	const described = listCommon(event, about);
	if (!described) return undefined;
	const { type, userId } = event.data;
	const profile = { ...described.source, category: "Profile" as const };
	const identity: Of<"identity"> = {
		...described.common(),
		...profile,
		eventType: "identity",
		isAnonymous: type === "guest" ? "1" : "0",
	};
	const party: Of<"partyIdentification">[] = userId
		? [
				{
					...described.common(1),
					...profile,
					eventType: "partyIdentification",
					partyIdentificationId: userId,
					IDName: "CC_REGISTERED_CUSTOMER_ID",
					IDType: "CC_REGISTERED_CUSTOMER_ID",
					userId,
					creationEventId: event.id,
				},
			]
		: [];
	return [identity, ...party];
};

const search = (event: AnalyticsEvent, about: About, phrase: string, results: number) => {
	const base = interact(event, about, "search");
	return (
		base &&
		([
			{ ...base, eventType: "search", searchQuery: phrase, resultsReturnedQuantity: results },
		] satisfies Data360Records)
	);
};

/** Interactions are named as Commerce Cloud's own storefronts name them. */
export const data360Mapping = {
	page_view: (event, about) =>
		engage(event, about, "page-view", {
			...(event.data.title && { sourcePageTitle: event.data.title }),
			...(event.data.referrer && { sourceUrlReferrer: event.data.referrer }),
		}),
	customer_changed: identify,
	view_item: (event, about) => catalogue(event, about, "catalog-object-view-start", event.data),
	view_item_list: (event, about) => catalogue(event, about, "catalog-object-impression", event.data),
	select_item: (event, about) => catalogue(event, about, "catalog-object-click", event.data),
	add_to_cart: (event, about) => bag(event, about, "cart-add", event.data),
	remove_from_cart: (event, about) => bag(event, about, "cart-remove", event.data),
	view_cart: (event, about) => bag(event, about, "cart-view", event.data, true),
	begin_checkout: (event, about) => bag(event, about, "checkout-begin", event.data, true),
	checkout_step: (event, about) => bag(event, about, STEPS[event.data.step]),
	purchase: (event, about) => order(event, about, "Purchase", event.data),
	// The amounts go back with the refund, whose interaction is named for what caused it.
	refund: (event, about) => order(event, about, event.data.returnId ? "Return" : "Cancel", event.data),
	exchange: (event, about) => order(event, about, "Exchange"),
	add_to_wishlist: (event, about) => bag(event, about, "wish-list-add", event.data),
	remove_from_wishlist: (event, about) => bag(event, about, "wish-list-remove", event.data),
	search: (event, about) => search(event, about, event.data.phrase, event.data.results),
	no_result: (event, about) => search(event, about, event.data.phrase, 0),
	sign_up: (event, about) => engage(event, about, "user-registration"),
} satisfies Mapping<"marketing", Data360Records>;
