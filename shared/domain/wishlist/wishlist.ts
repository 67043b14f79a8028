import { fieldsKey, type LineFields } from "../basket/line-fields.ts";

/**
 * A shopper's wishlist, in the order in which things were added (wishlist-3): colours of products, and products that were customised in the
 * bag, which keep their size as `productId` and what was done to them as `fields`.
 */
export type WishlistItem = {
	id: string;
	productId: string;
	variationGroupId?: string;
	quantity: number;
	fields?: LineFields;
};

/** A product on its way into a wishlist. */
export type NewWishlistItem = { productId: string; variationGroupId: string; fields?: LineFields };

/** The platform's fields of a new item; priority and visibility are the same for all items. */
export type WishlistItemDraft = {
	productId: string;
	variationGroupId: string;
	quantity: 1;
	public: false;
	priority: 1;
	fields?: LineFields;
};

export const wishlistItemDraft = ({
	productId,
	variationGroupId,
	fields,
}: NewWishlistItem): WishlistItemDraft => ({
	productId,
	variationGroupId,
	fields,
	quantity: 1,
	public: false,
	priority: 1,
});

/** A variation group's id has a letter in it, a variant's is digits (wishlist-3). */
export const isVariationGroupId = (id: string | undefined): id is string =>
	id !== undefined && /[a-z]/i.test(id);

/** The product that an item stands for: its variation group, or the product if it has none. */
export const wishlistProductId = ({
	productId,
	variationGroupId,
}: Pick<WishlistItem, "productId" | "variationGroupId">): string =>
	isVariationGroupId(variationGroupId) ? variationGroupId : productId;

/** The item of a plain product or its variation group, if there is one. */
export const findWishlistItem = (
	items: readonly WishlistItem[],
	...ids: readonly string[]
): WishlistItem | undefined =>
	items.find(
		(item) => !item.fields && (ids.includes(item.productId) || ids.includes(wishlistProductId(item))),
	);

/** True where the list has it already: a plain product in any size, a customised one in the same size with the same fields. */
const isWished = (
	items: readonly WishlistItem[],
	{ productId, variationGroupId, fields }: NewWishlistItem,
): boolean =>
	fields
		? items.some((item) => item.productId === productId && fieldsKey(item.fields) === fieldsKey(fields))
		: findWishlistItem(items, productId, variationGroupId) !== undefined;

/** Products that the list does not have yet, each once. */
export const missingWishlistItems = <T extends NewWishlistItem>(
	items: readonly WishlistItem[],
	products: readonly T[],
): T[] => {
	const missing: T[] = [];
	for (const one of products)
		if (!isWished([...items, ...missing.map((added) => ({ ...added, id: "", quantity: 1 }))], one))
			missing.push(one);
	return missing;
};

/** A second click removes what the first added (wishlist-2); customised items have hearts of their own. */
export const toggleWishlistItem = (
	items: readonly WishlistItem[],
	product: NewWishlistItem,
): { kind: "add"; draft: WishlistItemDraft } | { kind: "remove"; item: WishlistItem } => {
	const item = findWishlistItem(items, product.productId, product.variationGroupId);
	return item ? { kind: "remove", item } : { kind: "add", draft: wishlistItemDraft(product) };
};

/** Items that another client wrote without a valid variation group: they get theirs, and quantity 1. */
export const planRewrites = (
	items: readonly WishlistItem[],
	groupOf: ReadonlyMap<string, string>,
): { id: string; variationGroupId: string; quantity: 1 }[] =>
	items.flatMap(({ id, productId, variationGroupId }) => {
		if (isVariationGroupId(variationGroupId)) return [];
		const found = groupOf.get(productId);
		return isVariationGroupId(found) ? [{ id, variationGroupId: found, quantity: 1 as const }] : [];
	});

/** Quantity 0 removes (wishlist-4). */
export const wishlistQuantity = (
	quantity: number,
): { kind: "remove" } | { kind: "update"; quantity: number } =>
	quantity <= 0 ? { kind: "remove" } : { kind: "update", quantity };

/** A visitor without a session, a guest, a customer, or an agent who acts for a customer. */
export type Visitor = { registered: boolean; agent: boolean };

/** Customers, and guests where the site lets them (wishlist-1). */
export const mayUseWishlist = ({ registered }: Visitor, site: { guestWishlistEnabled: boolean }): boolean =>
	registered || site.guestWishlistEnabled;

/** From the bag into the wishlist: customers only (wishlist-5). */
export const mayMoveToWishlist = ({ registered }: Visitor): boolean => registered;

/** A guest's items are copied to the customer's list; never for an agent (wishlist-7). */
export const wishlistItemsToCopy = (
	guest: readonly WishlistItem[],
	own: readonly WishlistItem[],
	visitor: Visitor,
): NewWishlistItem[] =>
	visitor.agent || !visitor.registered
		? []
		: missingWishlistItems(
				own,
				guest.map((item) => ({
					productId: item.productId,
					variationGroupId: wishlistProductId(item),
					fields: item.fields,
				})),
			);
