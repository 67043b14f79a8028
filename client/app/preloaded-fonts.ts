import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import arabic from "../../node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url";
import text from "../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import display from "../styles/fonts/bodoni-moda-display.woff2?url";

/** The files that the first paint needs: two of Latin, or one of Arabic; the other scripts have the system's. */
export const fontsOf = (language: Language): string[] => (language === "ar" ? [arabic] : [display, text]);
