import type { BasketDocument } from "../../../records/baskets/basket-document.ts";
import { type Refusal, refuse, shortenId } from "../../../records/baskets/outcome.ts";
import type { CustomProperties } from "../../../requests/with-custom.ts";

export function withCustomChanges(custom: CustomProperties, changes: CustomProperties): CustomProperties {
	return Object.fromEntries(Object.entries({ ...custom, ...changes }).filter(([, value]) => value !== null));
}

export function withoutItems(
	{ priceAdjustments, externalTaxes }: BasketDocument,
	itemIds: readonly string[],
): Pick<BasketDocument, "priceAdjustments" | "externalTaxes"> {
	const goneIds = new Set(itemIds);
	return {
		priceAdjustments: priceAdjustments.filter(({ itemId }) => itemId === undefined || !goneIds.has(itemId)),
		...(externalTaxes
			? {
					externalTaxes: Object.fromEntries(Object.entries(externalTaxes).filter(([id]) => !goneIds.has(id))),
				}
			: {}),
	};
}

export function shipmentRefusal(shipmentId: string, status: 400 | 404 = 404): { refused: Refusal } {
	const detail = `The basket has no shipment with the ID '${shortenId(shipmentId)}'.`;
	return refuse("shipment-not-found", detail, undefined, status);
}

export function itemRefusal(itemId: string, status: 400 | 404 = 400): { refused: Refusal } {
	return refuse(
		"product-item-not-found",
		`The basket has no product item with the ID '${shortenId(itemId)}'.`,
		undefined,
		status,
	);
}
