import type { ShopperSearch } from "@salesforce/storefront-next-runtime/scapi";
import { bareProductPath } from "@vetrina/shop-rules/catalogue/product-id.ts";
import { priceTiers, promotionalPrice } from "@vetrina/shop-rules/price/price.ts";
import type { UnitPriceRange } from "@vetrina/shop-rules/price/unit-price.ts";
import type { Stock } from "../../../../shared/domain/catalogue/availability.ts";
import type {
	Image,
	Price,
	ProductHit,
	Refinement,
	SearchResult,
} from "../../../../shared/domain/catalogue/catalogue.ts";
import { flagField, hexField, listField, numberField, textField } from "./custom-fields.ts";
import { pictureAddress } from "./picture-address.ts";

type Result = ShopperSearch.schemas["ProductSearchResult"];
type Hit = ShopperSearch.schemas["ProductSearchHit"];
type RefinementValue = ShopperSearch.schemas["ProductSearchRefinementValue"];
type VendorImage = {
	link?: string;
	disBaseLink?: string;
	alt?: string;
	title?: string;
	width?: unknown;
	height?: unknown;
};

const isLength = (value: unknown): value is number =>
	typeof value === "number" && Number.isFinite(value) && value > 0;

export const mapImage = (image: VendorImage | undefined): Image | null => {
	const src = image?.disBaseLink ?? image?.link;
	if (!src) return null;
	const { alt = "", title, width, height } = image ?? {};
	return {
		src: pictureAddress(src),
		alt,
		...(title ? { title } : {}),
		...(isLength(width) && isLength(height) ? { width, height } : {}),
	};
};

export const mapStock = (inventory: unknown, orderable: boolean): Stock => {
	const fields = (typeof inventory === "object" && inventory !== null ? inventory : {}) as Record<
		string,
		unknown
	>;
	const ats = numberField(fields, "ats") ?? (orderable ? 1 : 0);
	return {
		ats,
		stockLevel: numberField(fields, "stockLevel") ?? ats,
		preorderable: flagField(fields, "preorderable"),
	};
};

/**
 * Returns the promotional price, else the price; null without a price. The list price of a promotion is that of the platform, or else the price
 * before the promotion (price-6, price-9); a list price between both is the lowest of the days before (legal-6).
 */
export const mapPrice = (
	source: {
		price?: number | null;
		priceMax?: number | null;
		tieredPrices?: { price?: number; quantity?: number }[];
		productPromotions?: { promotionalPrice?: number }[];
	},
	list: number | undefined,
): Price | null => {
	const { price, priceMax, tieredPrices = [], productPromotions = [] } = source;
	if (price === undefined || price === null) return null;
	const promotional = promotionalPrice(
		price,
		productPromotions.map((promotion) => promotion.promotionalPrice),
	);
	const value = promotional ?? price;
	const table = tieredPrices.map((tier) => ({ quantity: tier.quantity ?? 1, value: tier.price ?? 0 }));
	const tiers = priceTiers(table, value);
	return {
		value,
		list: promotional === undefined ? list : Math.max(list ?? price, promotional),
		...(list !== undefined && list > price && { isMarkdown: true as const }),
		max: priceMax && priceMax > price ? priceMax : undefined,
		tiers: tiers.length > 0 ? tiers : undefined,
	};
};

type VendorPromotion = { calloutMsg?: string; promotionalPrice?: number };

export const listCallouts = (promotions: readonly VendorPromotion[] = []): string[] =>
	promotions
		.toSorted((a, b) => (a.promotionalPrice || Infinity) - (b.promotionalPrice || Infinity))
		.flatMap(({ calloutMsg }) => calloutMsg || []);

/** Returns the price by unit at the price that is paid, which a promotion lowers in the same measure (legal-7). */
const mapUnitPrice = (hit: Hit, paid: number | undefined): UnitPriceRange | undefined => {
	const [least, most] = [numberField(hit, "c_pricePerUnit"), numberField(hit, "c_pricePerUnitMax")];
	const per = textField(hit, "c_pricePerUnitUnit");
	if (!hit.price || !paid || !least || (per !== "l" && per !== "kg")) return undefined;
	const share = paid / hit.price;
	return { least: least * share, per, ...(most && most > least && { most: most * share }) };
};

