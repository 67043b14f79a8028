import { BREAKPOINTS } from "../../shared/domain/shell/breakpoints.ts";
import type { LoadSection } from "../section.ts";
import type { ImageEntry } from "./entry.ts";

const SCREENS = ["extraLarge", "large", "medium", "small"] as const;

type ScreenWidth = (typeof BREAKPOINTS)[(typeof SCREENS)[number]];

/**
 * `sources`: the pictures of wider screens, the widest first. `from`: the width in px from which a screen has a picture of its own.
 * `isFirst`: the picture opens the page. `isInner`: it is inside another section.
 */
export type ImageSectionView = {
	src: string;
	alt: string;
	width: number;
	height: number;
	sources: { from: ScreenWidth; src: string }[];
	from?: ScreenWidth;
	isFirst?: true;
	isInner?: true;
};

const MAX_SIDE = 4000;
const USUAL = { width: 1600, height: 1000 };

/** Scales a size down to the greatest side, so that its ratio stays. */
const clamp = ({ width, height }: { width: number; height: number }) => {
	const scale = Math.min(1, MAX_SIDE / width, MAX_SIDE / height);
	return {
		width: Math.max(1, Math.round(width * scale)),
		height: Math.max(1, Math.round(height * scale)),
	};
};

/** A picture is the same for all screens that have none of their own (content-32). */
export const load: LoadSection<ImageEntry, ImageSectionView> = (entry, _, { isLargest, isInner }) => {
	const { alt, size = USUAL, isLossless } = entry;
	const write = (src: string) => (isLossless ? `${src}?q=100` : src);
	const sources = SCREENS.flatMap((screen) => {
		const src = entry.sources[screen];
		return src === undefined ? [] : [{ from: BREAKPOINTS[screen], src: write(src) }];
	});
	return {
		src: write(entry.src),
		alt,
		...clamp(size),
		sources,
		from: sources.at(-1)?.from,
		isFirst: isLargest || undefined,
		isInner: isInner || undefined,
	};
};
