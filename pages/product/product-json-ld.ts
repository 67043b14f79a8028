import { isEan } from "@vetrina/shop-rules/catalogue/gtin.ts";
import { sizeState } from "../../shared/domain/catalogue/availability.ts";
import type { Product } from "../../shared/domain/catalogue/catalogue.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { ProductData } from "./contract.ts";

/** Returns the product's number if its check digit is right; a wrong number would name another product (catalogue-26). */
const readGtin = ({ ean }: { ean?: string }): { gtin?: string } => (ean && isEan(ean) ? { gtin: ean } : {});

const SIZE_AVAILABILITY = { available: "InStock", preorder: "PreOrder", soldOut: "OutOfStock" } as const;

const makeOffers = (product: Product, offer: object): object => {
	const isNumbered = product.variants.some((variant) => readGtin(variant).gtin !== undefined);
	if (product.variants.length < 2 || !isNumbered) return offer;
	return product.variants.map((variant) => ({
		...offer,
		sku: variant.id,
		...readGtin(variant),
		...(variant.price ? { price: variant.price.value } : {}),
		availability: `https://schema.org/${SIZE_AVAILABILITY[sizeState(variant.stock)]}`,
	}));
};

export const productJsonLd = (
	product: Product,
	data: Pick<ProductData, "images" | "price" | "availability">,
	cx: Pick<PageContext, "origin">,
	url: string,
): object => ({
	"@context": "https://schema.org",
	"@type": "Product",
	name: product.name,
	sku: product.id,
	...(product.variants.length === 1 ? readGtin(product.variants[0] ?? {}) : {}),
	description: product.shortDescription,
	brand: { "@type": "Brand", name: product.brand },
	color: product.colour?.label,
	image: data.images.some(({ missing }) => missing)
		? undefined
		: data.images.map((image) => new URL(image.src, cx.origin).href),
	offers:
		data.price.value !== null
			? makeOffers(product, {
					"@type": "Offer",
					url,
					price: data.price.value,
					priceCurrency: data.price.currency,
					availability: `https://schema.org/${{ orderable: "InStock", preorder: "PreOrder", soldOut: "OutOfStock", noPrice: "OutOfStock", banned: "OutOfStock" }[data.availability]}`,
				})
			: undefined,
});
