import type { LanguageCode } from "@vetrina/shop-rules/locale/languages.ts";

/** The placeholder picture (catalogue-20) is separate from the paths, which the first script loads. */
export const noImagePath = (code: LanguageCode): string => `/no-image/${code}.svg`;
