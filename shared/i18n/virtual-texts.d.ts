declare module "virtual:texts/all" {
	/** The texts of each language (scripts/vite/texts.ts). */
	export const languages: Record<
		import("@vetrina/shop-rules/locale/site-locale.ts").Language,
		import("./create-texts.ts").TextBundle
	>;
}
