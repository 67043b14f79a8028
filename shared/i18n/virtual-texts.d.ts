declare module "virtual:texts/all" {
	/** The texts of each language; a build has none here, but a file of each in `textsFolder` (scripts/vite/texts.ts). */
	export const languages: Partial<
		Record<
			import("@vetrina/shop-rules/locale/languages.ts").LanguageCode,
			import("./create-texts.ts").TextBundle
		>
	>;
	/** The path of the folder of `<code>.json`. */
	export const textsFolder: string;
}
