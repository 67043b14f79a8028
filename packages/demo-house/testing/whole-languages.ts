import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { listMissing } from "../house-text.ts";
import "../engine.ts";

/** The languages of which the house has every text. Others fall back, text by text, and `npm run i18n` counts what they lack. */
export const wholeLanguages = LANGUAGES.filter((language) => listMissing(language).length === 0);
