import type { SectionView } from "../../shared/contracts/section-view.ts";
import type { TextPiece } from "../../shared/contracts/text-pieces.ts";
import type { CtaView, ImageView } from "../../shared/contracts/views.ts";
import { badgeColours } from "../../shared/domain/catalogue/badges.ts";
import type { SectionEntry } from "../../shared/domain/content/content.ts";
import { theme } from "../../worker/base/house.ts";
import { toSizedImage } from "../../worker/present/framed-images.ts";
import { toCta } from "../../worker/present/sections/cta.ts";
import { loadText } from "../load-text.ts";
import type { LoadSection, SectionPlace } from "../section.ts";
import type { ModuleEntry } from "./entry.ts";

export type ModuleView = {
	variant: Variant;
	title?: string;
	description?: string;
	pieces: TextPiece[];
	links: CtaView[];
	/** Absent if the module has the house's colours. */
	colours?: { text: string; background: string };
	isRight?: true;
	picture?: ImageView;
	/** Set if the module's picture opens the page. */
	isFirst?: true;
	/** A banner's film, or the sections below the words. */
	parts: SectionView[];
};

type Variant = "banner" | "slider" | "cards" | "tabs";
/** Lists which parts of an entry each variant shows. */
const VARIANTS: Record<string, { variant: Variant; list(entry: ModuleEntry): (SectionEntry | undefined)[] }> =
	{
		Module1BannerTextOnTop: { variant: "banner", list: ({ film }) => [film] },
		Module2MarqueeSlider: { variant: "slider", list: ({ marquee, carousel }) => [marquee, carousel] },
		Module3DoubleCard: { variant: "cards", list: ({ cards }) => cards.slice(0, 2) },
		Module4CarouselWithTabs: { variant: "tabs", list: ({ tabs }) => [tabs] },
	};

export const load: LoadSection<ModuleEntry, ModuleView> = async (
	entry,
	cx,
	{ loadInner, isLargest, warn },
) => {
	const { title, description, picture, isRight } = entry;
	const shape = Object.hasOwn(VARIANTS, entry.variant) ? VARIANTS[entry.variant] : undefined;
	if (!shape) {
		warn(`has the variant "${entry.variant}", which is none`);
		return null;
	}
	const parts = await loadInner(shape.list(entry).filter((part) => part !== undefined));
	const image = shape.variant === "banner" && picture ? toSizedImage(picture) : undefined;
	const links = entry.links.flatMap((link) => toCta(link, cx) ?? []);
	const pieces = await loadText(entry.text, cx, loadInner);
	const isEmpty = !title && !description && pieces.length === 0 && links.length === 0;
	if (isEmpty && !image && parts.length === 0) return null;
	const colours = readColours(entry, warn);
	return {
		variant: shape.variant,
		title,
		description,
		pieces,
		links,
		colours,
		isRight,
		picture: image,
		isFirst: (image && isLargest) || undefined,
		parts,
	};
};

const { paper: PAPER, ink: INK } = theme.colors;

const readColours = (
	{ colours: { text, background } }: ModuleEntry,
	warn: SectionPlace["warn"],
): ModuleView["colours"] => {
	if (!text && !background) return undefined;
	const readable = badgeColours(text, background, theme.colors);
	if (readable.colour === text?.toLowerCase() && readable.background === background?.toLowerCase())
		return { text: readable.colour ?? INK, background: readable.background ?? PAPER };
	const pair = `${text ?? INK} on ${background ?? PAPER}`;
	warn(`has the colours ${pair}, which cannot be read`);
	return undefined;
};
