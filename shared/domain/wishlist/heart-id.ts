export type WishlistEntry = { itemId: string; id: string; custom?: true };

/** The id of an item's heart: the colour's, shared by all its hearts; customised items have separate ones (wishlist-2). */
export const heartId = ({ itemId, id, custom }: WishlistEntry): string => (custom ? itemId : id);
