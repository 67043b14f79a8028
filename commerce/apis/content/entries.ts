import type { Document } from "@contentful/rich-text-types";
import { about } from "../../../demo/content/about.ts";
import { type CategoryLanding, categoryLandings } from "../../../demo/content/category-landings.ts";
import { categoryScenes } from "../../../demo/content/category-scenes.ts";
import type { EditorialPage, Texts } from "../../../demo/content/content-types.ts";
import { customerCare } from "../../../demo/content/customer-care.ts";
import { fillLine, fillText } from "../../../demo/content/fill-text.ts";
import { bannerTexts } from "../../../demo/content/header-texts.ts";
import { homeScenes, sceneTexts } from "../../../demo/content/home-scenes.ts";
import { homeTexts } from "../../../demo/content/home-texts.ts";
import { journal } from "../../../demo/content/journal.ts";
import { notFoundTexts } from "../../../demo/content/not-found-texts.ts";
import { returns } from "../../../demo/content/returns.ts";
import { shipping } from "../../../demo/content/shipping.ts";
import { type EditorialSlug, isEditorialSlug } from "../../../demo/content/slugs.ts";
import type { EditorialScene, Orientation } from "../../../demo/pictures/editorial/editorial-reference.ts";
import type { Country } from "../../../demo/settings/countries.ts";
import type { Site } from "../../../demo/settings/sites.ts";
import type { Language } from "../../languages.ts";
import type { MenuCategory } from "./menu-categories.ts";
import { richText } from "./rich-text.ts";

/** Where and in which language an entry is asked for. */
export type ContentLocale = { site: Site; country: Country; language: Language };

export type Entry<Name extends string> = { __typename: Name };
type RichText = { json: Document };
export type Collection<T> = { total: number; items: T[] };

export type Cta = Entry<"Cta"> & { title: string; targetUrl: string; targetCategory: string | null };
export type Image = Entry<"Image"> & {
	internalTitle: string;
	mediaId: string;
	description: string;
	width: number;
	height: number;
};
export type NavigationItem = Entry<"NavigationItem"> & {
	title: string;
	targetUrl: string;
	targetCategory: string | null;
	description: string | null;
	template: string | null;
	sorting: "none" | "A-Z" | "Z-A";
	viewAll: "none" | "large" | "small" | "all";
	image: Image | null;
	subItemsCollection: Collection<NavigationItem>;
};
export type Section =
	| (Entry<"Hero"> & { title: string; link: Cta; portraitImage: Image; landscapeImage: Image })
	| (Entry<"CardGroup"> & { cardsCollection: Collection<Card> })
	| ProductCarousel
	| Statement
	| (Entry<"NavigationGroup"> & { title: string; itemsCollection: Collection<NavigationItem> })
	| (Entry<"NewsletterSignUp"> & { title: string; description: string; buttonLabel: string })
	| (Entry<"RichTextSection"> & { body: RichText })
	| (Entry<"NumberElement"> & { text: string })
	| (Entry<"SearchForm"> & { heading: string; buttonLabel: string })
	| (Entry<"PaginatedContent"> & { id: string; title: string })
	| Placeholder;
export type Placeholder = Entry<"Placeholder"> & { elementId: string };
export type Statement = Entry<"Statement"> & { text: string };
export type ProductCarousel = Entry<"ProductCarousel"> & {
	title: string;
	targetCategory: string;
	sortingRule: string;
	limit: number;
	link: Cta | null;
};
export type Card = Entry<"Card"> & {
	style: string;
	title: string;
	subtitles: string[];
	description: string | null;
	image: Image | null;
	/** The same picture in its other cropping. */
	landscapeImage: Image | null;
	link: Cta | null;
	productId: string | null;
};
export type Page = Entry<"Page"> & {
	slug: string;
	title: string;
	description: string;
	robots: string | null;
	sectionsCollection: Collection<Section>;
};

export function collectionOf<T>(items: T[]): Collection<T> {
	return { total: items.length, items };
}

