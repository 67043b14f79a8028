import type { PageMaking } from "@vetrina/commerce-sandbox/house/content.ts";
import {
	cta,
	type MenuCategory,
	type Page,
	type Section,
	toCollection,
} from "@vetrina/commerce-sandbox/house/content-entry.ts";
import { richText } from "@vetrina/commerce-sandbox/house/rich-text.ts";
import { type CategoryLanding, categoryLandings } from "./category-landings.ts";
import { notFoundTexts } from "./not-found-texts.ts";

export function notFoundPage({ text: textOf }: PageMaking): Page {
	const text = (key: keyof typeof notFoundTexts) => textOf(notFoundTexts[key]);
	return {
		__typename: "Page",
		slug: "/404",
		title: text("title"),
		description: text("body"),
		robots: "noindex",
		sectionsCollection: toCollection<Section>([
			{ __typename: "NumberElement", text: text("number") },
			{ __typename: "RichTextSection", body: { json: richText([text("body")]) } },
			{ __typename: "SearchForm", heading: text("searchHeading"), buttonLabel: text("searchButton") },
			{ __typename: "Placeholder", elementId: "recommendations" },
		]),
	};
}

function landingPage(landing: CategoryLanding, making: PageMaking, category: MenuCategory): Page {
	const { id } = category;
	const text = (name: Exclude<keyof CategoryLanding, "scene">) => making.text(landing[name]);
	const seeAll = cta(text("link"), category.url, id);
	return {
		__typename: "Page",
		slug: `/landing/${id}`,
		title: category.name,
		description: text("line"),
		robots: null,
		sectionsCollection: toCollection<Section>([
			{
				__typename: "Hero",
				title: text("line"),
				link: seeAll,
				portraitImage: making.image(landing.scene, "portrait", text("picture")),
				landscapeImage: making.image(landing.scene, "landscape", text("picture")),
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

export const landings = Object.fromEntries(
	Object.entries(categoryLandings).map(([id, landing]) => [
		id,
		(making: PageMaking, category: MenuCategory) => landingPage(landing, making, category),
	]),
);
