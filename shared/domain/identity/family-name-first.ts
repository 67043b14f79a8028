import type { Language } from "../locale/site-locale.ts";

/** Where a family name comes first (identity-1). */
export const isFamilyNameFirst = (language: Language): boolean => ["ja", "ko", "zh"].includes(language);
