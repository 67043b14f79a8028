import type { ShopperProducts } from "@salesforce/storefront-next-runtime/scapi";
import { bareProductPath } from "@vetrina/shop-rules/catalogue/product-id.ts";
import type {
	Image,
	Product,
	Variant,
	VariationValue,
} from "../../../../shared/domain/catalogue/catalogue.ts";
import { htmlText } from "../../html/read-markup.ts";
import { flagField, hexField, listField, numberField, textField } from "./custom-fields.ts";
import { mapChoices } from "./map-choices.ts";
import { listCallouts, mapImage, mapPrice, mapStock } from "./map-search.ts";
import { readCustomisation, readKitConfiguration } from "./product-configurations.ts";

type VendorProduct = ShopperProducts.schemas["Product"];
type Open = Record<string, unknown>;

const listImages = (product: VendorProduct, colour: string | undefined, viewType: string): Image[] => {
	const ofView = (product.imageGroups ?? []).filter((group) => group.viewType === viewType);
	const ofColour = ofView.find((group) =>
		group.variationAttributes?.some(
			(attribute) => attribute.id === "color" && attribute.values?.some((value) => value.value === colour),
		),
	);
	const group = ofColour ?? ofView.find((one) => !one.variationAttributes?.length) ?? ofView[0];
	return (group?.images ?? []).map(mapImage).filter((image) => image !== null);
};

const listPictures = (product: VendorProduct, colour: string | undefined): Image[] => {
	const large = listImages(product, colour, "large");
	const zoom = listImages(product, colour, "zoom");
	if (zoom.length !== large.length) return large;
	return large.map((image, at) => ({ ...image, zoom: zoom[at]?.src }));
};

const readListPrice = (source: Open): number | undefined =>
	numberField(source, "c_listPrice") ??
	numberField(((source.tieredPrices as Open[] | undefined)?.[0] ?? {}) as Open, "price");

const readTableEntry = (product: VendorProduct, table: string, key: string): Open =>
	(((product as Open)[table] ?? {}) as Record<string, Open>)[key] ?? {};

const listPromotions = (
	variant: NonNullable<VendorProduct["variants"]>[number],
	{ price, productPromotions }: VendorProduct,
): VendorProduct["productPromotions"] =>
	((variant as Open).productPromotions as VendorProduct["productPromotions"]) ??
	(variant.price === price ? productPromotions : undefined);

const listPromotionIds = ({ productPromotions = [] }: VendorProduct): Pick<Product, "promotionIds"> => {
	const promotionIds = productPromotions.flatMap(({ promotionId }) => promotionId ?? []);
	return promotionIds.length > 0 ? { promotionIds } : {};
};

const mapVariant = (
	variant: NonNullable<VendorProduct["variants"]>[number],
	product: VendorProduct,
): Variant => {
	const open = { ...variant, ...readTableEntry(product, "c_variants", variant.productId ?? "") } as Open;
	return {
		id: variant.productId ?? "",
		ean: textField(open, "ean", "c_ean"),
		values: (variant.variationValues ?? {}) as Record<string, string>,
		price: mapPrice(
			{ price: variant.price, productPromotions: listPromotions(variant, product) },
			readListPrice(open),
		),
		stock: mapStock(open.c_inventory, variant.orderable ?? false),
	};
};

const listAttributeValues = (
	product: VendorProduct,
	id: string,
): NonNullable<NonNullable<VendorProduct["variationAttributes"]>[number]["values"]> =>
	product.variationAttributes?.find((attribute) => attribute.id === id)?.values ?? [];

const listColours = (product: VendorProduct): VariationValue[] =>
	listAttributeValues(product, "color").map((value) => {
		const details = readTableEntry(product, "c_colors", value.value ?? "");
		const group = product.variationGroups?.find((one) => one.variationValues?.color === value.value) as
			| Open
			| undefined;
		return {
			value: value.value ?? "",
			label: value.name ?? value.value ?? "",
			hex: hexField(details.hex),
			groupId: group ? textField(group, "productId") : undefined,
			slugUrl: textField(details, "url"),
			orderable: value.orderable ?? true,
		};
	});

