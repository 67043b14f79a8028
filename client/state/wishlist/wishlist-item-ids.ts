import { createContext, use } from "react";

/** Ids in the shopper's wishlist; null until the session has loaded, and therefore in shared HTML. */
export const WishlistItemIds = createContext<ReadonlySet<string> | null>(null);

export const useIsInWishlist = (id: string): boolean | null => use(WishlistItemIds)?.has(id) ?? null;
