import type { SectionView } from "../../shared/contracts/section-view.ts";
import type { CtaView, ImageView } from "../../shared/contracts/views.ts";
import { badgeColours } from "../../shared/domain/catalogue/badges.ts";
import type { RichTextNode, SectionEntry } from "../../shared/domain/content/content.ts";
import { toSizedImage } from "../../worker/present/framed-images.ts";
import { toCta } from "../../worker/present/sections/cta.ts";
import { localiseText } from "../../worker/request/page/localise-text.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { LoadSection } from "../section.ts";
import type { ModuleEntry } from "./entry.ts";

const SOURCE = "sections/module";

export type ModuleView = {
	variant: Variant;
	title?: string;
	description?: string;
	nodes: RichTextNode[];
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

export const load: LoadSection<ModuleEntry, ModuleView> = async (entry, cx, { loadInner, isLargest }) => {
	const { title, description, picture, isRight } = entry;
	const name = title ?? "without a title";
	const shape = Object.hasOwn(VARIANTS, entry.variant) ? VARIANTS[entry.variant] : undefined;
	if (!shape) {
		cx.warn(`The module ${name} has the variant "${entry.variant}", which is none`, SOURCE);
		return null;
	}
	const parts = await loadInner(shape.list(entry).filter((part) => part !== undefined));
	const image = shape.variant === "banner" && picture ? toSizedImage(picture) : undefined;
	const links = entry.links.flatMap((link) => toCta(link, cx) ?? []);
	const nodes = localiseText(entry.nodes, cx);
	const isEmpty = !title && !description && nodes.length === 0 && links.length === 0;
	if (isEmpty && !image && parts.length === 0) return null;
	const colours = readColours(entry, name, cx);
	return {
		variant: shape.variant,
		title,
		description,
		nodes,
		links,
		colours,
		isRight,
		picture: image,
		isFirst: (image && isLargest) || undefined,
		parts,
	};
};

const PAPER = "#faf8f4";
const INK = "#171411";

const readColours = (
	{ colours: { text, background } }: ModuleEntry,
	name: string,
	cx: PageContext,
): ModuleView["colours"] => {
	if (!text && !background) return undefined;
	const readable = badgeColours(text, background);
	if (readable.colour === text?.toLowerCase() && readable.background === background?.toLowerCase())
		return { text: readable.colour ?? INK, background: readable.background ?? PAPER };
	const pair = `${text ?? INK} on ${background ?? PAPER}`;
	cx.warn(`The module ${name} has the colours ${pair}, which cannot be read`, SOURCE);
	return undefined;
};
