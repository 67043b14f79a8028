import { createContext, use } from "react";

/** What is in the wishlist: null until the shopper's session has come in, and so never in shared HTML. */
export const WishlistItemIds = createContext<ReadonlySet<string> | null>(null);

/** Null where they are not known yet. */
export const useIsInWishlist = (id: string): boolean | null => use(WishlistItemIds)?.has(id) ?? null;
