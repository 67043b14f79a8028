import type { Guest, Request } from "../cloud.ts";

/** Data for every recipe: a new guest, a product that can be ordered, and for basket operations a basket with one line of it. */
export type Prepared = { guest: Guest; productId: string; basketId: string; itemId: string };

/** Builds a request that is not refused; may prepare more by calls of its own. */
export type Recipe = (prepared: Prepared) => Request | Promise<Request>;

/** Recipes of one API by operation id. The guest's token and the site are added to each. */
export type Recipes = Readonly<Record<string, Recipe>>;
