import { findTextCode } from "@vetrina/shop-rules/locale/fallback.ts";
import type { ContentLocale, PageMaking } from "../../house/content.ts";
import {
	type Cta,
	cta,
	type Image,
	type MenuCategory,
	type NavigationItem,
	type Page,
	type RichText,
	type Section,
	toCollection,
} from "../../house/content-entry.ts";
import type { Orientation } from "../../house/media.ts";
import { richText } from "../../house/rich-text.ts";
import { house } from "../../house.ts";
import { type LanguageCode, type Text, textIn } from "../../languages.ts";

const { content, media } = house;

/** Returns the code in which a locale reads content: a regional variant of its language if it has one. */
export const findCode = ({ language, country }: ContentLocale): LanguageCode =>
	findTextCode(language, `${language}-${country.code}`);

/** Returns the text of a locale, with the country's facts filled in. */
export const textFor = (text: Text, locale: ContentLocale): string =>
	content.fill(textIn(text, findCode(locale)), locale);

export function editorialImage(name: string, orientation: Orientation, description: string): Image {
	const [width, height] = orientation === "portrait" ? [1200, 1600] : [1600, 1000];
	return {
		__typename: "Image",
		internalTitle: `${name} ${orientation}`,
		mediaId: media.contentPicture(name, orientation),
		description,
		width,
		height,
	};
}

function departmentImage({ id, name }: MenuCategory): Image | null {
	const scene = content.categoryScenes[id];
	return scene === undefined ? null : editorialImage(scene, "portrait", name);
}

export function buildNavigation(
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
			subItemsCollection: toCollection(buildNavigation(categories, category.id, depth + 1)),
		}));
}

export function buildBanner(locale: ContentLocale): { text: RichText; link: Cta }[] {
	return content.banner.map(({ text, targetUrl }) => {
		const line = textFor(text, locale);
		return { text: { json: richText([line]) }, link: cta(line, targetUrl) };
	});
}

export function editorialTitle(slug: string, code: LanguageCode): string {
	const page = content.pages[slug];
	return page ? textIn(page.title, code) : "";
}

function editorialPage(slug: string, locale: ContentLocale): Page | undefined {
	if (!Object.hasOwn(content.pages, slug)) return undefined;
	const page = content.pages[slug];
	if (!page) return undefined;
	const { title, description, body, batches } = page;
	const lines = textIn(body, findCode(locale)).map((line) => content.fill(line, locale));
	return {
		__typename: "Page",
		slug,
		title: textFor(title, locale),
		description: textFor(description, locale),
		robots: null,
		sectionsCollection: toCollection<Section>([
			{ __typename: "RichTextSection", body: { json: richText(lines) } },
			...(batches
				? [{ __typename: "PaginatedContent" as const, id: batches.id, title: textFor(title, locale) }]
				: []),
		]),
	};
}

const createMaking = (locale: ContentLocale, categories: readonly MenuCategory[]): PageMaking => ({
	locale,
	navigation: buildNavigation(categories, null, 3),
	categories,
	text: (text) => textFor(text, locale),
	image: editorialImage,
});

const LANDING = "/landing/";

function categoryLanding(id: string, making: PageMaking): Page | undefined {
	const landing = Object.hasOwn(content.landings, id) ? content.landings[id] : undefined;
	const category = making.categories.find((one) => one.id === id);
	return landing && category && landing(making, category);
}

export const needsMenu = (slug: string): boolean => slug === "/home" || slug.startsWith(LANDING);

export function buildPage(
	slug: string,
	locale: ContentLocale,
	categories: readonly MenuCategory[],
): Page | undefined {
	if (slug === "/home") return content.home(createMaking(locale, categories));
	if (slug === "/404") return content.notFound(createMaking(locale, categories));
	if (slug.startsWith(LANDING))
		return categoryLanding(slug.slice(LANDING.length), createMaking(locale, categories));
	return editorialPage(slug, locale);
}
