import type { HeaderType } from "@vetrina/shop-rules/theme/header-types.ts";
import type { ListInsert } from "../list/list-inserts.ts";
import type { Personalised } from "./personalised.ts";

export type ContentLink = {
	title: string;
	url: string;
	categoryId?: string;
	/** Set if the address had no page when the content was loaded; such a link is not shown (content-7). */
	isGone?: true;
	/** Category whose present address comes before `url`. */
	targetCategory?: string;
	action?: LinkAction;
};
/** An action that a link has in the place of an address. */
export type LinkAction = { kind: "coupon"; code: string } | { kind: "sign-in" };

export const CTA_LOOKS = ["primary", "secondary", "outline"] as const;
export type CtaLook = (typeof CTA_LOOKS)[number];
/** A link with its look; without `look` it is underlined words (content-29). `icon`: its name as editors wrote it. */
export type ContentCta = ContentLink & {
	icon?: string;
	look?: CtaLook;
	isWide?: true;
	opensTab?: true;
};
export type NavigationTemplate = "mega" | "columns" | "list";
/** Screens with a link to everything below an item: `large` from 992 px, `small` below (shell-25). */
export type ViewAll = "none" | "large" | "small" | "all";

/** An item of the editors' menu; without an address it is a heading. */
export type NavigationItem = { title: string } & Partial<ContentLink> &
	Personalised & {
		colour?: string;
		description?: string;
		template?: NavigationTemplate;
		column?: number;
		sorting?: "none" | "A-Z" | "Z-A";
		viewAll?: ViewAll;
		image?: { src: string; alt: string; width?: number; height?: number };
		items: NavigationItem[];
	};

/** A line above the header. */
export type Announcement = Personalised & {
	nodes: RichTextNode[];
	link?: ContentLink;
	popup?: PopupContent;
};

export type HeaderContent = {
	navigation: NavigationItem[];
	announcements: Announcement[];
	/** Milliseconds for which each line is shown. */
	announcementInterval?: number;
	headerType?: HeaderType;
};
/** A part of a line of text, and the address that it links to. */
export type TextPart = { text: string; href?: string };
export type PictureMark = { src: string; alt: string };

/** "{country}" in a text is the name of the shopper's own country. */
export type CountryOfferContent = { title: string; text?: string; accept: string; decline: string };

export const ZONES = [
	"top-banner",
	"bottom-banner",
	"bottom-left-window",
	"bottom-right-window",
	"centered-window",
] as const;
export type Zone = (typeof ZONES)[number];

export type PopupContent = {
	id: string;
	title: string;
	text: RichTextNode[];
	image?: PictureMark;
	links: ContentLink[];
};
export type ZoneContent = {
	zone: Zone;
	title?: string;
	text: RichTextNode[];
	image?: PictureMark;
	link?: ContentLink;
	isClosable: boolean;
	popup?: PopupContent;
};

/** One request loads footer and zones, which every page has. */
export type FooterContent = {
	zones: ZoneContent[];
	columns: { title: string; links: ContentLink[] }[];
	copyright: string;
	legal: ContentLink[];
	social: ContentLink[];
	contact: TextPart[][];
	payments: { names: string[]; marks: PictureMark[] };
	app?: { link: ContentLink; code?: string };
};

/** A text is a tree instead of HTML, so that it cannot contain other tags or attributes. */
export type RichTextNode = string | RichTextElement;
/** A text with the entries that it names, by id. */
export type ContentText = { nodes: RichTextNode[]; entries: Record<string, SectionEntry> };
export type RichTextElement = {
	tag: RichTextTag;
	/** An `a` has the link that editors wrote, and an address once its page is known to exist. */
	link?: ContentLink;
	href?: string;
	/** Name of the popup of editors that an `a` opens if there is JavaScript. */
	popup?: string;
	/** The id of an entry that a `span` stands for, until its place is known; `isInline`: editors put it into a line (content-41). */
	entry?: string;
	isInline?: true;
	/** Columns and rows that a cell covers. */
	columns?: number;
	rows?: number;
	content?: RichTextNode[];
};
export type RichTextTag =
	| ("p" | "h2" | "h3" | "h4" | "h5" | "h6" | "ul" | "ol" | "li" | "blockquote" | "hr" | "a")
	| ("table" | "tr" | "th" | "td" | "strong" | "em" | "u" | "s" | "sup" | "sub" | "code" | "span");

export const CARD_STYLES = ["default", "above-image", "review", "service-card", "product-push"] as const;
export type CardStyle = (typeof CARD_STYLES)[number];

export type ContentCard = {
	style: CardStyle;
	title: string;
	subtitles?: string[];
	text?: string;
	images?: { portrait: string; landscape: string; alt: string }[];
	links?: ContentCta[];
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

/**
 * A section as its folder's schema has read it. `type`: the folder in `sections/`, or the content type's name if there is none. `entry` is
 * missing if it cannot be read. `problems`: sentences about it, without their subject, for the log.
 */
export type SectionEntry = Personalised & {
	type: string;
	id: string;
	entry?: unknown;
	problems?: string[];
	place?: string;
};

/** A brand that has a page of its own (content-44). */
export type BrandPage = { brandId: string; slug: string; isNoFollow: boolean };

export type ContentPage = {
	slug: string;
	title: string;
	description?: string;
	keywords?: string;
	robots?: string;
	/** The page that search engines list in place of this one. */
	canonical?: ContentLink;
	jsonLd?: object[];
	/** Missing for the default. */
	headerType?: HeaderType;
	problems?: string[];
	sections: SectionEntry[];
	/** The head of an article of the journal. `date`: a day or a moment as ISO text. */
	isBrand?: true;
	article?: { date?: string; author?: string; image?: { src: string; alt: string } };
};

/** Editors' content of a list. `above` and `below`: sections of a category's list. */
export type ListContent = { inserts: ContentInsert[]; above: SectionEntry[]; below: SectionEntry[] };

/** Sections of a product's page. `text`: the editors' text that the product names. */
export type ProductContent = { belowProduct: SectionEntry[]; belowRows: SectionEntry[]; text?: string };
