import type { RowTileView } from "../../../shared/contracts/views.ts";
import { classifyAvailability, isBanned } from "../../../shared/domain/catalogue/availability.ts";
import type { Product } from "../../../shared/domain/catalogue/catalogue.ts";
import { GUEST_GROUPS, noImage, toPrice, toTileImage } from "../../present/images-and-prices.ts";
import { type UnitPriceContext, writeUnitPrice } from "../../present/legal/unit-price.ts";
import { rangeProductUnitPrices } from "../../present/tile.ts";
import type { PageContext } from "../../request/page/page-context.ts";

export const toRowTile = (
	product: Product,
	cx: Pick<PageContext, "locale" | "paths" | "prices"> & UnitPriceContext,
): RowTileView => ({
	id: product.id,
	href: cx.paths.product(product.slugUrl),
	brand: product.brand,
	name: product.name,
	image: product.images[0] ? toTileImage(product.images[0]) : noImage(cx),
	price: toPrice(product.price, cx),
	unitPrice: writeUnitPrice(rangeProductUnitPrices(product), cx),
	state: classifyAvailability(
		product.variants.map(({ stock }) => stock),
		{
			hasPrice: product.price !== null && product.price.value > 0,
			banned: isBanned({ a: product.details.groupA, b: product.details.groupB }, GUEST_GROUPS),
		},
	),
});
