import { Hono } from "hono";
import type { CommerceHono } from "../../../http/http.ts";
import { problem } from "../../../http/problem.ts";
import type { StoredBasket } from "../../../records/baskets/basket-document.ts";
import { newId } from "../../../records/baskets/basket-store.ts";
import { acceptParameters } from "../../../requests/query-parameters.ts";
import type { BasketContext } from "../changes/basket-context.ts";
import { withCustomer } from "../changes/basket-customer.ts";
import { replaceBasket } from "../changes/basket-owners.ts";
import { conflict, flag, mergeDocuments } from "../changes/owner-changes.ts";
import { bothBaskets, bring, noSource, type Previous, previousShopper } from "../changes/previous-basket.ts";
import { MERGE_MODES, type MergeMode, withoutPersonalDetails } from "../rules/merge-baskets.ts";

export const actionRoutes = new Hono<CommerceHono>();

actionRoutes.post(
	"/merge",
	acceptParameters({ createDestinationBasket: "boolean", productItemMergeMode: "text" }),
	(c) => {
		const previous = previousShopper(c);
		if (previous instanceof Response) return previous;
		const requestedMode = c.req.query("productItemMergeMode") ?? "higher_quantity";
		const mode = MERGE_MODES.find((one) => one === requestedMode);
		if (!mode) {
			const detail = "The query parameter 'productItemMergeMode' does not have one of its allowed values.";
			return problem(400, "bad-request", detail, { parameter: "productItemMergeMode" });
		}
		return bring(c, previous, () => merge(c, previous, mode));
	},
);

async function merge(
	c: BasketContext,
	previous: Previous,
	mode: MergeMode,
): Promise<StoredBasket | Response | undefined> {
	const { source, current } = await bothBaskets(c, previous);
	if (!source) return noSource(previous.guestCustomerId);
	if (current) {
		const document = await mergeDocuments(c, current, source, mode);
		return replaceBasket(c.env.DB, current, { document }, source);
	}
	const { customerId } = previous.shopper;
	if (!flag(c, "createDestinationBasket")) {
		const detail = `The current customer with ID '${customerId}' has no active basket.`;
		return conflict("basket-merge-no-current-basket-exception", detail);
	}
	const document = await withCustomer(c.env, previous.shopper, withoutPersonalDetails(source.document));
	return replaceBasket(c.env.DB, source, { id: newId(), customerId, document });
}