/** The text for a country, with what is special about it filled in. */
export function textFor(texts: Texts, locale: ContentLocale): string {
	return fillText(texts, locale);
}

export const cta = (title: string, targetUrl: string, targetCategory: string | null = null): Cta => ({
	__typename: "Cta",
	title,
	targetUrl,
	targetCategory,
});

/** A composition of the house's own pictures (demo/pictures/editorial). */
export function editorialImage(scene: EditorialScene, orientation: Orientation, description: string): Image {
	const [width, height] = orientation === "portrait" ? [1200, 1600] : [1600, 1000];
	const mediaId = `editorial/${scene}-${orientation}.jpg`;
	return {
		__typename: "Image",
		internalTitle: `${scene} ${orientation}`,
		mediaId,
		description,
		width,
		height,
	};
}

/** The picture at the head of a department, upright, for menus that show one. */
function departmentImage({ id, name }: MenuCategory): Image | null {
	const scene = categoryScenes[id];
	return scene === undefined ? null : editorialImage(scene, "portrait", name);
}

/** The catalogue's menu as navigation: three levels, in the merchants' order. */
export function navigationOf(
	categories: readonly MenuCategory[],
	parent: string | null = null,
	depth = 1,
): NavigationItem[] {
	if (depth > 3) return [];
	return categories
		.filter((category) => category.parent === parent)
		.map((category) => ({
			__typename: "NavigationItem",
			title: category.name,
			targetUrl: category.url,
			targetCategory: category.id,
			description: depth === 1 ? category.description : null,
			template: depth === 1 ? "mega" : null,
			sorting: "none",
			viewAll: depth === 1 ? "all" : "none",
			image: depth === 1 ? departmentImage(category) : null,
			subItemsCollection: collectionOf(navigationOf(categories, category.id, depth + 1)),
		}));
}

export function bannerOf(locale: ContentLocale): { text: RichText; link: Cta }[] {
	return bannerTexts.map(({ text, targetUrl }) => {
		const line = textFor(text, locale);
		return { text: { json: richText([line]) }, link: cta(line, targetUrl) };
	});
}

/** The id of the content that comes in batches. */
export const JOURNAL = "journal";

const editorialPages: Record<EditorialSlug, EditorialPage> = {
	"/csc": customerCare,
	"/shipping": shipping,
	"/returns": returns,
	"/about": about,
	"/journal": journal,
};

export function editorialTitle(slug: EditorialSlug, language: Language): string {
	return editorialPages[slug].title[language];
}

function editorialPage(slug: EditorialSlug, locale: ContentLocale): Page {
	const { title, description, body } = editorialPages[slug];
	const lines = body[locale.language].map((line) => fillLine(line, locale));
	return {
		__typename: "Page",
		slug,
		title: textFor(title, locale),
		description: textFor(description, locale),
		robots: null,
		sectionsCollection: collectionOf<Section>([
			{ __typename: "RichTextSection", body: { json: richText(lines) } },
			...(slug === "/journal"
				? [{ __typename: "PaginatedContent" as const, id: JOURNAL, title: textFor(title, locale) }]
				: []),
		]),
	};
}

function notFoundPage(locale: ContentLocale): Page {
	const text = (key: keyof typeof notFoundTexts) => textFor(notFoundTexts[key], locale);
	return {
		__typename: "Page",
		slug: "/404",
		title: text("title"),
		description: text("body"),
		robots: "noindex",
		sectionsCollection: collectionOf<Section>([
			{ __typename: "NumberElement", text: text("number") },
			{ __typename: "RichTextSection", body: { json: richText([text("body")]) } },
			{ __typename: "SearchForm", heading: text("searchHeading"), buttonLabel: text("searchButton") },
			{ __typename: "Placeholder", elementId: "recommendations" },
		]),
	};
}

/** The category of a wanted id, else the first of the menu: a house may import a catalogue of its own. */
function categoryFor(categories: readonly MenuCategory[], id: string): { id: string; url: string } {
	return categories.find((category) => category.id === id) ?? categories[0] ?? { id, url: `/${id}` };
}

