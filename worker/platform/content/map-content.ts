import type { ContentPage, FooterContent } from "../../../shared/domain/content/content.ts";
import type { FooterEntry, PageEntry } from "./content-schemas.ts";
import { toLink } from "./map-links.ts";
import { readSection } from "./section-types.ts";

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
