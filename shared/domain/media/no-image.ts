import type { LanguageCode } from "@vetrina/shop-rules/locale/languages.ts";

/**
 * Returns the path of the placeholder for products without pictures (catalogue-20). It is not in paths.ts, because the first script
 * contains that module.
 */
export const noImagePath = (code: LanguageCode): string => `/no-image/${code}.svg`;
