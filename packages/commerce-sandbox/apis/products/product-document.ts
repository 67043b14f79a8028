import { languages, type Text, textIn } from "../../languages.ts";
import { INVENTORY_LIST } from "../../settings/inventory.ts";
import type {
	MemberRecord,
	ProductKind,
	ProductRecord,
	ProductReference,
	VariantRecord,
} from "../../store/product-records.ts";
import { productPath } from "../../store/slug.ts";
import type { CatalogueView } from "./catalogue-request.ts";
import { createPriors } from "./prior-prices.ts";
import { type ImageLimits, imageGroups, PRODUCT_VIEWS } from "./product-images.ts";
import {
	colourDetails,
	customFields,
	groupValues,
	isOrderable,
	lastModified,
	priceFields,
	pricesByBook,
	readPrice,
	sumStock,
	variantDetails,
	variantDocument,
	variationAttributes,
	variationGroupDocuments,
} from "./product-parts.ts";
import { promotionDocuments } from "./product-promotions.ts";

export const PRODUCT_EXPANDS = [
	"availability",
	"bundled_products",
	"links",
	"promotions",
	"options",
	"images",
	"prices",
	"variations",
	"set_products",
	"recommendations",
	"shipping_methods",
	"page_meta_tags",
	"primary_category",
	"custom_properties",
] as const;
export type ProductExpand = (typeof PRODUCT_EXPANDS)[number];
export const DEFAULT_PRODUCT_EXPANDS: readonly ProductExpand[] = PRODUCT_EXPANDS.filter(
	(name) => name !== "page_meta_tags",
);

export type ProductOptions = {
	has: (expand: ProductExpand) => boolean;
	allImages: boolean;
	imageLimits?: ImageLimits;
	perPricebook: boolean;
	inventoryIds?: readonly string[];
};

const TYPES: Record<ProductKind, string> = {
	master: "master",
	item: "item",
	variationGroup: "variationGroup",
	variant: "variant",
	set: "set",
	bundle: "bundle",
};

export function productDocument(
	reference: ProductReference,
	product: ProductRecord,
	view: CatalogueView,
	options: ProductOptions,
	members: readonly MemberRecord[] = [],
): Record<string, unknown> {
	const { has } = options;
	const own =
		reference.kind === "set" ? members.flatMap(({ variants }) => variants) : ownVariants(reference, product);
	const isAlone = reference.kind === "item" || reference.kind === "set" || reference.kind === "bundle";
	const values =
		reference.kind === "variant"
			? own[0]?.values
			: reference.kind === "variationGroup"
				? groupValues(own)
				: undefined;
	const name = textIn(product.name, view.texts);
	const description = product.description
		? textIn(JSON.parse(product.description) as Text, view.texts)
		: undefined;
	const path = productPath(textIn(product.name, view.language), reference.id);
	const isSold = reference.kind === "variant" || reference.kind === "item" || reference.kind === "bundle";
	const ean = isSold ? own[0]?.ean : undefined;
	return {
		brand: product.brand,
		...(has("prices")
			? { currency: view.currency, ...ownPriceFields(reference, product, own, view, options.perPricebook) }
			: {}),
		...(ean === undefined ? {} : { ean }),
		id: reference.id,
		...(has("images") ? imageFields(product, values?.color, view, options) : {}),
		...(has("availability") ? { inventory: inventoryDocument(own, view) } : {}),
		...(description
			? {
					longDescription: description,
					shortDescription: firstSentence(description),
					pageDescription: description,
				}
			: {}),
		...(isAlone ? {} : { master: masterDocument(product, view) }),
		...memberFields(reference, members, view, options),
		minOrderQuantity: 1,
		name,
		pageTitle: name,
		primaryCategoryId: product.primaryCategory,
		...(has("primary_category") ? primaryCategory(product, view) : {}),
		...(has("promotions") ? { productPromotions: promotionDocuments(product, own, view) } : {}),
		slugUrl: path,
		stepQuantity: 1,
		type: { [TYPES[reference.kind]]: true },
		...(has("variations") && !isAlone ? variationFields(reference, product, own, view, options) : {}),
		...(values ? { variationValues: values } : {}),
		...customFields(product, view, values?.color),
		...lastModified(product),
		c_url: path,
		c_slugUrls: Object.fromEntries(
			languages.map((language) => [language, productPath(textIn(product.name, language), reference.id)]),
		),
		c_brand: product.brand,
		c_masterId: product.id,
		...(reference.kind === "variant" || reference.kind === "variationGroup"
			? { c_variationGroupId: own[0]?.groupId }
			: {}),
	};
}

