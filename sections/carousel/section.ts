import type { SectionView } from "../../shared/contracts/section-view.ts";
import { writeSlideSizes } from "../../shared/domain/content/slide-sizes.ts";
import type { LoadSection } from "../section.ts";
import type { CarouselEntry } from "./entry.ts";

export type CarouselView = {
	title?: string;
	/** The name of the row for screen readers. */
	label: string;
	slides: SectionView[];
	/** The CSS lengths of a slide and of the space between slides. */
	sizes: { slide: string; space: string };
	/** Milliseconds between two moves. */
	autoplay?: number;
	isLooped: boolean;
	hasNavigation: boolean;
	hasPagination: boolean;
};

export const load: LoadSection<CarouselEntry, CarouselView> = async (entry, cx, { loadInner }) => {
	const { title, autoplay, isLooped, hasNavigation, hasPagination } = entry;
	const slides = await loadInner(entry.slides);
	if (slides.length === 0) return null;
	return {
		title,
		label: title ?? cx.t("carousel.label"),
		slides,
		sizes: writeSlideSizes(entry.sizes, entry.breakpoints),
		autoplay,
		isLooped,
		hasNavigation,
		hasPagination,
	};
};
