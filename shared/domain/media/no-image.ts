import type { SiteLocale } from "../locale/site-locale.ts";

/** What stands in the place of a product's picture where it has none. Not among the paths, which the first script brings. */
export const noImagePath = (language: SiteLocale["language"]): string => `/no-image/${language}.svg`;
