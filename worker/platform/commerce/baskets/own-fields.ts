import type { BasketLine } from "../../../../shared/domain/basket/basket.ts";
import { fieldsKey, type LineFields } from "../../../../shared/domain/basket/line-fields.ts";

export const WORKED_OUT: ReadonlySet<string> = new Set([
	"c_color",
	"c_isAvailable",
	"c_listPrice",
	"c_originProductId",
	"c_originalExchangedPrice",
	"c_preorder",
	"c_productPrices",
	"c_proratedPrice",
	"c_returnStatus",
	"c_returnable",
	"c_returnableQuantity",
	"c_returnedQuantity",
	"c_shippingStatus",
	"c_size",
	"c_sizeGuide",
	"c_sizeId",
	"c_variationGroupId",
]);

export function ownFields(item: object): LineFields | undefined {
	const own = Object.entries(item).filter(
		([name, value]) => name.startsWith("c_") && value != null && !WORKED_OUT.has(name),
	);
	return own.length > 0 ? Object.fromEntries(own) : undefined;
}

export const withoutKit = (fields: LineFields): LineFields =>
	Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith("c_bundleKit")));

export const otherFields = (fields: LineFields, choices: { custom: boolean; kit: boolean }): LineFields =>
	Object.fromEntries(
		Object.entries(choices.kit ? withoutKit(fields) : fields).filter(
			([name]) => !(choices.custom && /^c_(?:custom|engrave|personalization)/.test(name)),
		),
	);

export const withParts = (
	fields: LineFields | undefined,
	parts: readonly { productId: string }[] | undefined,
): LineFields | undefined =>
	parts ? { ...fields, c_bundleKitParts: JSON.stringify(parts.map(({ productId }) => productId)) } : fields;

export const buildLineKey = ({
	productId,
	custom,
	kit,
	fields = {},
}: Pick<BasketLine, "productId" | "custom" | "kit" | "fields">): string => {
	const others = otherFields(fields, { custom: custom !== undefined, kit: kit !== undefined });
	const otherKey = Object.keys(others).length > 0 ? fieldsKey(others) : undefined;
	return [productId, custom?.id, kit?.id, otherKey].filter((part) => part !== undefined).join(".");
};
