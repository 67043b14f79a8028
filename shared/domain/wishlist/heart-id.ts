export type WishlistEntry = { itemId: string; id: string; custom?: true };

export const heartId = ({ itemId, id, custom }: WishlistEntry): string => (custom ? itemId : id);
