import type { Language, LanguageCode, Text } from "../languages.ts";
import type { Image, MenuCategory, NavigationItem, Page } from "./content-entry.ts";
import type { Country } from "./countries.ts";
import type { Orientation } from "./media.ts";
import type { Site } from "./sites.ts";

export type ContentLocale = { site: Site; country: Country; language: Language };

/** The style decides which parts of a card are shown (content-1). */
export type CardContent = {
	style: "default" | "above-image" | "review" | "service-card" | "product-push";
	title: Text;
	subtitle?: Text;
	description?: Text;
	scene?: string;
	link?: { title: Text; targetUrl: string };
	productId?: string;
};

export type InsertContent =
	| { kind: "card"; card: CardContent }
	| { kind: "statement"; text: Text }
	| { kind: "carousel"; title: Text; targetCategory: string; sortingRule: string; limit: number }
	| { kind: "element"; elementId: string };

export type InsertEntry = {
	id: string;
	position: number;
	size: "1x1" | "2x1" | "1x2" | "2x2" | "row";
	/** CSS pixels, for rows. */
	height?: number;
	fakeTile: boolean;
	searchTerms?: string[];
	content: InsertContent;
};

export type EditorialPage = {
	title: Text;
	description: Text;
	/** Lines of a rich text, in the notation of apis/content/rich-text.ts. */
	body: { en: readonly string[] } & Partial<Record<LanguageCode, readonly string[]>>;
	batches?: { id: string; cards: readonly CardContent[] };
};

export type PageMaking = {
	locale: ContentLocale;
	navigation: NavigationItem[];
	categories: readonly MenuCategory[];
	text: (text: Text) => string;
	image: (name: string, orientation: Orientation, description: string) => Image;
};

export type HouseContent = {
	pages: Readonly<Record<string, EditorialPage>>;
	home: (making: PageMaking) => Page;
	notFound: (making: PageMaking) => Page;
	landings: Readonly<Record<string, (making: PageMaking, category: MenuCategory) => Page>>;
	fill: (text: string, locale: ContentLocale) => string;
	banner: readonly { text: Text; targetUrl: string }[];
	footer: {
		shop: Text;
		columns: readonly {
			title: Text;
			pages: readonly string[];
			own?: readonly { title: Text; url: string }[];
		}[];
		copyright: Text;
	};
	badges: ReadonlyMap<string, { text: Text; textColor?: string; backgroundColor?: string }>;
	shortTexts: ReadonlyMap<string, Text>;
	categoryInserts: Readonly<Record<string, readonly InsertEntry[]>>;
	searchInserts: readonly InsertEntry[];
	categoryScenes: Readonly<Record<string, string>>;
	categoryFields: Readonly<Record<string, object>>;
};
