export const editorialSlugs = ["/csc", "/shipping", "/returns", "/about", "/journal"] as const;
export type EditorialSlug = (typeof editorialSlugs)[number];
