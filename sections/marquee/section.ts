import type { ImageView, LinkView } from "../../shared/contracts/views.ts";
import { toLink } from "../../worker/request/page/links.ts";
import type { LoadSection } from "../section.ts";
import type { MarqueeEntry } from "./entry.ts";

export type MarqueePart =
	| { kind: "text"; text: string }
	| { kind: "link"; link: LinkView }
	| { kind: "picture"; image: ImageView & { width: number; height: number } };

export type MarqueeView = {
	parts: MarqueePart[];
	/** How often one half of the line repeats the parts. */
	copies: number;
	/** Pixels per second. */
	speed: number;
	/** Estimated seconds of one round; the browser corrects them by the line's real length. */
	seconds: number;
	isReversed: boolean;
	/** Pixels between two parts. */
	spacing: number;
};

const LETTER = 15;
const WIDE_LETTER = 28;
/** East Asian letters are about twice as wide as others. */
const WIDE = /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uffef]/g;
const PICTURE_HEIGHT = 40;
const SQUARE = { width: 400, height: 400 };
/** The width in pixels that one half of the line must fill. */
const FILLED = 2600;
const MOST_COPIES = 20;

const estimateText = (text: string): number => {
	const wide = text.match(WIDE)?.length ?? 0;
	return wide * WIDE_LETTER + (text.length - wide) * LETTER;
};

const estimateWidth = (part: MarqueePart): number => {
	if (part.kind === "picture") return (PICTURE_HEIGHT * part.image.width) / part.image.height;
	return estimateText(part.kind === "text" ? part.text : part.link.label);
};

export const load: LoadSection<MarqueeEntry, MarqueeView> = (entry, cx) => {
	const { speed, isReversed, isFilled, spacing } = entry;
	const parts = entry.parts.flatMap((part): MarqueePart[] => {
		if (part.kind === "text") return part.text === "" ? [] : [part];
		if (part.kind === "picture")
			return [{ kind: "picture", image: { src: part.src, alt: part.alt, ...(part.shape ?? SQUARE) } }];
		const link = toLink(part.link, cx);
		return link ? [{ kind: "link", link }] : [];
	});
	if (parts.length === 0) return null;
	const width = parts.reduce((sum, part) => sum + estimateWidth(part) + spacing, 0);
	const copies = isFilled ? Math.min(MOST_COPIES, Math.max(1, Math.ceil(FILLED / width))) : 1;
	return { parts, copies, speed, seconds: Math.ceil((copies * width) / speed), isReversed, spacing };
};
