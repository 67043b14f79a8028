import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";

/** Returns the placeholder picture of a product that has none (catalogue-20). Kept out of the paths, which the first script loads. */
export const noImagePath = (language: SiteLocale["language"]): string => `/no-image/${language}.svg`;
