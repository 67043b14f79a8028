import { Hono } from "hono";
import { retireGuest } from "../../../auth/sessions.ts";
import type { CommerceHono, Shopper } from "../../../http/http.ts";
import { problem } from "../../../http/problem.ts";
import { nowInSeconds } from "../../../now.ts";
import type { StoredBasket } from "../../../records/baskets/basket-document.ts";
import { findStorefrontBasket, newId } from "../../../records/baskets/basket-store.ts";
import { acceptParameters, type ParameterKinds } from "../../../requests/query-parameters.ts";
import type { BasketContext } from "../changes/basket-context.ts";
import { withCustomer, withSavedDetails } from "../changes/basket-customer.ts";
import { replaceBasket } from "../changes/basket-owners.ts";
import { forbidden } from "../changes/basket-problems.ts";
import { conflict, flag, merged, respondWithBasket } from "../changes/owner-changes.ts";
import { MERGE_MODES, type MergeMode, withoutPersonalDetails } from "../rules/merge-baskets.ts";

type Previous = { shopper: Shopper; guestCustomerId: string };

function previousShopper(c: BasketContext): Previous | Response {
	const shopper = c.get("shopper");
	const { isGuest, guestCustomerId } = shopper;
	return isGuest || guestCustomerId === undefined
		? forbidden("The access token is valid, but names no previous customer for this action.")
		: { shopper, guestCustomerId };
}

async function bothBaskets(
	c: BasketContext,
	{ shopper, guestCustomerId }: Previous,
): Promise<{ source: StoredBasket | undefined; current: StoredBasket | undefined }> {
	const [source, current] = await Promise.all(
		[guestCustomerId, shopper.customerId].map((id) => findStorefrontBasket(c.env.DB, shopper.siteId, id)),
	);
	return { source, current };
}

const noSource = (customerId: string): Response =>
	conflict(
		"no-source-basket-exception",
		`The previous customer with ID '${customerId}' has no active basket.`,
	);

export function actionRoutes(parameters: { transfer: ParameterKinds }): Hono<CommerceHono> {
	const routes = new Hono<CommerceHono>();

	routes.post("/transfer", acceptParameters(parameters.transfer), (c) => {
		const previous = previousShopper(c);
		if (previous instanceof Response) return previous;
		return bring(c, previous, () => transfer(c, previous));
	});

	routes.post(
		"/merge",
		acceptParameters({ createDestinationBasket: "boolean", productItemMergeMode: "text" }),
		(c) => {
			const previous = previousShopper(c);
			if (previous instanceof Response) return previous;
			const asked = c.req.query("productItemMergeMode") ?? "higher_quantity";
			const mode = MERGE_MODES.find((one) => one === asked);
			if (!mode) {
				const detail = "The query parameter 'productItemMergeMode' does not have one of its allowed values.";
				return problem(400, "bad-request", detail, { parameter: "productItemMergeMode" });
			}
			return bring(c, previous, () => merge(c, previous, mode));
		},
	);
	return routes;
}

async function bring(
	c: BasketContext,
	previous: Previous,
	attempt: () => Promise<StoredBasket | Response | undefined>,
): Promise<Response> {
	const response = await respondWithBasket(c, attempt);
	await c.env.DB.batch(retireGuest(c.env.DB, { ...previous.shopper, ...previous }, nowInSeconds()));
	return response;
}

async function transfer(c: BasketContext, previous: Previous): Promise<StoredBasket | Response | undefined> {
	const { source, current } = await bothBaskets(c, previous);
	const isMerge = flag(c, "merge");
	if (!source) {
		if (!isMerge) return noSource(previous.guestCustomerId);
		return current ?? c.body(null, 204);
	}
	if (current && isMerge) {
		const document = await merged(c, current, source, "higher_quantity");
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

async function merge(
	c: BasketContext,
	previous: Previous,
	mode: MergeMode,
): Promise<StoredBasket | Response | undefined> {
	const { source, current } = await bothBaskets(c, previous);
	if (!source) return noSource(previous.guestCustomerId);
	if (current) {
		const document = await merged(c, current, source, mode);
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
