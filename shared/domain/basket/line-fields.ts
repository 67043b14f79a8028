/**
 * Custom properties of a product's line, in a bag, an order or a wishlist: what was done to the product, and whatever else the platform's
 * clients wrote. They go wherever the line goes (basket-28).
 */
export type LineFields = Record<`c_${string}`, unknown>;

/**
 * The exceptions: the platform works these out for the product and the moment, in a line of a basket, an order or a product list.
 * Any other custom property is the line's own.
 */
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
	"c_variationGroupId",
]);

/** The line's own custom properties; undefined where it has none. */
export function ownFields(item: object): LineFields | undefined {
	const own = Object.entries(item).filter(
		([name, value]) => name.startsWith("c_") && value != null && !WORKED_OUT.has(name),
	);
	return own.length > 0 ? (Object.fromEntries(own) as LineFields) : undefined;
}

/** Returns a key that is equal for equal properties, whatever their order. */
export const fieldsKey = (fields: LineFields | undefined): string =>
	JSON.stringify(Object.entries(fields ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Returns the properties without a kit's, whose lines are made again wherever the kit goes. */
export const withoutKit = (fields: LineFields): LineFields =>
	Object.fromEntries(
		Object.entries(fields).filter(([name]) => !name.startsWith("c_bundleKit")),
	) as LineFields;

/** Returns the properties that the ids of a line's `custom` and `kit` do not stand for. */
export const otherFields = (fields: LineFields, said: { custom: boolean; kit: boolean }): LineFields =>
	Object.fromEntries(
		Object.entries(said.kit ? withoutKit(fields) : fields).filter(
			([name]) => !(said.custom && /^c_(?:custom|engrave|personalization)/.test(name)),
		),
	) as LineFields;

/** A kit is several lines in a bag and one item in a wishlist, which keeps the products of its parts as JSON. */
export const withParts = (
	fields: LineFields | undefined,
	parts: readonly { productId: string }[] | undefined,
): LineFields | undefined =>
	parts ? { ...fields, c_bundleKitParts: JSON.stringify(parts.map(({ productId }) => productId)) } : fields;
