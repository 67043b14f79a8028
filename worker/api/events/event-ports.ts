import type { Calls } from "../../request/calls.ts";
import { productPorts } from "../../request/events/product-ports.ts";
import type { ApiView } from "../../request/page/create-page-context.ts";
import type { PageVisitor } from "../../request/page/loader.ts";
import { customerFacts } from "./customer-facts.ts";
import type { EventPorts } from "./make-events.ts";
import { makeOrderEvent } from "./order-events.ts";

/** Gives events their facts: products from a shared cache, basket and customer by the shopper's own session. */
export const eventPorts = (
	calls: Calls,
	{ locale, settings }: ApiView,
	// Reading a port creates it, so ports are read only when an event needs them.
	visitor: Pick<
		PageVisitor,
		"baskets" | "shopper" | "profile" | "wishlist" | "groups" | "tests" | "checkout" | "orderFacts" | "facts"
	>,
): EventPorts => ({
	locale,
	now: calls.cache.now(),
	...productPorts(calls, locale),
	productsAt: (other) => productPorts(calls, other),
	productsPerList: settings.analytics.productsPerList,
	basket: () => visitor.baskets.get(),
	openFact: (sealed) => visitor.facts.open(sealed),
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
		const [facts, names, tests, items] = registered
			? await Promise.all([
					visitor.profile.read(),
					visitor.groups(),
					visitor.tests(),
					visitor.wishlist.items().catch(() => undefined),
				])
			: [];
		return customerFacts(
			{ registered, agent, customerId, ...facts, groups: names ?? [], tests, wishlistCount: items?.length },
			{ country: locale.country, userIdIs: settings.analytics.userId },
		);
	},
});
