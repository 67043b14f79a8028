import type { LinkView } from "../../shared/contracts/views.ts";

export type BrandsData = {
	title: string;
	lettersLabel: string;
	letters: { letter: string; isFilled: boolean }[];
	groups: { letter: string; links: LinkView[] }[];
};
