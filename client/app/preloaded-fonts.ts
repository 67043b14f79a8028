import { findScript } from "@vetrina/shop-rules/locale/scripts.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import arabic from "../../node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url";
import text from "../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import display from "../styles/fonts/bodoni-moda-display.woff2?url";

export const listFonts = (language: Language): string[] =>
	findScript(language) === "Arab" ? [arabic] : [display, text];
