import type { PageMaking } from "@vetrina/commerce-sandbox/house/content.ts";
import {
	type Card,
	cta,
	type Image,
	type MenuCategory,
	type Page,
	type Section,
	toCollection,
} from "@vetrina/commerce-sandbox/house/content-entry.ts";
import type { Orientation } from "@vetrina/commerce-sandbox/house/media.ts";
import type { SiteId } from "../settings/countries.ts";
import { homeScenes, sceneTexts } from "./home-scenes.ts";
import { homeTexts } from "./home-texts.ts";

/** Finds a category by id. The shop may have imported a catalogue without it; clients leave out links to missing pages (content-7). */
function categoryFor(categories: readonly MenuCategory[], id: string): { id: string; url: string } {
	return categories.find((category) => category.id === id) ?? { id, url: `/${id}` };
}

export function homePage({ locale, categories, navigation, text: textOf, image: imageOf }: PageMaking): Page {
	const text = (key: keyof typeof homeTexts) => textOf(homeTexts[key]);
	const scenes = homeScenes[locale.site.id as SiteId];
	const window = (place: keyof typeof scenes, orientation: Orientation): Image =>
		imageOf(scenes[place], orientation, textOf(sceneTexts[scenes[place]]));
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
		sectionsCollection: toCollection<Section>([
			{
				__typename: "Hero",
				title: text("heroLine"),
				link: cta(text("heroLink"), newIn.url, newIn.id),
				portraitImage: window("hero", "portrait"),
				landscapeImage: window("hero", "landscape"),
			},
			{
				__typename: "CardGroup",
				cardsCollection: toCollection([
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
				itemsCollection: toCollection(navigation),
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
