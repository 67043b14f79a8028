import * as z from "zod";
import { SLIDES, text } from "../../worker/platform/content/entry-fields.ts";
import { defineOuterSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

const flag = z.boolean().nullish();
const slides = z.number().min(1).max(10);
const space = z.number().min(0).max(200);
const breakpointsSchema = z.record(
	z.string().regex(/^\d{1,4}$/),
	z.object({ slidesPerView: slides.optional(), spaceBetween: space.optional() }),
);

export const type = defineOuterSectionType({
	name: "Carousel",
	fields: (ask) =>
		`title autoplay autoplayTimeout loop spaceBetween slidesPerView enableNavigation enablePagination breakpoints
		slidesCollection { items { ${ask(...SLIDES)} } }`,
	schema: (inner) =>
		z
			.object({
				title: text,
				slidesCollection: inner.many,
				autoplay: flag,
				autoplayTimeout: z.number().min(1000).nullish(),
				loop: flag,
				spaceBetween: space.nullish(),
				slidesPerView: slides.nullish(),
				enableNavigation: flag,
				enablePagination: flag,
				breakpoints: breakpointsSchema.nullish(),
			})
			.transform((entry) => ({
				title: entry.title || undefined,
				slides: entry.slidesCollection,
				/** Milliseconds between two moves. */
				autoplay: entry.autoplay ? (entry.autoplayTimeout ?? 3000) : undefined,
				isLooped: entry.loop ?? false,
				sizes: { slidesPerView: entry.slidesPerView ?? 1, spaceBetween: entry.spaceBetween ?? 10 },
				breakpoints: entry.breakpoints ?? {},
				hasNavigation: entry.enableNavigation ?? true,
				hasPagination: entry.enablePagination ?? false,
			})),
});

export type CarouselEntry = EntryIn<typeof type>;
