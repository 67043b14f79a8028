import type { SessionResponse } from "../../../shared/contracts/shopper-api.ts";
import type { BrowserEvent } from "../../../shared/domain/analytics/browser-events.ts";
import type { createVisitMemory } from "../../state/events/visit-memory.ts";

/**
 * Returns a function that tells what has changed in the shopper's session since it was called last: the customer, who may have signed in, and the
 * number of wishes of a registered one (event-30). `method` of a sign-in is "form" unless `signsInBy` has named it.
 */
export function createSessionFacts(memory: ReturnType<typeof createVisitMemory>) {
	let toldCustomer: string | undefined;
	let toldCount: number | undefined;
	let method: string | undefined = "form";
	return {
		/** If the method is undefined, the next sign-in is no event of its own, because it follows a registration. */
		signsInBy(name: string | undefined): void {
			method = name;
		},
		list({ customer, wishlist }: SessionResponse): BrowserEvent[] {
			const events: BrowserEvent[] = [];
			const key = String([customer.registered, customer.id, !customer.agentUntil]);
			if (toldCustomer !== key) events.push({ type: "customerChanged" });
			toldCustomer = key;
			const kind = customer.registered ? "registered" : "guest";
			const { customer: known } = memory.get();
			if (known !== kind) {
				if (known && customer.registered && method !== undefined) events.push({ type: "signIn", method });
				memory.set({ customer: kind });
				method = "form";
			}
			const count = wishlist?.items.length ?? toldCount;
			if (customer.registered && toldCount !== undefined && count !== toldCount)
				events.push({ type: "wishlistCount", count: count as number });
			toldCount = count;
			return events;
		},
	};
}
