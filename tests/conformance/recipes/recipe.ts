import type { Guest, Request } from "../cloud.ts";

export type Prepared = { guest: Guest; productId: string; basketId: string; itemId: string };

export type Recipe = (prepared: Prepared) => Request | Promise<Request>;

export type Recipes = Readonly<Record<string, Recipe>>;
