import { Hono } from "hono";
import { ownBasketAlone } from "../../apis/baskets/changes/basket-access.ts";
import type { BasketContext } from "../../apis/baskets/changes/basket-context.ts";
import { exchangeStorefrontBasket, replaceBasket } from "../../apis/baskets/changes/basket-owners.ts";
import { quotaExceeded, requireAgent } from "../../apis/baskets/changes/basket-problems.ts";
import {
	conflict,
	flag,
	mergeDocuments,
	respondWithBasket,
} from "../../apis/baskets/changes/owner-changes.ts";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import type { StoredBasket } from "../../records/baskets/basket-document.ts";
import { findStorefrontBasket, idsOfKind, isQuotaFull } from "../../records/baskets/basket-store.ts";
import { acceptParameters, type ParameterKinds } from "../../requests/query-parameters.ts";

export function kindRoutes(parameters: { promote?: ParameterKinds }): Hono<CommerceHono> {
	const routes = new Hono<CommerceHono>();
	const { promote: promoteParameters } = parameters;
	if (promoteParameters) {
		routes.post("/actions/promote", requireShopper, acceptParameters(promoteParameters), (c) =>
			respondWithBasket(c, () => promote(c)),
		);
	}

	routes.put("/agent", requireShopper, requireAgent, acceptParameters({}), (c) =>
		respondWithBasket(c, async () => {
			const basket = await ownBasketAlone(c);
			if (basket instanceof Response || basket.agent) return basket;
			const changedBasket = await replaceBasket(c.env.DB, basket, { agent: true, temporary: false });
			return changedBasket ?? (await agentQuotaRefusal(c));
		}),
	);

	routes.put("/storefront", requireShopper, requireAgent, acceptParameters({ exchange: "boolean" }), (c) =>
		respondWithBasket(c, async () => {
			const basket = await ownBasketAlone(c);
			if (basket instanceof Response || !(basket.agent || basket.temporary)) return basket;
			const existing = await findStorefrontBasket(c.env.DB, basket.siteId, basket.customerId);
			if (!existing) return replaceBasket(c.env.DB, basket, { agent: false, temporary: false });
			if (!flag(c, "exchange")) return quotaExceeded([existing.id], "storefront");
			return exchangeStorefrontBasket(c.env.DB, basket, existing);
		}),
	);
	return routes;
}

async function agentQuotaRefusal(c: BasketContext): Promise<Response | undefined> {
	const { siteId, customerId } = c.get("shopper");
	const ids = await idsOfKind(c.env.DB, siteId, customerId, "agent");
	return isQuotaFull("agent", ids.length) ? quotaExceeded(ids, "agent") : undefined;
}

async function promote(c: BasketContext): Promise<StoredBasket | Response | undefined> {
	const basket = await ownBasketAlone(c);
	if (basket instanceof Response || !basket.temporary) return basket;
	const existing = basket.agent
		? undefined
		: await findStorefrontBasket(c.env.DB, basket.siteId, basket.customerId);
	if (!existing) return replaceBasket(c.env.DB, basket, { temporary: false });
	if (flag(c, "merge")) {
		const document = await mergeDocuments(c, basket, existing, "higher_quantity");
		return replaceBasket(c.env.DB, basket, { temporary: false, document }, existing);
	}
	if (flag(c, "overrideExisting")) return replaceBasket(c.env.DB, basket, { temporary: false }, existing);
	return conflict(
		"basket-not-promotable-exception",
		`The basket with ID '${basket.id}' cannot be promoted to a storefront basket in its current state.`,
	);
}
