import { textIn } from "../../languages.ts";
import type { FoundHit } from "../../search/run-search.ts";
import {
	listVariantGroups,
	loadMembers,
	loadProducts,
	type MemberRecord,
	type ProductRecord,
	type VariantRecord,
} from "../../store/product-records.ts";
import { productPath } from "../../store/slug.ts";
import type { CatalogueView } from "../products/catalogue-request.ts";
import { createPriors } from "../products/prior-prices.ts";
import { firstImage, HIT_VIEWS, type ImageLimits, imageGroups } from "../products/product-images.ts";
import {
	customFields,
	groupValues,
	isOrderable,
	lastModified,
	priceFields,
	sumStock,
	unitPriceFields,
	variantCustomFields,
	variantDocument,
	variationAttributes,
	variationGroupDocuments,
} from "../products/product-parts.ts";
import { promotionDocuments } from "../products/product-promotions.ts";

export const HIT_EXPANDS = [
	"availability",
	"images",
	"prices",
	"represented_products",
	"variations",
	"promotions",
	"custom_properties",
	"page_meta_tags",
] as const;
export type HitExpand = (typeof HIT_EXPANDS)[number];
export const DEFAULT_HIT_EXPANDS: readonly HitExpand[] = [
	"availability",
	"images",
	"prices",
	"represented_products",
	"variations",
];

export type HitOptions = {
	has: (expand: HitExpand) => boolean;
	/** Undefined: no image groups. True: `imageLimits` applies to the image groups. */
	allImages?: boolean;
	imageLimits?: ImageLimits;
	perPricebook: boolean;
	allVariationProperties: boolean;
	variantProperties: readonly string[];
};

export async function hitDocuments(
	hits: readonly FoundHit[],
	view: CatalogueView,
	options: HitOptions,
): Promise<Record<string, unknown>[]> {
	const products = await loadProducts(
		view.db,
		view.gen,
		hits.map((hit) => hit.masterId),
	);
	const members = await loadMembers(view.db, view.gen, products.values());
	return hits.flatMap((hit) => {
		const product = products.get(hit.masterId);
		return product ? [hitDocument(hit, product, members.get(hit.masterId) ?? [], view, options)] : [];
	});
}

const TYPES = {
	variation_group: "variationGroup",
	slicing_group: "master",
	master: "master",
	product: "item",
	set: "set",
	bundle: "bundle",
} as const;

function listVariants(
	hit: FoundHit,
	product: ProductRecord,
	members: readonly MemberRecord[],
): readonly VariantRecord[] {
	if (hit.groupId !== undefined) return listVariantGroups(product).get(hit.groupId) ?? [];
	return hit.type === "set" ? members.flatMap(({ variants }) => variants) : product.variants;
}

const shownFirst = (
	variants: readonly VariantRecord[],
	groupId: string | undefined,
): readonly VariantRecord[] =>
	groupId === undefined
		? variants
		: [
				...variants.filter((variant) => variant.groupId === groupId),
				...variants.filter((variant) => variant.groupId !== groupId),
			];

function hitDocument(
	hit: FoundHit,
	product: ProductRecord,
	members: readonly MemberRecord[],
	view: CatalogueView,
	options: HitOptions,
): Record<string, unknown> {
	const variants = shownFirst(listVariants(hit, product, members), hit.shownGroupId);
	const colour = hit.groupId === undefined ? undefined : groupValues(variants).color;
	const shownColour = hit.shownGroupId === undefined ? undefined : groupValues(variants).color;
	const name = textIn(product.name, view.texts);
	const { has } = options;
	return {
		...(has("prices")
			? {
					currency: view.currency,
					...priceFields(variants, view, options.perPricebook, createPriors(product, view)),
				}
			: {}),
		hitType: hit.type,
		...(has("images") ? imageFields(product, view, { colour, shownColour }, options) : {}),
		...(has("availability")
			? { orderable: variants.some((variant) => isOrderable(variant, view.currency)) }
			: {}),
		productId: hit.id,
		productName: name,
		productType: { [TYPES[hit.type]]: true },
		...representedFields(
			members.length > 0 ? members.map(({ id }) => id) : variants.map(({ id }) => id),
			variants,
			view,
			has,
		),
		...(has("variations") ? variationFields(hit, product, variants, view, options) : {}),
		...(has("promotions") ? { productPromotions: promotionDocuments(product, variants, view) } : {}),
		...(has("custom_properties") ? customHitFields(hit, product, variants, view) : {}),
	};
}

