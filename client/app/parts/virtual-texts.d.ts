declare module "virtual:texts" {
	type TextBundle = import("../../../shared/i18n/create-texts.ts").TextBundle;
	/** Load all texts of a language in development and tests; empty in a build (scripts/vite/texts.ts). */
	export const loaders: Record<string, () => Promise<{ default: TextBundle }>>;
}
