import type { ContentPage, FooterContent, HeaderContent } from "../../../shared/domain/content/content.ts";
import type { FooterEntry, HeaderEntry, PageEntry } from "./content-schemas.ts";
import { toLink } from "./map-links.ts";
import { writePlainText } from "./rich-text.ts";
import { readSection } from "./section-types.ts";

export const toHeader = (header: HeaderEntry | undefined): HeaderContent => ({
	navigation: (header?.navigationCollection ?? []).map((first) => ({
		...toLink(first),
		items: first.subItemsCollection.map((second) => ({
			...toLink(second),
			items: second.subItemsCollection.map((third) => ({ ...toLink(third), items: [] })),
		})),
	})),
	announcements: (header?.rotatingBannerCollection ?? [])
		.map(({ text }) => writePlainText(text.json))
		.filter((text) => text !== ""),
});

export const toFooter = (footer: FooterEntry | undefined): FooterContent => ({
	columns: (footer?.columnsCollection ?? []).map(({ title, linksCollection }) => ({
		title,
		links: linksCollection.map(toLink),
	})),
	copyright: footer?.copyright ?? "",
});

export const toPage = ({ slug, title, description, robots, sectionsCollection }: PageEntry): ContentPage => ({
	slug,
	title,
	description: description || undefined,
	robots: robots || undefined,
	sections: sectionsCollection.map(readSection),
});
