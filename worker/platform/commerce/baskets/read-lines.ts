import type { ShopperBasketsV2 } from "@salesforce/storefront-next-runtime/scapi";
import type { BasketLine } from "../../../../shared/domain/basket/basket.ts";
import type { Log } from "../../../base/log.ts";
import { soon } from "../../../cache/single-flight.ts";
import { isUnavailable } from "../../is-unavailable.ts";
import type { CataloguePort } from "../catalogue/catalogue.ts";
import { mapLine } from "./map-line.ts";

type VendorItem = ShopperBasketsV2.schemas["ProductItem"];

export const readLines = async (
	items: readonly VendorItem[],
	load: CataloguePort["products"],
	log: Log,
): Promise<{ lines: BasketLine[]; isBlind: boolean }> => {
	const ids = [...new Set(items.map((item) => item.productId ?? ""))].filter((id) => id !== "");
	// If the products cannot be loaded, lines are shown without them, because a missing line would look lost.
	const products = await soon(load(ids)).catch((error: unknown) => {
		if (!isUnavailable(error)) throw error;
		log(
			"warning",
			"commerce/baskets",
			"Loading the products of a basket failed, lines are shown without them",
			{ error },
		);
		return null;
	});
	const byVariant = new Map(
		(products ?? []).flatMap((product) => product.variants.map((variant) => [variant.id, product] as const)),
	);
	const isBlind = products === null;
	return { lines: items.map((item) => mapLine(item, byVariant.get(item.productId ?? ""), isBlind)), isBlind };
};
