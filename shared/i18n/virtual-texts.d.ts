declare module "virtual:texts/all" {
	/** Texts by language; empty in a build, in which each language is a file in `textsFolder` (scripts/vite/texts.ts). */
	export const languages: Partial<
		Record<
			import("@vetrina/shop-rules/locale/languages.ts").LanguageCode,
			import("./create-texts.ts").TextBundle
		>
	>;
	/** The path of the folder of `<code>.json`. */
	export const textsFolder: string;
}
