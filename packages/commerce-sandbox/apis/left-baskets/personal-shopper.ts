import { Hono } from "hono";
import * as z from "zod";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { withJsonBody } from "../../http/json-body.ts";
import { problem } from "../../http/problem.ts";
import { nowInSeconds } from "../../now.ts";
import { storefrontPage } from "../../outbox/mails.ts";
import { newDocument, type StoredBasket, type StoredItem } from "../../records/baskets/basket-document.ts";
import { findStorefrontBasket, insertBasket, newId } from "../../records/baskets/basket-store.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";
import { localeOfRequest } from "../../requests/request-locale.ts";
import { countryByCode } from "../../settings/sites.ts";
import { changedById } from "../baskets/changes/basket-access.ts";
import type { BasketContext } from "../baskets/changes/basket-context.ts";
import { refusal } from "../baskets/changes/basket-problems.ts";
import { mergeDocuments } from "../baskets/changes/owner-changes.ts";
import { filledBasket } from "../baskets/routes/create-basket.ts";
import { defaultCurrency } from "../baskets/rules/site-currencies.ts";
import { walletBasket } from "../payments/wallets/wallet-basket.ts";
import { collectPage, keepCollectable, readCollectable } from "./collectable-baskets.ts";

export const personalShopperApp = new Hono<CommerceHono>();
const BASE = "/custom/personal-shopper-api/v1/organizations/:org";

const wantedSchema = z.strictObject({ basketId: z.string().min(1).max(64).optional() });

personalShopperApp.post(
	`${BASE}/generate-url`,
	requireShopper,
	acceptParameters({}),
	withJsonBody(
		wantedSchema,
		async (c, body) => {
			const { agentId, siteId } = c.get("shopper");
			if (agentId === undefined)
				return problem(403, "forbidden", "Links to a basket are made by agents of the house.");
			const basket = await walletBasket(c, body.basketId);
			if (basket instanceof Response) return basket;
			const { items } = basket.document;
			if (items.length === 0) return problem(409, "basket-empty", "There is nothing in the basket.");
			const code = await keepCollectable(c.env.DB, { siteId, items, madeBy: agentId }, nowInSeconds());
			const origin = c.env.STOREFRONT_ORIGIN ?? new URL(c.req.url).origin;
			const where = { siteId, locale: localeOfRequest(c) };
			return c.json({
				collectBasketURL: storefrontPage({ STOREFRONT_ORIGIN: origin }, where, collectPage(code)),
			});
		},
		{ emptyAs: {} },
	),
);

/**
 * Adds the items of a link to the shopper's basket. Opening the link again does not add the items twice: the higher quantity applies
 * (cloud-30).
 */
personalShopperApp.get(
	`${BASE}/collect-basket`,
	requireShopper,
	acceptParameters({ c_code: "required text" }),
	async (c) => {
		const { siteId } = c.get("shopper");
		const code = c.req.query("c_code") ?? "";
		const collectable = await readCollectable(c.env.DB, { code, siteId, now: nowInSeconds() });
		if (!collectable) return problem(404, "basket-not-found", "There is no such link, or not any more.");
		const own = await basketToFill(c);
		if (own instanceof Response) return own;
		const incoming = toSource(own, collectable.items);
		const changedBasket = await changedById(c, own.id, async (basket) => {
			const document = await mergeDocuments(c, basket, incoming, "higher_quantity");
			const custom = {
				...document.custom,
				...(collectable.madeBy ? { c_personalShopperUserId: collectable.madeBy } : {}),
			};
			return { ok: { currency: basket.currency, document: { ...document, custom } } };
		});
		if (changedBasket instanceof Response) return changedBasket;
		const origin = c.env.STOREFRONT_ORIGIN ?? new URL(c.req.url).origin;
		return c.json({
			redirectUrl: storefrontPage(
				{ STOREFRONT_ORIGIN: origin },
				{ siteId, locale: localeOfRequest(c) },
				"/cart",
			),
			basketId: changedBasket.id,
		});
	},
);

async function basketToFill(c: BasketContext): Promise<StoredBasket | Response> {
	const { siteId, customerId } = c.get("shopper");
	const own = await findStorefrontBasket(c.env.DB, siteId, customerId);
	if (own) return own;
	const country = countryByCode(localeOfRequest(c).slice(3).toUpperCase());
	const isOfSite = country?.siteId === siteId;
	const result = await filledBasket(
		c,
		{ custom: isOfSite ? { c_countryCode: country.code } : {} },
		{
			temporary: false,
			currency: isOfSite ? country.currency : defaultCurrency(siteId),
			external: false,
			populate: false,
		},
	);
	if ("refused" in result) return refusal(c, result.refused);
	const insertion = await insertBasket(c.env.DB, result.ok);
	if ("ok" in insertion) return insertion.ok;
	const existing = await findStorefrontBasket(c.env.DB, siteId, customerId);
	return existing ?? problem(409, "conflict", "Another request made a basket at the same moment.");
}

/** Returns a basket with the link's items. Items get new ids, because several shoppers may open the link. */
const toSource = (own: StoredBasket, items: readonly StoredItem[]): StoredBasket => ({
	...own,
	document: {
		...newDocument(newId),
		items: items.map((item) => ({ ...item, itemId: newId(), shipmentId: "me" })),
	},
});
