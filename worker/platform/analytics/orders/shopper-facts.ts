import { type Consent, listGranted } from "../../../../shared/domain/consent/consent.ts";
import { clock } from "../../../base/clock.ts";
import type { Sender } from "../receiver.ts";
import { announceOrders } from "./announce-orders.ts";
import { chooseOrderFacts } from "./choose-order-facts.ts";
import { type OrderFact, writeGranted } from "./order-facts.ts";
import type { OutboxContext } from "./outbox.ts";

export type ShopperFacts = {
	/** Has what the shopper did with an order delivered soon, without delaying the response. */
	announce(): void;
	/** Returns the purchase of an order that the shopper sees, and whether no page has shown it before; null if there is none. */
	view(orderNo: string): Promise<{ fact: OrderFact; isFirst: boolean } | null>;
};

export const createShopperFacts = (
	platform: OutboxContext & { waitUntil?: (promise: Promise<unknown>) => void },
	{ consent, sender }: { consent: Consent; sender(): Sender | undefined },
): ShopperFacts => {
	const announce = (): void =>
		platform.waitUntil?.(
			announceOrders(platform.env).catch((error) =>
				platform.log("warning", "analytics/orders", "Facts of orders are delivered later", { error }),
			),
		);
	return {
		announce,
		view: async (orderNo) => {
			const viewed = await chooseOrderFacts(platform, clock.now()).view(
				orderNo,
				listGranted(consent),
				sender(),
			);
			// Receivers get an order that was placed without consent once its shopper agrees on the page that confirms it (event-19).
			if (viewed && writeGranted(viewed.fact.granted) !== writeGranted(viewed.fact.delivered)) announce();
			return viewed;
		},
	};
};
