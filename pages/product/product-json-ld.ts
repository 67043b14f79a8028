import { isEan } from "@vetrina/shop-rules/catalogue/gtin.ts";
import { convertSize } from "@vetrina/shop-rules/sizes/show-size.ts";
import type { SizeTableId } from "@vetrina/shop-rules/sizes/size-table.ts";
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

/** The standard has no names for Korea, letters, ages and units. */
const SYSTEMS: Readonly<Record<string, string>> = {
	...Object.fromEntries(["AU", "BR", "CN", "DE", "FR", "IT", "JP", "UK", "US"].map((one) => [one, one])),
	EU: "Europe",
};
const GROUPS: Readonly<Partial<Record<SizeTableId, string>>> = {
	women: "Womens",
	womenShoes: "Womens",
	men: "Mens",
	menShoes: "Mens",
	baby: "Infants",
};

/** Returns the sizes in the market's system; a size that has no system is its label (product-19). */
const specifySizes = ({ sizes, details }: Product, { settings, locale }: LinkedData) =>
	sizes.map(({ value, label }) => {
		const size = { value, label, guide: details.sizeGuide };
		const converted = convertSize(size, settings.sizeCharts, locale.country);
		if (!converted) return label;
		const { table, system, text } = converted;
		return {
			"@type": "SizeSpecification",
			name: text,
			sizeSystem: SYSTEMS[system] && `https://schema.org/WearableSizeSystem${SYSTEMS[system]}`,
			sizeGroup: GROUPS[table] && `https://schema.org/WearableSizeGroup${GROUPS[table]}`,
		};
	});

type LinkedData = Pick<PageContext, "origin" | "locale" | "settings">;

export const productJsonLd = (
	product: Product,
	data: Pick<ProductData, "images" | "price" | "availability">,
	cx: LinkedData,
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
	...(product.sizes.length > 1 ? { size: specifySizes(product, cx) } : {}),
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
