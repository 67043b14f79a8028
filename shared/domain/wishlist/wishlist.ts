import { fieldsKey, type LineFields } from "../basket/line-fields.ts";

/** A customised product is stored with the size's id as `productId` and the customisation in `fields` (wishlist-3). */
export type WishlistItem = {
	id: string;
	productId: string;
	variationGroupId?: string;
	quantity: number;
	fields?: LineFields;
};

export type NewWishlistItem = { productId: string; variationGroupId: string; fields?: LineFields };

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

/** Returns true if the id contains a letter; ids of variants have digits only. */
export const isVariationGroupId = (id: string | undefined): id is string =>
	id !== undefined && /[a-z]/i.test(id);

export const wishlistProductId = ({
	productId,
	variationGroupId,
}: Pick<WishlistItem, "productId" | "variationGroupId">): string =>
	isVariationGroupId(variationGroupId) ? variationGroupId : productId;

export const findWishlistItem = (
	items: readonly WishlistItem[],
	...ids: readonly string[]
): WishlistItem | undefined =>
	items.find(
		(item) => !item.fields && (ids.includes(item.productId) || ids.includes(wishlistProductId(item))),
	);

const isWished = (
	items: readonly WishlistItem[],
	{ productId, variationGroupId, fields }: NewWishlistItem,
): boolean =>
	fields
		? items.some((item) => item.productId === productId && fieldsKey(item.fields) === fieldsKey(fields))
		: findWishlistItem(items, productId, variationGroupId) !== undefined;

export const missingWishlistItems = <T extends NewWishlistItem>(
	items: readonly WishlistItem[],
	products: readonly T[],
): T[] => {
	const missing: T[] = [];
	for (const one of products)
		if (!isWished([...items, ...missing.map((product) => ({ ...product, id: "", quantity: 1 }))], one))
			missing.push(one);
	return missing;
};

export const toggleWishlistItem = (
	items: readonly WishlistItem[],
	product: NewWishlistItem,
): { kind: "add"; draft: WishlistItemDraft } | { kind: "remove"; item: WishlistItem } => {
	const item = findWishlistItem(items, product.productId, product.variationGroupId);
	return item ? { kind: "remove", item } : { kind: "add", draft: wishlistItemDraft(product) };
};

export const planRewrites = (
	items: readonly WishlistItem[],
	groupOf: ReadonlyMap<string, string>,
): { id: string; variationGroupId: string; quantity: 1 }[] =>
	items.flatMap(({ id, productId, variationGroupId }) => {
		if (isVariationGroupId(variationGroupId)) return [];
		const groupId = groupOf.get(productId);
		return isVariationGroupId(groupId) ? [{ id, variationGroupId: groupId, quantity: 1 as const }] : [];
	});

/** Returns the change for a quantity that was set by the shopper; 0 or less removes the item (wishlist-4). */
export const wishlistQuantity = (
	quantity: number,
): { kind: "remove" } | { kind: "update"; quantity: number } =>
	quantity <= 0 ? { kind: "remove" } : { kind: "update", quantity };

export type Visitor = { registered: boolean; agent: boolean };

/** Returns true for customers, and for guests if the site allows it (wishlist-1). */
export const mayUseWishlist = ({ registered }: Visitor, site: { guestWishlistEnabled: boolean }): boolean =>
	registered || site.guestWishlistEnabled;

/** Returns true for customers: guests cannot move a product from the basket to the wishlist (wishlist-5). */
export const mayMoveToWishlist = ({ registered }: Visitor): boolean => registered;

/** Returns the guest's items that the customer's list lacks; none for agents and guests (wishlist-7). */
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
