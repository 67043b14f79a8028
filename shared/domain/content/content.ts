import type { ListInsert } from "../list/list-inserts.ts";

export type ContentLink = {
	title: string;
	url: string;
	categoryId?: string;
	/** Set if the address had no page when the content was loaded; such a link is not shown (content-7). */
	isGone?: true;
};
export type NavigationItem = ContentLink & { items: NavigationItem[] };

export type HeaderContent = { navigation: NavigationItem[]; announcements: string[] };
export type FooterContent = { columns: { title: string; links: ContentLink[] }[]; copyright: string };

export type ContentBlock =
	| { kind: "paragraph"; text: string }
	| { kind: "heading"; text: string }
	| { kind: "list"; items: string[] };

export const CARD_STYLES = ["default", "above-image", "review", "service-card", "product-push"] as const;
export type CardStyle = (typeof CARD_STYLES)[number];

export type ContentCard = {
	style: CardStyle;
	title: string;
	subtitle?: string;
	text?: string;
	image?: { portrait: string; landscape: string; alt: string };
	link?: ContentLink;
	productId?: string;
};

export type InsertedContent =
	| { kind: "card"; card: ContentCard }
	| { kind: "statement"; text: string }
	| { kind: "carousel"; title: string; categoryId: string; sort?: string; limit: number }
	| { kind: "element"; elementId: string };

export type ContentInsert = ListInsert & {
	id: string;
	height?: number;
	searchTerms: string[];
	content: InsertedContent;
};

export type ContentBatch = { cards: ContentCard[]; count: number; total: number };

export type ContentPage = {
	slug: string;
	title: string;
	description?: string;
	body: ContentBlock[];
	paginated?: string;
};

export type HomeContent = {
	title: string;
	description: string;
	hero: { portrait: string; landscape: string; alt: string; line: string; link?: ContentLink };
	pair: { image: string; alt: string; text: string; link: ContentLink }[];
	newArrivals: { title: string; link?: ContentLink; categoryId?: string; sort?: string };
	manifesto: string;
	categories: ContentLink[];
};

type Hero = HomeContent["hero"];

export type CategoryLandingContent = {
	hero: Hero;
	statement: string;
	carousel: HomeContent["newArrivals"];
};

export type NotFoundContent = ContentPage & { number: string; searchHeading: string };
