import { type CatalogueSize, type ShownSize, showSize } from "@vetrina/shop-rules/sizes/show-size.ts";
import type { BasketLine } from "../../../shared/domain/basket/basket.ts";
import type { Product } from "../../../shared/domain/catalogue/catalogue.ts";
import { inSizeOrder } from "../../../shared/domain/catalogue/size-order.ts";
import type { SiteSettings } from "../../platform/site-settings.ts";
import type { PageContext } from "../../request/page/page-context.ts";

export type SizeContext = { locale: Pick<PageContext["locale"], "country"> } & {
	settings: Pick<SiteSettings, "sizeCharts" | "sizeOrdering">;
};

/** Returns a size as the market shows it (product-19). */
export const showSizeIn = ({ locale, settings }: SizeContext, size: CatalogueSize): ShownSize =>
	showSize(size, settings.sizeCharts, locale.country);

/** Returns the sizes of a product as the market shows them, in the organisation's order, which names the house's own (catalogue-9). */
export const listShownSizes = <S extends { value: string; label: string }>(
	{ sizes, details }: { sizes: readonly S[]; details: Pick<Product["details"], "sizeGuide"> },
	cx: SizeContext,
): (S & ShownSize)[] =>
	inSizeOrder(sizes, cx.settings.sizeOrdering).map((size) => ({
		...size,
		...showSizeIn(cx, { ...size, guide: details.sizeGuide }),
	}));

/** Returns a product whose sizes are labelled with their systems. */
export const withNamedSizes = <P extends Pick<Product, "sizes" | "details">>(
	product: P,
	cx: SizeContext,
): P => ({
	...product,
	sizes: listShownSizes(product, cx).map(({ value, name }) => ({ value, label: name })),
});

/** Returns the size of a line with its system, or an empty text if its product has a single one. */
export const nameLineSize = (
	{ size, sizeId, sizeGuide }: Pick<BasketLine, "size" | "sizeId" | "sizeGuide">,
	cx: SizeContext,
): string =>
	sizeId === undefined ? size : showSizeIn(cx, { value: sizeId, label: size, guide: sizeGuide }).name;
