import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";

/** What stands in for the pictures of a product that has none (catalogue-20). Not among the paths, which the first script brings. */
export const noImagePath = (language: SiteLocale["language"]): string => `/no-image/${language}.svg`;
