import type { ShopperBasketsV2 } from "@salesforce/storefront-next-runtime/scapi";
import { computeUnitPrice } from "@vetrina/shop-rules/price/unit-price.ts";
import type { BasketLine } from "../../../../shared/domain/basket/basket.ts";
import type { Product } from "../../../../shared/domain/catalogue/catalogue.ts";
import { htmlText } from "../../html/read-markup.ts";
import { numberField, textField } from "../catalogue/custom-fields.ts";
import { readCustom, readCustomImage, readKitField } from "./line-fields.ts";
import { ownFields } from "./own-fields.ts";

type VendorItem = ShopperBasketsV2.schemas["ProductItem"];

const findValueLabel = (
	values: readonly { value: string; label: string }[],
	value: string | undefined,
): string => values.find((one) => one.value === value)?.label ?? value ?? "";

/** Returns the size of a line. If the product has left the catalogue, the line says it (orders-9). */
const readSize = (
	line: Record<string, unknown>,
	product: Product | undefined,
	value: string | undefined,
): Pick<BasketLine, "size" | "sizeId" | "sizeGuide"> => {
	if (!product)
		return {
			size: textField(line, "c_size") ?? "",
			sizeId: textField(line, "c_sizeId"),
			sizeGuide: textField(line, "c_sizeGuide"),
		};
	if (product.sizes.length < 2) return { size: "" };
	return {
		size: findValueLabel(product.sizes, value),
		sizeId: value,
		sizeGuide: product.details.sizeGuide,
	};
};

const listDiscounts = ({ price = 0, priceAfterItemDiscount = price, priceAdjustments }: VendorItem) =>
	priceAfterItemDiscount === price
		? undefined
		: {
				names: (priceAdjustments ?? []).map(({ itemText }) => itemText ?? "").filter((name) => name !== ""),
				before: price,
			};

/** A discount lowers the price by unit with the total. */
const readUnitPrice = (
	{ quantity = 0, price = 0, priceAfterItemDiscount = price }: VendorItem,
	size: string | undefined,
	unit: number | null,
): BasketLine["unitPrice"] =>
	computeUnitPrice(
		size ?? "",
		priceAfterItemDiscount === price ? unit : priceAfterItemDiscount / (quantity || 1),
	);

const toLineProduct = (
	line: Record<string, unknown>,
	product: Product | undefined,
): BasketLine["product"] => {
	const id = product?.id ?? textField(line, "c_variationGroupId");
	const masterId = product?.masterId ?? textField(line, "c_originProductId");
	return id && masterId ? { id, masterId } : undefined;
};

export const mapLine = (item: VendorItem, product: Product | undefined, isBlind: boolean): BasketLine => {
	const open = item as Record<string, unknown>;
	const quantity = item.quantity ?? 0;
	const variant = product?.variants.find((one) => one.id === item.productId);
	const unit = item.basePrice ?? item.price ?? null;
	const custom = readCustom(open, product?.details.customisation);
	const kit = readKitField(open);
	const customImage = readCustomImage(open);
	const stock = product?.offline === false ? (variant?.stock.ats ?? 0) : 0;
	const maxQuantity = isBlind ? quantity : stock;
	return {
		itemId: item.itemId ?? "",
		productId: item.productId ?? "",
		product: toLineProduct(open, product),
		quantity,
		name: product?.name ?? item.productName ?? "",
		brand: product?.brand ?? "",
		slugUrl: product?.slugUrl ?? "",
		colour: product?.colour?.label ?? "",
		...readSize(open, product, variant?.values.size),
		image: customImage === undefined ? (product?.images[0] ?? null) : { src: customImage, alt: "" },
		withoutImage: customImage === undefined && product?.images.length === 0 ? (true as const) : undefined,
		price:
			unit === null ? null : { value: unit, list: variant?.price?.list ?? numberField(open, "c_listPrice") },
		unitPrice: readUnitPrice(item, variant?.values.size ?? textField(open, "c_sizeId"), unit),
		total: item.priceAfterItemDiscount ?? item.price ?? 0,
		discounts: listDiscounts(item),
		maxQuantity,
		available: maxQuantity >= quantity,
		preorder:
			variant?.stock.preorderable && variant.stock.stockLevel < quantity ? (true as const) : undefined,
		madeToOrder: product?.details.madeToOrder ? (true as const) : undefined,
		madeIn: product?.details.madeToOrder ? htmlText(product.details.shipping ?? "") || undefined : undefined,
		bonus: item.bonusProductLineItem ? (true as const) : undefined,
		custom,
		kit,
		fields: ownFields(open),
		exchangedPrice: numberField(open, "c_originalExchangedPrice"),
	};
};
