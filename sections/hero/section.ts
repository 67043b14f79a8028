import type { FramedImageView, LinkView } from "../../shared/contracts/views.ts";
import { toFramedImage } from "../../worker/present/framed-images.ts";
import { toLink } from "../../worker/request/page/links.ts";
import type { LoadSection } from "../section.ts";
import type { HeroEntry } from "./entry.ts";

export type HeroView = {
	/** The page's main heading, above the line. */
	heading?: string;
	image: FramedImageView;
	line: string;
	link?: LinkView;
	isLate?: true;
};

export const load: LoadSection<HeroEntry, HeroView> = (entry, cx, { isLargest }) => ({
	image: toFramedImage(entry, entry.alt),
	line: entry.line,
	link: entry.link && toLink(entry.link, cx),
	isLate: isLargest ? undefined : true,
});
