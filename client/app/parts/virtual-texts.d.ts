declare module "virtual:texts" {
	type TextBundle = import("../../../shared/i18n/create-texts.ts").TextBundle;
	/** Loads all texts of a language in development and tests; a build has none here (scripts/vite/texts.ts). */
	export const loaders: Record<string, () => Promise<{ default: TextBundle }>>;
}