function homePage(locale: ContentLocale, categories: readonly MenuCategory[]): Page {
	const text = (key: keyof typeof homeTexts) => textFor(homeTexts[key], locale);
	const scenes = homeScenes[locale.site.id];
	const window = (place: keyof typeof scenes, orientation: Orientation): Image =>
		editorialImage(scenes[place], orientation, textFor(sceneTexts[scenes[place]], locale));
	const newIn = categoryFor(categories, "new-in");
	const women = categoryFor(categories, "women");
	const bags = categoryFor(categories, "bags");
	const card = (
		title: string,
		description: string,
		image: Image,
		target: { id: string; url: string },
	): Card => ({
		__typename: "Card",
		style: "default",
		title,
		subtitles: [],
		description,
		image,
		landscapeImage: null,
		link: cta(title, target.url, target.id),
		productId: null,
	});
	return {
		__typename: "Page",
		slug: "/home",
		title: text("title"),
		description: text("description"),
		robots: null,
		sectionsCollection: collectionOf<Section>([
			{
				__typename: "Hero",
				title: text("heroLine"),
				link: cta(text("heroLink"), newIn.url, newIn.id),
				portraitImage: window("hero", "portrait"),
				landscapeImage: window("hero", "landscape"),
			},
			{
				__typename: "CardGroup",
				cardsCollection: collectionOf([
					card(text("womenTitle"), text("womenText"), window("women", "portrait"), women),
					card(text("bagsTitle"), text("bagsText"), window("bags", "portrait"), bags),
				]),
			},
			{
				__typename: "ProductCarousel",
				title: text("newTitle"),
				targetCategory: newIn.id,
				sortingRule: "new-arrivals",
				limit: 12,
				link: cta(text("newLink"), newIn.url, newIn.id),
			},
			{ __typename: "Statement", text: text("manifesto") },
			{
				__typename: "NavigationGroup",
				title: text("categoriesTitle"),
				itemsCollection: collectionOf(navigationOf(categories, null, 3)),
			},
			{
				__typename: "NewsletterSignUp",
				title: text("newsletterTitle"),
				description: text("newsletterText"),
				buttonLabel: text("newsletterLink"),
			},
		]),
	};
}

const LANDING = "/landing/";

/** The page that stands before a category's list: a picture, what is in it, and what is new there. */
function categoryLandingPage(
	id: string,
	locale: ContentLocale,
	categories: readonly MenuCategory[],
): Page | undefined {
	const landing = categoryLandings[id];
	const category = categories.find((one) => one.id === id);
	if (!landing || !category) return undefined;
	const text = (name: Exclude<keyof CategoryLanding, "scene">) => textFor(landing[name], locale);
	const seeAll = cta(text("link"), category.url, id);
	return {
		__typename: "Page",
		slug: LANDING + id,
		title: category.name,
		description: text("line"),
		robots: null,
		sectionsCollection: collectionOf<Section>([
			{
				__typename: "Hero",
				title: text("line"),
				link: seeAll,
				portraitImage: editorialImage(landing.scene, "portrait", text("picture")),
				landscapeImage: editorialImage(landing.scene, "landscape", text("picture")),
			},
			{ __typename: "Statement", text: text("statement") },
			{
				__typename: "ProductCarousel",
				title: text("carousel"),
				targetCategory: id,
				sortingRule: "new-arrivals",
				limit: 12,
				link: seeAll,
			},
		]),
	};
}

/** Whether a page is made of the catalogue's menu. */
export const needsMenu = (slug: string): boolean => slug === "/home" || slug.startsWith(LANDING);

/** The page of a slug, if the house has written one. */
export function pageOf(
	slug: string,
	locale: ContentLocale,
	categories: readonly MenuCategory[],
): Page | undefined {
	if (slug === "/home") return homePage(locale, categories);
	if (slug === "/404") return notFoundPage(locale);
	if (slug.startsWith(LANDING)) return categoryLandingPage(slug.slice(LANDING.length), locale, categories);
	return isEditorialSlug(slug) ? editorialPage(slug, locale) : undefined;
}
