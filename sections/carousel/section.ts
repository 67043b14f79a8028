import type { SectionView } from "../../shared/contracts/section-view.ts";
import { writeSlideSizes } from "../../shared/domain/content/slide-sizes.ts";
import type { LoadSection } from "../section.ts";
import type { CarouselEntry } from "./entry.ts";

export type CarouselView = {
	title?: string;
	/** Read to those who have the page read to them. */
	label: string;
	slides: SectionView[];
	/** CSS lengths of a slide and of the space between two. */
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