function imageFields(
	product: ProductRecord,
	view: CatalogueView,
	{ colour, shownColour }: { colour: string | undefined; shownColour: string | undefined },
	options: HitOptions,
): Record<string, unknown> {
	const image = firstImage(product, view, colour ?? shownColour);
	const limits = options.allImages === true ? options.imageLimits : undefined;
	return {
		...(image ? { image } : {}),
		...(options.allImages === undefined
			? {}
			: {
					imageGroups: imageGroups(product, view, {
						views: HIT_VIEWS,
						...(colour === undefined ? {} : { colour }),
						...(shownColour === undefined ? {} : { first: shownColour }),
						...(limits ? { limits } : {}),
					}),
				}),
	};
}

function representedFields(
	ids: readonly string[],
	variants: readonly VariantRecord[],
	view: CatalogueView,
	has: HitOptions["has"],
): Record<string, unknown> {
	const hasAll = has("represented_products");
	if (!hasAll && !has("variations")) return {};
	const orderable = new Set(
		variants.filter((variant) => isOrderable(variant, view.currency)).map((variant) => variant.id),
	);
	const first = ids.find((id) => orderable.has(id)) ?? ids[0];
	if (first === undefined) return {};
	return {
		representedProduct: { id: first },
		...(hasAll ? { representedProducts: ids.map((id) => ({ id })) } : {}),
	};
}

function variationFields(
	hit: FoundHit,
	product: ProductRecord,
	variants: readonly VariantRecord[],
	view: CatalogueView,
	options: HitOptions,
): Record<string, unknown> {
	if (hit.type === "product" || hit.type === "set" || hit.type === "bundle") return {};
	return {
		variationAttributes: shownValueFirst(
			variationAttributes(product, variants, view, false),
			hit.shownGroupId === undefined ? undefined : groupValues(variants).color,
		),
		...(options.allVariationProperties
			? {
					variants: listVariantDocuments(product, variants, view, options),
					variationGroups: variationGroupDocuments(product, view),
				}
			: {}),
	};
}

function listVariantDocuments(
	product: ProductRecord,
	variants: readonly VariantRecord[],
	view: CatalogueView,
	options: HitOptions,
): Record<string, unknown>[] {
	const findPrior = createPriors(product, view);
	return variants.map((variant) => ({
		...variantDocument(variant, view, options.perPricebook),
		...(options.has("promotions") ? { productPromotions: promotionDocuments(product, [variant], view) } : {}),
		...pick(variantCustomFields(variant, view, findPrior), options.variantProperties),
	}));
}

const shownValueFirst = (
	attributes: ReturnType<typeof variationAttributes>,
	colour: string | undefined,
): ReturnType<typeof variationAttributes> =>
	attributes.map((attribute) =>
		attribute.id === "color" && colour !== undefined
			? {
					...attribute,
					values: attribute.values.toSorted(
						(a, b) => Number(b.value === colour) - Number(a.value === colour),
					),
				}
			: attribute,
	);

const pick = (fields: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
	Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

function colourName({ frame, texts }: CatalogueView): Record<string, unknown> {
	const attribute = frame.attributes.get("color");
	return attribute ? { c_colorName: textIn(attribute.name, texts) } : {};
}

function customHitFields(
	hit: FoundHit,
	product: ProductRecord,
	variants: readonly VariantRecord[],
	view: CatalogueView,
): Record<string, unknown> {
	return {
		...customFields(product, view, hit.groupId === undefined ? undefined : groupValues(variants).color),
		...lastModified(product),
		c_brand: product.brand,
		c_masterId: product.id,
		...(hit.groupId === undefined ? {} : { c_variationGroupId: hit.groupId }),
		c_url: productPath(textIn(product.name, view.language), hit.groupId ?? hit.id),
		c_colorCount: new Set(product.variants.flatMap((variant) => variant.values.color ?? [])).size,
		...colourName(view),
		c_inventory: sumStock(variants, view.currency),
		...unitPriceFields(variants, view),
	};
}
