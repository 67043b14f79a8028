import { house } from "../house.ts";

/** Addresses of the pages that the house's editors wrote. */
export const editorialSlugs: readonly string[] = Object.keys(house.content.pages);
