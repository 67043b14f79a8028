/** An entry of a wishlist as the browser knows it; `id` is its colour. `custom`: it was customised, and is not the plain product. */
export type WishlistEntry = { itemId: string; id: string; custom?: true };

/** The id that an entry's heart has: the colour's, which all its hearts share; a customised item has one of its own (wishlist-2). */
export const heartId = ({ itemId, id, custom }: WishlistEntry): string => (custom ? itemId : id);
