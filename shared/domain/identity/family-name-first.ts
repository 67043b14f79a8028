import { isEastAsian } from "@vetrina/shop-rules/locale/scripts.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";

/** Do forms in this language ask for the family name first (identity-1)? */
export const isFamilyNameFirst = (language: Language): boolean => isEastAsian(language);
