/** A shopper's wishlist: colours of products, in the order in which they were added (wishlist-3). */
export type Wish = { id: string; productId: string; variationGroupId?: string; quantity: number };

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

/** What a wish is for: its variation group, or the product where it has none. */
export const wishedId = ({ productId, variationGroupId }: Omit<Wish, "id" | "quantity">): string =>
	isVariationGroupId(variationGroupId) ? variationGroupId : productId;

/** The wish for a product or its variation group, if there is one. */
export const findWish = (wishes: readonly Wish[], ...ids: readonly string[]): Wish | undefined =>
	wishes.find((wish) => ids.includes(wish.productId) || ids.includes(wishedId(wish)));

/** A second click takes away what the first put in (wishlist-2). */
export const toggleWishlistItem = (
	wishes: readonly Wish[],
	product: { productId: string; variationGroupId: string },
): { kind: "add"; draft: WishlistItemDraft } | { kind: "remove"; wish: Wish } => {
	const wish = findWish(wishes, product.productId, product.variationGroupId);
	return wish
		? { kind: "remove", wish }
		: { kind: "add", draft: wishlistItemDraft(product.productId, product.variationGroupId) };
};

/** Wishes that another client wrote without a valid variation group: they get theirs, and quantity 1. */
export const planRewrites = (
	wishes: readonly Wish[],
	groupOf: ReadonlyMap<string, string>,
): { id: string; variationGroupId: string; quantity: 1 }[] =>
	wishes.flatMap(({ id, productId, variationGroupId }) => {
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
export const mayWish = ({ registered }: Visitor, site: { guestWishlistEnabled: boolean }): boolean =>
	registered || site.guestWishlistEnabled;

/** From the bag into the wishlist: customers only (wishlist-5). */
export const mayMoveToWishes = ({ registered }: Visitor): boolean => registered;

/** What a guest had wished for goes along into the customer's list; never for an agent (wishlist-7). */
export const wishesToCopy = (
	guest: readonly Wish[],
	own: readonly Wish[],
	visitor: Visitor,
): { productId: string; variationGroupId: string }[] =>
	visitor.agent || !visitor.registered
		? []
		: guest
				.filter((wish) => !findWish(own, wish.productId, wishedId(wish)))
				.map((wish) => ({ productId: wish.productId, variationGroupId: wishedId(wish) }));
