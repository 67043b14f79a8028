import { createContext, use } from "react";

/** Null until the session has loaded, so never set in shared HTML. */
export const WishlistItemIds = createContext<ReadonlySet<string> | null>(null);

export const useIsInWishlist = (id: string): boolean | null => use(WishlistItemIds)?.has(id) ?? null;
