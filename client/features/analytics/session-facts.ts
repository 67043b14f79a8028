import type { SessionResponse } from "../../../shared/contracts/shopper-api.ts";
import type { createVisitMemory } from "../../state/events/visit-memory.ts";
import type { Draft } from "./to-sightings.ts";

/**
 * Returns a function that tells what has changed in the shopper's session since it was called last: the customer, who may have signed in, and the
 * number of wishes of a registered one (event-30). `method` of a sign-in is "form" unless `signsInBy` has named it.
 */
export function createSessionFacts(memory: ReturnType<typeof createVisitMemory>) {
	let told: { wishlist?: number; customer?: string } = {};
	let method: string | undefined = "form";
	return {
		/** If the method is undefined, the next sign-in is no event of its own, because it follows a registration. */
		signsInBy(name: string | undefined): void {
			method = name;
		},
		list({ customer, wishlist }: SessionResponse): Draft[] {
			const drafts: Draft[] = [];
			const key = `${customer.registered} ${customer.id ?? ""} ${customer.agentUntil !== undefined}`;
			if (told.customer !== key) drafts.push({ name: "customer_changed", data: {} });
			if (customer.registered && memory.get().customer === "guest" && method !== undefined)
				drafts.push({ name: "login", data: { method } });
			const isKnown = memory.get().customer === (customer.registered ? "registered" : "guest");
			if (!isKnown) {
				memory.set({ customer: customer.registered ? "registered" : "guest" });
				method = "form";
			}
			const count = wishlist?.items.length;
			if (
				customer.registered &&
				told.wishlist !== undefined &&
				count !== undefined &&
				told.wishlist !== count
			)
				drafts.push({ name: "wishlist_updated", data: { count } });
			told = { customer: key, wishlist: count ?? told.wishlist };
			return drafts;
		},
	};
}