function memberFields(
	{ kind }: ProductReference,
	members: readonly MemberRecord[],
	view: CatalogueView,
	options: ProductOptions,
): Record<string, unknown> {
	const buildMemberDocument = ({ id, product, variants }: MemberRecord): Record<string, unknown> => {
		const isVariant = variants.length === 1 && variants[0]?.id === id && id !== product.id;
		const member: ProductReference = {
			id,
			masterId: product.id,
			kind: isVariant ? "variant" : product.variants[0]?.id === product.id ? "item" : "master",
		};
		return productDocument(member, product, view, options);
	};
	if (kind === "set" && options.has("set_products")) return { setProducts: members.map(buildMemberDocument) };
	if (kind === "bundle" && options.has("bundled_products"))
		return {
			bundledProducts: members.map((member) => ({
				id: member.id,
				product: buildMemberDocument(member),
				quantity: member.quantity,
			})),
		};
	return {};
}

export function ownVariants(reference: ProductReference, product: ProductRecord): VariantRecord[] {
	if (reference.kind === "variant") return product.variants.filter((variant) => variant.id === reference.id);
	if (reference.kind === "variationGroup")
		return product.variants.filter((variant) => variant.groupId === reference.id);
	return product.variants;
}

function ownPriceFields(
	reference: ProductReference,
	product: ProductRecord,
	own: readonly VariantRecord[],
	view: CatalogueView,
	perPricebook: boolean,
): Record<string, unknown> {
	const { priceRanges, ...fields } = priceFields(own, view, perPricebook, createPriors(product, view));
	const price = own[0] && readPrice(own[0], view.currency);
	if (reference.kind !== "variant" && reference.kind !== "item" && reference.kind !== "bundle")
		return { ...fields, ...(priceRanges ? { priceRanges } : {}) };
	return { ...fields, ...(price ? { prices: pricesByBook(price, view.currency) } : {}) };
}

function imageFields(
	product: ProductRecord,
	colour: string | undefined,
	view: CatalogueView,
	options: ProductOptions,
): Record<string, unknown> {
	const only = options.allImages ? undefined : colour;
	return {
		imageGroups: imageGroups(product, view, {
			views: PRODUCT_VIEWS,
			...(only === undefined ? {} : { colour: only }),
			...(options.imageLimits ? { limits: options.imageLimits } : {}),
		}),
	};
}

const inventoryDocument = (own: readonly VariantRecord[], view: CatalogueView) => ({
	...sumStock(own, view.currency),
	backorderable: false,
	id: INVENTORY_LIST,
});

function masterDocument(product: ProductRecord, view: CatalogueView): Record<string, unknown> {
	const { price, priceMax } = priceFields(product.variants, view, false);
	return {
		masterId: product.id,
		orderable: product.variants.some((variant) => isOrderable(variant, view.currency)),
		...(price === undefined ? {} : { price }),
		...(priceMax === undefined ? {} : { priceMax }),
	};
}

function primaryCategory(product: ProductRecord, view: CatalogueView): Record<string, unknown> {
	const category = view.frame.categoryById.get(product.primaryCategory);
	if (!category) return {};
	const path = [...category.ancestors, category].map(({ id, name }) => ({
		id,
		name: textIn(name, view.texts),
	}));
	return {
		primaryCategory: {
			id: category.id,
			name: textIn(category.name, view.texts),
			parentCategoryTree: path,
		},
	};
}

function variationFields(
	reference: ProductReference,
	product: ProductRecord,
	own: readonly VariantRecord[],
	view: CatalogueView,
	options: ProductOptions,
): Record<string, unknown> {
	const listedVariants = reference.kind === "variationGroup" ? own : product.variants;
	return {
		variants: listedVariants.map((variant) => ({
			...variantDocument(variant, view, options.perPricebook),
			// Clients compute a master's price from its variants, so lists must state the same prices.
			...(options.has("promotions")
				? { productPromotions: promotionDocuments(product, [variant], view) }
				: {}),
		})),
		variationAttributes: variationAttributes(product, product.variants, view, options.has("images")),
		variationGroups: variationGroupDocuments(product, view),
		c_colors: colourDetails(product, view),
		c_variants: variantDetails(listedVariants, view, createPriors(product, view)),
	};
}

const firstSentence = (text: string): string =>
	/^.*?\p{Sentence_Terminal}(?=\s|$|[^\s\d])/su.exec(text)?.[0] ?? text;
