import type { RichTextNode } from "@vetrina/content-model/rich-text/rich-text-schema.ts";
import { parse } from "graphql";

export type Link = { title: string; targetCategory: string | null };
export type Image = {
	mediaId: string;
	description: string | null;
	width: number | null;
	height: number | null;
};
export type Card = { title: string; description: string | null; image: Image | null; link: Link | null };
export type Section =
	| { __typename: "Hero"; title: string; landscapeImage: Image | null; link: Link | null }
	| { __typename: "CardGroup"; cardsCollection: { items: Card[] } }
	| { __typename: "Statement"; text: string }
	| { __typename: "RichTextSection"; body: { json: RichTextNode } }
	| { __typename: "Placeholder" };
/** Contents of personalised blocks name their block, and the conditions for those who see them. */
type Listed = Section & { shownTo: ({ block: string } & Record<string, unknown>) | null };
export type Page = { title: string; description: string | null; sectionsCollection: { items: Listed[] } };
export type PageData = { pageCollection: { items: Page[] } };

const LINK = "link { title targetCategory }";
const IMAGE = "{ mediaId description width height }";

export const PAGE_QUERY = parse(`query ($site: String, $locale: String, $slug: String) {
	pageCollection(where: { site: $site, slug: $slug }, locale: $locale, limit: 1) { items {
		title description
		sectionsCollection { items {
			__typename
			... on Entry { shownTo }
			... on Hero { title landscapeImage ${IMAGE} ${LINK} }
			... on CardGroup { cardsCollection { items { title description image ${IMAGE} ${LINK} } } }
			... on Statement { text }
			... on RichTextSection { body { json } }
		} }
	} }
}`);
