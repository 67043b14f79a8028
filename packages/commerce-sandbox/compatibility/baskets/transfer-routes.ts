import { Hono } from "hono";
import type { BasketContext } from "../../apis/baskets/changes/basket-context.ts";
import { withCustomer, withSavedDetails } from "../../apis/baskets/changes/basket-customer.ts";
import { replaceBasket } from "../../apis/baskets/changes/basket-owners.ts";
import { conflict, flag, mergeDocuments } from "../../apis/baskets/changes/owner-changes.ts";
import {
	bothBaskets,
	bring,
	noSource,
	type Previous,
	previousShopper,
} from "../../apis/baskets/changes/previous-basket.ts";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import type { StoredBasket } from "../../records/baskets/basket-document.ts";
import { newId } from "../../records/baskets/basket-store.ts";
import { acceptParameters, type ParameterKinds } from "../../requests/query-parameters.ts";

export const transferRoutes = (parameters: ParameterKinds): Hono<CommerceHono> =>
	new Hono<CommerceHono>().post("/", requireShopper, acceptParameters(parameters), (c) => {
		const previous = previousShopper(c);
		if (previous instanceof Response) return previous;
		return bring(c, previous, () => transfer(c, previous));
	});

async function transfer(c: BasketContext, previous: Previous): Promise<StoredBasket | Response | undefined> {
	const { source, current } = await bothBaskets(c, previous);
	const isMerge = flag(c, "merge");
	if (!source) {
		if (!isMerge) return noSource(previous.guestCustomerId);
		return current ?? c.body(null, 204);
	}
	if (current && isMerge) {
		const document = await mergeDocuments(c, current, source, "higher_quantity");
		return replaceBasket(c.env.DB, current, { document }, source);
	}
	const { customerId } = previous.shopper;
	if (current && !flag(c, "overrideExisting")) {
		const detail = `The current customer with ID '${customerId}' has an active basket.`;
		return conflict("basket-transfer-basket-already-exists-exception", detail);
	}
	let document = await withCustomer(c.env, previous.shopper, source.document);
	if (flag(c, "populateCustomerDetails"))
		document = await withSavedDetails(c.env, previous.shopper, document, newId);
	return replaceBasket(c.env.DB, source, { customerId, document }, current);
}
