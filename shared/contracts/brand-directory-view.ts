import type { LinkView } from "./views.ts";

export type BrandDirectoryView = {
	/** Name of the list of letters. */
	lettersLabel: string;
	letters: { letter: string; isFilled: boolean }[];
	groups: { letter: string; links: LinkView[] }[];
};
