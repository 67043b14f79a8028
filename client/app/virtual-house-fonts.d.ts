/** Addresses of the house's fonts: usual ones, and by language those of other scripts (scripts/vite/house-theme.ts). */
declare module "virtual:house-fonts" {
	/** Files that pages load before they are painted. */
	export const preloads: { usual: readonly string[]; [language: string]: readonly string[] | undefined };
	/** Files that frames of other services load for texts. */
	export const textFonts: { usual?: string; [language: string]: string | undefined };
}
