/** Editorial pages that shoppers reach by address. `/home` and `/404` are asked for by name only. */
export const editorialSlugs = ["/csc", "/shipping", "/returns", "/about", "/journal"] as const;
export type EditorialSlug = (typeof editorialSlugs)[number];
