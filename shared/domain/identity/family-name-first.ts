import { isEastAsian } from "@vetrina/shop-rules/locale/scripts.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";

export const isFamilyNameFirst = (language: Language): boolean => isEastAsian(language);
