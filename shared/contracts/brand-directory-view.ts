import type { LinkView } from "./views.ts";

/** `isFollowed`: search engines may follow the link. */
export type BrandLinkView = LinkView & { isFollowed?: true };

export type BrandDirectoryView = {
	/** Name of the list of letters. */
	lettersLabel: string;
	groups: { letter: string; links: BrandLinkView[] }[];
};