const readDetails = (open: Open): Product["details"] => ({
	customisation: readCustomisation(open),
	kit: readKitConfiguration(open),
	virtualMirror: flagField(open, "c_virtualMirror"),
	virtualTryOn: textField(open, "c_virtualTryOn"),
	beautyTryOn: textField(open, "c_beautyTryOn"),
	shadeFinder: flagField(open, "c_shadeFinder"),
	soldOrder: flagField(open, "c_soldOrder"),
	subName: textField(open, "c_subName"),
	colourDescription: textField(open, "c_colorDescription"),
	banningMessage: textField(open, "c_banningMessage"),
	material: textField(open, "c_materialDescription"),
	fit: [textField(open, "c_fitInformation"), textField(open, "c_fitInformation2")].filter(
		(text) => text !== undefined,
	),
	care: textField(open, "c_careInstructions"),
	shipping: textField(open, "c_shippingInformation"),
	returns: textField(open, "c_returnsAndRefundInformation"),
	preorderMessage: textField(open, "c_preorderMessage"),
	badges: listField(open, "c_badges"),
	notifyCall: textField(open, "c_alternativeNotifyMe"),
	productTag: textField(open, "c_productTag"),
	madeToOrder: flagField(open, "c_madeToOrder"),
	newArrival: flagField(open, "c_newArrival"),
	groupA: textField(open, "c_customerGroupA"),
	groupB: textField(open, "c_customerGroupB"),
	stockThreshold: numberField(open, "c_stockThreshold"),
	washingIcons: listField(open, "c_washingIcons"),
	noReturnCountries: textField(open, "c_noReturnCountries"),
	food: flagField(open, "c_food"),
	alcohol: flagField(open, "c_alcohol"),
	tabs: textField(open, "c_tabs"),
	backgroundPrimary: textField(open, "c_pdpBackgroundPrimary"),
	backgroundSecondary: textField(open, "c_pdpBackgroundSecondary"),
	sizeGuide: textField(open, "c_sizeGuide"),
	itemMeasurements: textField(open, "c_itemMeasurements"),
	videos: textField(open, "c_videos"),
	model3d: textField(open, "c_model3d"),
	femaleImage: flagField(open, "c_femaleImage"),
});

const readSlugUrls = (open: Open): Record<string, string> =>
	Object.fromEntries(
		Object.entries((open.c_slugUrls ?? {}) as Open).filter(
			(entry): entry is [string, string] => typeof entry[1] === "string",
		),
	);

export const mapProduct = (product: VendorProduct): Product => {
	const open = product as Open;
	const colours = listColours(product);
	const colourValue =
		((product.variationValues ?? {}) as Record<string, string>).color ??
		colours.find((one) => one.orderable)?.value ??
		colours[0]?.value;
	const colour = colours.find((one) => one.value === colourValue);
	const ofColour = (product.variants ?? [])
		.map((variant) => mapVariant(variant, product))
		.filter((variant) => !colourValue || variant.values.color === colourValue);
	const attributes = product.variationAttributes ?? [];
	const { withSize, ...choices } = mapChoices(
		attributes,
		ofColour.map(({ values }) => values),
	);
	const variants = ofColour.map((variant) => ({ ...variant, values: withSize(variant.values) }));
	const colourName = attributes.find(({ id }) => id === "color")?.name;
	const price = mapPrice(product, readListPrice(open));
	const isStandard = variants.length === 0;
	return {
		id: colour?.groupId ?? product.id,
		masterId: product.master?.masterId ?? product.id,
		name: product.name ?? "",
		brand: product.brand ?? "",
		shortDescription: htmlText(product.shortDescription ?? product.longDescription ?? ""),
		longDescription: product.longDescription ?? "",
		slugUrl: colour?.slugUrl ?? textField(open, "c_url", "c_slugUrl") ?? bareProductPath(product.id),
		slugUrls: readSlugUrls(open),
		primaryCategoryId: product.primaryCategoryId,
		images: listPictures(product, colourValue),
		herImages: listImages(product, colourValue, "zoom female"),
		price,
		variants: isStandard
			? [
					{
						id: product.id,
						ean: product.ean,
						values: {},
						price,
						stock: mapStock(product.inventory, product.inventory?.orderable ?? false),
					},
				]
			: variants,
		colour: colour && { value: colour.value, label: colour.label },
		colours,
		colourName: colourName || undefined,
		...choices,
		callouts: listCallouts(product.productPromotions),
		...listPromotionIds(product),
		offline: flagField(open, "c_offline") || flagField(open, "offline"),
		details: readDetails(open),
	};
};
