/** A shopper's wishlist: colours of products, in the order in which they were added (wishlist-3). */
export type WishlistItem = { id: string; productId: string; variationGroupId?: string; quantity: number };

/** What is written for one; the list is the shopper's own, and none of it is more urgent than another. */
export type WishlistItemDraft = {
	productId: string;
	variationGroupId: string;
	quantity: 1;
	public: false;
	priority: 1;
};

export const wishlistItemDraft = (productId: string, variationGroupId: string): WishlistItemDraft => ({
	productId,
	variationGroupId,
	quantity: 1,
	public: false,
	priority: 1,
});

/** A variation group's id has a letter in it, a variant's is digits (wishlist-3). */
export const isVariationGroupId = (id: string | undefined): id is string =>
	id !== undefined && /[a-z]/i.test(id);

/** What an item stands for: its variation group, or the product if it has none. */
export const wishlistProductId = ({
	productId,
	variationGroupId,
}: Omit<WishlistItem, "id" | "quantity">): string =>
	isVariationGroupId(variationGroupId) ? variationGroupId : productId;

/** The item of a product or its variation group, if there is one. */
export const findWishlistItem = (
	items: readonly WishlistItem[],
	...ids: readonly string[]
): WishlistItem | undefined =>
	items.find((item) => ids.includes(item.productId) || ids.includes(wishlistProductId(item)));

/** A second click removes what the first added (wishlist-2). */
export const toggleWishlistItem = (
	items: readonly WishlistItem[],
	product: { productId: string; variationGroupId: string },
): { kind: "add"; draft: WishlistItemDraft } | { kind: "remove"; item: WishlistItem } => {
	const item = findWishlistItem(items, product.productId, product.variationGroupId);
	return item
		? { kind: "remove", item }
		: { kind: "add", draft: wishlistItemDraft(product.productId, product.variationGroupId) };
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

/** Who asks: a visitor without a session, a guest, a customer, or an agent who acts for a customer. */
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
): { productId: string; variationGroupId: string }[] =>
	visitor.agent || !visitor.registered
		? []
		: guest
				.filter((item) => !findWishlistItem(own, item.productId, wishlistProductId(item)))
				.map((item) => ({ productId: item.productId, variationGroupId: wishlistProductId(item) }));
