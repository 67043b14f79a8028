import type { CtaView, FramedImageView } from "../../shared/contracts/views.ts";
import { toFramedImage } from "../../worker/present/framed-images.ts";
import { toCta } from "../../worker/present/sections/cta.ts";
import type { LoadSection } from "../section.ts";
import type { HeroEntry } from "./entry.ts";

export type HeroView = {
	/** The page's main heading, above the line. */
	heading?: string;
	image: FramedImageView;
	line: string;
	link?: CtaView;
	isLate?: true;
};

export const load: LoadSection<HeroEntry, HeroView> = (entry, cx, { isLargest }) => ({
	image: toFramedImage(entry, entry.alt),
	line: entry.line,
	link: entry.link && toCta(entry.link, cx),
	isLate: isLargest ? undefined : true,
});
