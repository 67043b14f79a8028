import * as z from "zod";
import {
	BUTTON,
	buildMediaSchema,
	ctaCollection,
	SIZED_IMAGE,
	SLIDES,
	TAB_CONTENTS,
	text,
} from "../../worker/platform/content/entry-fields.ts";
import { toCta } from "../../worker/platform/content/map-links.ts";
import { defineOuterSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";
import { askText, buildTextFields, toContentText } from "../../worker/platform/content/text/named-entries.ts";

/** A slider shows a part of the next slide at the edge. */
const SLIDER = {
	slidesPerView: 1.2,
	spaceBetween: 1,
	breakpoints: { "768": { slidesPerView: 2.2 }, "1200": { slidesPerView: 3.2 } },
};

type Raw = { id?: unknown; slidesCollection?: unknown; tabsCollection?: unknown };

export const type = defineOuterSectionType({
	name: "Module",
	fields: (ask) =>
		`id variant title description textColor backgroundColor align ${askText("body", "NamedInside")} linksCollection { items { ${BUTTON} } }
		media { ${ask("Video")} ... on Image { ${SIZED_IMAGE} } } marquee { ${ask("Marquee")} }
		cardsCollection { items { ${ask("Card")} } } slidesCollection { items { ${ask(...SLIDES)} } }
		tabsCollection { items { title contentCollection { items { ${ask(...TAB_CONTENTS)} } } } }`,
	schema: (inner) => {
		const mediaSchema = buildMediaSchema(inner.one);
		const entrySchema = z.object({
			variant: text,
			title: text,
			description: text,
			textColor: text,
			backgroundColor: text,
			align: text,
			...buildTextFields(inner),
			linksCollection: ctaCollection,
			media: mediaSchema,
			marquee: inner.one,
			cardsCollection: inner.many,
			carousel: inner.one,
			tabs: inner.one,
		});
		return (
			z
				.looseObject({})
				// Slides and tabs are read as a carousel or tabs of the module's own.
				.transform(
					({ slidesCollection, tabsCollection, ...raw }: Raw): Record<string, unknown> => ({
						...raw,
						carousel: slidesCollection
							? { __typename: "Carousel", id: raw.id, slidesCollection, ...SLIDER }
							: null,
						tabs: tabsCollection ? { __typename: "Tabs", id: raw.id, tabsCollection } : null,
					}),
				)
				.pipe(z.record(z.string(), z.unknown()).pipe(entrySchema))
				.transform(
					({ linksCollection, cardsCollection, body, bodyEntriesCollection, media, align, ...entry }) => ({
						variant: entry.variant ?? "",
						title: entry.title || undefined,
						description: entry.description || undefined,
						text: toContentText(body, bodyEntriesCollection),
						links: linksCollection.map(toCta),
						colours: { text: entry.textColor || undefined, background: entry.backgroundColor || undefined },
						isRight: align === "Right" || undefined,
						picture: media.picture,
						film: media.film,
						cards: cardsCollection,
						marquee: entry.marquee,
						carousel: entry.carousel,
						tabs: entry.tabs,
					}),
				)
		);
	},
});

export type ModuleEntry = EntryIn<typeof type>;
