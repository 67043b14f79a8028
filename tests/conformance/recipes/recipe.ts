import type { Guest, Request } from "../cloud.ts";

/** Data for every recipe: a new guest, a product that can be ordered, and for basket operations a basket with one line of it. */
export type Prepared = { guest: Guest; productId: string; basketId: string; itemId: string };

export type Recipe = (prepared: Prepared) => Request | Promise<Request>;

export type Recipes = Readonly<Record<string, Recipe>>;
