import type { BasketDocument, StoredBasket } from "../../../records/baskets/basket-document.ts";
import type { BasketChangeRequest } from "../../../records/baskets/basket-requests.ts";
import type { BasketChange } from "../../../records/baskets/basket-store.ts";
import { type Outcome, refuse, shortenId } from "../../../records/baskets/outcome.ts";
import { withCustomChanges } from "../rules/document-parts.ts";
import { inCurrency } from "../rules/merge-baskets.ts";
import { sourceCodeRefusal } from "../rules/source-codes.ts";

export function updateBasket(
	{ document, currency, siteId }: StoredBasket,
	request: BasketChangeRequest,
	{ keepsTaxes, now }: { keepsTaxes: boolean; now: Date },
): Outcome<BasketChange> {
	const { sourceCode, shippingItems = [], custom } = request;
	const codeRefusal = sourceCode === undefined ? undefined : sourceCodeRefusal(sourceCode, { siteId, now });
	if (codeRefusal) return codeRefusal;
	const target = request.currency ?? currency;
	const shipments = withShippingCustom(document, shippingItems);
	if ("refused" in shipments) return shipments;
	const losesTaxes = document.externalTaxes && target !== currency && !keepsTaxes;
	return {
		ok: {
			currency: target,
			document: {
				...inCurrency(document, currency, target),
				shipments: shipments.ok,
				...(sourceCode === undefined ? {} : { sourceCode }),
				...(losesTaxes ? { externalTaxes: {} } : {}),
				custom: withCustomChanges(document.custom, custom),
			},
		},
	};
}

function withShippingCustom(
	document: BasketDocument,
	changes: NonNullable<BasketChangeRequest["shippingItems"]>,
): Outcome<BasketDocument["shipments"]> {
	const [first, ...others] = document.shipments.map((shipment) => ({ ...shipment }));
	const shipments: BasketDocument["shipments"] = [first ?? document.shipments[0], ...others];
	const seenIds = new Set<string>();
	for (const { itemId, custom } of changes) {
		if (!itemId) return refuse("invalid-shipping-item-id", "The ID of the shipping item is missing.");
		if (seenIds.has(itemId))
			return refuse("duplicate-shipping-item-id", `The shipping item '${shortenId(itemId)}' is given twice.`);
		seenIds.add(itemId);
		const shipment = shipments.find(({ shippingItemId }) => shippingItemId === itemId);
		if (!shipment) {
			const detail = `The basket has no shipping item with the ID '${shortenId(itemId)}'.`;
			return refuse("shipping-item-not-found", detail, undefined, 404);
		}
		shipment.shippingCustom = withCustomChanges(shipment.shippingCustom, custom);
	}
	return { ok: shipments };
}
