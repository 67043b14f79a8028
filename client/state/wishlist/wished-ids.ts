import { createContext, use } from "react";

/** What is in the wishlist: null until the shopper's session has come in, and so never in shared HTML. */
export const WishedIds = createContext<ReadonlySet<string> | null>(null);

/** Null where nobody knows yet. */
export const useIsKept = (id: string): boolean | null => use(WishedIds)?.has(id) ?? null;
