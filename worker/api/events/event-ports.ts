import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Product } from "../../../shared/domain/catalogue/catalogue.ts";
import { loadCached } from "../../cache/cached.ts";
import { VALUES } from "../../cache/policies.ts";
import { createCatalogue } from "../../platform/commerce/catalogue/catalogue.ts";
import type { Calls } from "../../request/calls.ts";
import { loadCategories } from "../../request/page/categories.ts";
import type { ApiView } from "../../request/page/create-page-context.ts";
import type { PageVisitor } from "../../request/page/loader.ts";
import { customerFacts } from "./customer-facts.ts";
import type { EventPorts } from "./make-events.ts";
import { makeOrderEvent } from "./order-events.ts";

/** Gives events the facts of products, from a cache that all shoppers share. */
export const productPorts = (
	calls: Calls,
	locale: SiteLocale,
): Pick<EventPorts, "products" | "categoryPath" | "log"> => ({
	log: calls.platform.log,
	products: async (ids) => {
		const sorted = ids.toSorted();
		const { value } = await loadCached<Product[]>(calls.cache, {
			site: locale.siteId,
			key: `events/${localeTag(locale)}/${sorted.join(",")}`,
			policy: VALUES.eventProducts,
			tags: ["products"],
			load: async (signal) => {
				const platform = { ...calls.platform, deadline: signal };
				const catalogue = createCatalogue({ platform, locale }, () => new Date(calls.cache.now()));
				return { value: await catalogue.products(sorted) };
			},
		});
		return value;
	},
	categoryPath: async (id) => {
		if (!id) return [];
		const categories = await loadCategories(calls, locale);
		return categories.byId.has(id) ? categories.breadcrumbs(id).map(({ name }) => name) : [];
	},
});

/** Gives events their facts: products from a shared cache, basket and customer by the shopper's own session. */
export const eventPorts = (
	calls: Calls,
	{ locale, settings }: ApiView,
	// Reading a port creates it, so ports are read only when an event needs them.
	visitor: Pick<
		PageVisitor,
		"baskets" | "shopper" | "profile" | "wishlist" | "groups" | "checkout" | "orderFacts"
	>,
): EventPorts => ({
	locale,
	now: calls.cache.now(),
	...productPorts(calls, locale),
	productsPerList: settings.analytics.productsPerList,
	basket: () => visitor.baskets.get(),
	purchase: async (orderNo, place) => {
		const { shopper, checkout, orderFacts } = visitor;
		const order = shopper.isKnown ? await checkout.order(orderNo) : null;
		const viewed = order?.state === "placed" ? await orderFacts.view(orderNo) : null;
		return viewed?.isFirst
			? makeOrderEvent(viewed.fact, { ...productPorts(calls, locale), locale }, place)
			: undefined;
	},
	customer: async () => {
		const { shopper } = visitor;
		// A report never begins a session, which would compete with a sign-in.
		if (!shopper.maybeCustomer) return { type: "guest" };
		const session = await shopper.session();
		const { registered, agent, customerId } = session;
		const [facts, names, items] = registered
			? await Promise.all([
					visitor.profile.read(),
					visitor.groups(),
					visitor.wishlist.items().catch(() => undefined),
				])
			: [];
		return customerFacts(
			{ registered, agent, customerId, ...facts, groups: names ?? [], wishlistCount: items?.length },
			{ country: locale.country, userIdIs: settings.analytics.userId },
		);
	},
});
