import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { listMissing } from "../house-text.ts";
import "../engine.ts";

export const wholeLanguages = LANGUAGES.filter((language) => listMissing(language).length === 0);
