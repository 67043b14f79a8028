import { readRatio } from "../../shared/domain/media/read-ratio.ts";
import { BREAKPOINTS } from "../../shared/domain/shell/breakpoints.ts";
import type { LoadSection, SectionPlace } from "../section.ts";
import type { ImageEntry } from "./entry.ts";

const SCREENS = ["extraLarge", "large", "medium", "small"] as const;

type ScreenWidth = (typeof BREAKPOINTS)[(typeof SCREENS)[number]];
export type ImageSource = { from: ScreenWidth; src: string; ratio: number };

/**
 * `sources`: the pictures of wider screens, the widest first, each with its width by height. `from`: the width in px from which a screen has
 * it. `isFirst`: the picture opens the page. `isInner`: it is inside another section.
 */
export type ImageSectionView = {
	src: string;
	alt: string;
	width: number;
	height: number;
	sources: ImageSource[];
	isFirst?: true;
	isInner?: true;
};

const MAX_SIDE = 4000;
const USUAL = { width: 1600, height: 1000 };
const USUAL_RATIO = USUAL.width / USUAL.height;

/** Scales a size down to the greatest side, so that its ratio stays. */
const clamp = ({ width, height }: { width: number; height: number }) => {
	const scale = Math.min(1, MAX_SIDE / width, MAX_SIDE / height);
	return {
		width: Math.max(1, Math.round(width * scale)),
		height: Math.max(1, Math.round(height * scale)),
	};
};

const findRatio = (text: string | undefined, warn: SectionPlace["warn"]): number => {
	const ratio = text === undefined ? USUAL_RATIO : readRatio(text);
	if (ratio === undefined) warn(`has a picture of no ratio: ${text}`);
	return Math.round((ratio ?? USUAL_RATIO) * 1000) / 1000;
};

/** A picture is the same for all screens that have none of their own (content-32). */
export const load: LoadSection<ImageEntry, ImageSectionView> = (entry, _, { isLargest, isInner, warn }) => {
	const { alt, size = USUAL, isLossless } = entry;
	const write = (src: string) => (isLossless ? `${src}?q=100` : src);
	const sources = SCREENS.flatMap((screen) => {
		const source = entry.sources[screen];
		if (!source) return [];
		const ratio = findRatio(source.ratio, warn);
		return [{ from: BREAKPOINTS[screen], src: write(source.src), ratio }];
	});
	return {
		src: write(entry.src),
		alt,
		...clamp(size),
		sources,
		isFirst: isLargest || undefined,
		isInner: isInner || undefined,
	};
};
