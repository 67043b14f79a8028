import type { LanguageCode } from "@vetrina/shop-rules/locale/languages.ts";

/** The path is not in paths.ts, which the first script loads (catalogue-20). */
export const noImagePath = (code: LanguageCode): string => `/no-image/${code}.svg`;