export const mapHit = (hit: Hit): ProductHit => {
	const group = (hit.imageGroups ?? []).find(({ viewType }) => viewType === "large");
	const images = (group?.images ?? []).map(mapImage).filter((image) => image !== null);
	const list = numberField(hit, "c_listPrice") ?? hit.tieredPrices?.[0]?.price;
	const price = mapPrice(hit, list);
	return {
		id: textField(hit, "c_variationGroupId") ?? hit.productId,
		masterId: textField(hit, "c_masterId") ?? hit.representedProduct?.id ?? hit.productId,
		name: hit.productName ?? "",
		brand: textField(hit, "c_brand", "brand") ?? "",
		slugUrl: textField(hit, "c_url", "c_slugUrl") ?? bareProductPath(hit.productId),
		images: images.length > 0 ? images : [mapImage(hit.image) ?? []].flat(),
		price,
		unitPrice: mapUnitPrice(hit, price?.value),
		stocks: [mapStock(hit.c_inventory, hit.orderable ?? false)],
		callout: listCallouts(hit.productPromotions)[0],
		colourCount: Math.max(1, numberField(hit, "c_colorCount") ?? 1),
		colourName: textField(hit, "c_colorName"),
		badges: listField(hit, "c_badges"),
		productTag: textField(hit, "c_productTag"),
		newArrival: flagField(hit, "c_newArrival"),
		madeToOrder: flagField(hit, "c_madeToOrder"),
		notifyCall: textField(hit, "c_alternativeNotifyMe"),
		groupA: textField(hit, "c_customerGroupA"),
		groupB: textField(hit, "c_customerGroupB"),
		banningMessage: textField(hit, "c_banningMessage"),
	};
};

/** Returns the values with their children. A loop is used, because V8 repeatedly inlines a function that calls itself through `map`. */
const mapValues = (values: RefinementValue[] = []): Refinement["values"] => {
	const mappedValues: Refinement["values"] = [];
	for (const { value, label, description, hitCount, presentationId, values: children } of inOrder(values))
		mappedValues.push({
			value,
			label,
			description: description || undefined,
			hitCount,
			hex: hexField(presentationId),
			children: mapValues(children),
		});
	return mappedValues;
};

/** Returns values with a position set by merchants first, by position; the rest keep their order (list-26). */
const inOrder = (values: RefinementValue[]): RefinementValue[] => {
	const readPlace = (value: object): number =>
		numberField(value as Record<string, unknown>, "order") ?? Number.POSITIVE_INFINITY;
	return values.some((value) => Number.isFinite(readPlace(value)))
		? values.toSorted((a, b) => (readPlace(a) === readPlace(b) ? 0 : readPlace(a) - readPlace(b)))
		: values;
};

export const mapSearch = (result: Result): SearchResult => {
	const suggestions = result.searchPhraseSuggestions as Record<string, unknown> | undefined;
	const suggestedPhrases = result.searchPhraseSuggestions?.suggestedPhrases;
	const options = result.sortingOptions ?? [];
	return {
		hits: (result.hits ?? []).map(mapHit),
		total: result.total,
		offset: result.offset,
		limit: result.limit,
		refinements: (result.refinements ?? []).map((refinement) => ({
			id: refinement.attributeId,
			label: refinement.label ?? refinement.attributeId,
			values: mapValues(refinement.values),
		})),
		sortingOptions: options.map(({ id, label }) => ({ id, label })),
		sortId: result.selectedSortingOption ?? options[0]?.id ?? "",
		redirectUrl: suggestions ? textField(suggestions, "redirectUrl", "redirect_url") : undefined,
		suggestedPhrase: suggestedPhrases?.find((phrase) => !phrase.exactMatch)?.phrase,
		widened: widenedBy(result),
	};
};

const widenedBy = ({ total, searchPhraseSuggestions }: Result): SearchResult["widened"] => {
	if (!searchPhraseSuggestions || total === 0) return undefined;
	const { suggestedPhrases, suggestedTerms } = searchPhraseSuggestions;
	const phrase = suggestedPhrases?.find(({ exactMatch }) => !exactMatch)?.phrase;
	const isShort = suggestedTerms?.some(({ terms }) => terms?.length === 0);
	const exact = isShort ? 0 : numberField(searchPhraseSuggestions, "c_exactTotal");
	return phrase === undefined && exact === undefined ? undefined : { phrase, exact };
};
