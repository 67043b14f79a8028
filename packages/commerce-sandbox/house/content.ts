import type { Language, LanguageCode, Text } from "../languages.ts";
import type { Image, MenuCategory, NavigationItem, Page } from "./content-entry.ts";
import type { Country } from "./countries.ts";
import type { Orientation } from "./media.ts";
import type { Site } from "./sites.ts";

/** Where and in which language an entry is asked for. */
export type ContentLocale = { site: Site; country: Country; language: Language };

/** A card of the editors (content-1): its style says which of its parts are shown. */
export type CardContent = {
	style: "default" | "above-image" | "review" | "service-card" | "product-push";
	title: Text;
	subtitle?: Text;
	description?: Text;
	/** A picture of the house's content. */
	scene?: string;
	link?: { title: Text; targetUrl: string };
	/** The product that a `product-push` is about. */
	productId?: string;
};

/** Content in a list: a card, a line, a row of products, or a part of the shop that the storefront knows by its id. */
export type InsertContent =
	| { kind: "card"; card: CardContent }
	| { kind: "statement"; text: Text }
	| { kind: "carousel"; title: Text; targetCategory: string; sortingRule: string; limit: number }
	| { kind: "element"; elementId: string };

export type InsertEntry = {
	id: string;
	/** Places of the list before it. */
	position: number;
	/** Columns × rows, or a row of its own. */
	size: "1x1" | "2x1" | "1x2" | "2x2" | "row";
	/** In CSS pixels, where it lies between rows. */
	height?: number;
	/** It takes the place of products. */
	fakeTile: boolean;
	/** Of a search: shown for these words only. */
	searchTerms?: string[];
	content: InsertContent;
};

/** A page that shoppers reach by its address. */
export type EditorialPage = {
	title: Text;
	description: Text;
	/** Lines of a rich text, in the small notation of apis/content/rich-text.ts. */
	body: { en: readonly string[] } & Partial<Record<LanguageCode, readonly string[]>>;
	/** Cards below the text, which come in batches. */
	batches?: { id: string; cards: readonly CardContent[] };
};

/** What a page that the house composes is made with. */
export type PageMaking = {
	locale: ContentLocale;
	/** The top of the catalogue's menu, and all of it. */
	navigation: NavigationItem[];
	categories: readonly MenuCategory[];
	/** The text in the page's language, with what is special about the country filled in. */
	text: (text: Text) => string;
	image: (name: string, orientation: Orientation, description: string) => Image;
};

export type HouseContent = {
	/** By address. */
	pages: Readonly<Record<string, EditorialPage>>;
	home: (making: PageMaking) => Page;
	notFound: (making: PageMaking) => Page;
	/** Pages that stand before the lists of categories, by category. */
	landings: Readonly<Record<string, (making: PageMaking, category: MenuCategory) => Page>>;
	/** What a text says where it names a fact by its placeholder, such as days of delivery that differ from country to country. */
	fill: (text: string, locale: ContentLocale) => string;
	/** The lines that turn over above the header. */
	banner: readonly { text: Text; targetUrl: string }[];
	footer: {
		/** Title of the column of the catalogue's departments. */
		shop: Text;
		columns: readonly {
			title: Text;
			/** Addresses of editorial pages, whose titles are the links. */
			pages: readonly string[];
			/** Pages that the shop makes itself. */
			own?: readonly { title: Text; url: string }[];
		}[];
		/** `{year}` stands for the year. */
		copyright: Text;
	};
	/** Labels over the pictures of products, which name them by their ids (`c_badges`). */
	badges: ReadonlyMap<string, { text: Text; textColor?: string; backgroundColor?: string }>;
	/** Texts that products name by their ids. */
	shortTexts: ReadonlyMap<string, Text>;
	/** What editors put among products. */
	categoryInserts: Readonly<Record<string, readonly InsertEntry[]>>;
	searchInserts: readonly InsertEntry[];
	/** The picture at the head of a category; a category without one has no picture. */
	categoryScenes: Readonly<Record<string, string>>;
	/** Custom fields of categories: texts become the request's language, objects JSON. */
	categoryFields: Readonly<Record<string, object>>;
};
