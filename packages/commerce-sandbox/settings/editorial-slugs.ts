import { house } from "../house.ts";

export const editorialSlugs: readonly string[] = Object.keys(house.content.pages);
