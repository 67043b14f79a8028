import { isProductId } from "@vetrina/shop-rules/catalogue/product-id.ts";
import type { ProductSummaryView } from "../../shared/contracts/views.ts";
import type { Product } from "../../shared/domain/catalogue/catalogue.ts";
import type { PageContext } from "../request/page/page-context.ts";
import { noImage, toTileImage } from "./images-and-prices.ts";
import { listShownSizes, type SizeContext } from "./sizes/show-sizes.ts";

export const askedProduct = async (cx: PageContext): Promise<Product | null> => {
	const id = cx.search.get("productId") ?? "";
	return isProductId(id) ? cx.catalogue.product(id) : null;
};

export const toProductSummary = (product: Product, cx: PageContext): ProductSummaryView => {
	const [first] = product.images;
	return {
		label: product.name,
		href: cx.paths.product(product.slugUrl),
		brand: product.brand,
		colour: product.colour?.label,
		image: first ? toTileImage(first) : noImage(cx),
	};
};

export const sizeOfVariant = (product: Product, id: string, cx: SizeContext): string | undefined => {
	const { variants } = product;
	const chosenVariant = variants.length > 1 ? variants.find((variant) => variant.id === id) : undefined;
	return listShownSizes(product, cx).find(({ value }) => value === chosenVariant?.values.size)?.name;
};
