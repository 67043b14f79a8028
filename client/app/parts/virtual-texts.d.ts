declare module "virtual:texts" {
	type TextBundle = import("../../../shared/i18n/create-texts.ts").TextBundle;
	type Language = import("@vetrina/shop-rules/locale/site-locale.ts").Language;
	type Set = "root" | import("./page-texts.ts").LateSet;
	/** Loads one set of one language's texts (scripts/vite/texts.ts). */
	export const textSets: Record<Set, Record<Language, () => Promise<{ default: TextBundle }>>>;
}
