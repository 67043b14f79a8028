import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";

/** The placeholder picture (catalogue-20) is separate from the paths, which the first script loads. */
export const noImagePath = (language: SiteLocale["language"]): string => `/no-image/${language}.svg`;
