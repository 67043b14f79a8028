import { byLightness, contrast, mix } from "@vetrina/shop-rules/theme/colors.ts";
import type { SectionView } from "../../shared/contracts/section-view.ts";
import type { CtaView, FramedImageView } from "../../shared/contracts/views.ts";
import { hexColour } from "../../shared/domain/catalogue/hex-colour.ts";
import { theme } from "../../worker/base/house.ts";
import { toFramedImage } from "../../worker/present/framed-images.ts";
import { toCta } from "../../worker/present/sections/cta.ts";
import type { LoadSection, SectionPlace } from "../section.ts";
import type { HeroEntry } from "./entry.ts";

export type HeroView = {
	/** The page's main heading, above the line. */
	heading?: string;
	image: FramedImageView;
	line: string;
	link?: CtaView;
	isLate?: true;
	/** At most one film, in the place of the picture. */
	film?: SectionView[];
	/** The colour of line and link. A dark one needs a light shade behind it. */
	colour?: { text: string; isDark: boolean };
};

export const load: LoadSection<HeroEntry, HeroView> = async (entry, cx, { isLargest, loadInner, warn }) => ({
	image: toFramedImage(entry, entry.alt),
	line: entry.line,
	link: entry.link && toCta(entry.link, cx),
	isLate: isLargest ? undefined : true,
	film: entry.film && (await loadInner([entry.film])).map(putBehind),
	colour: entry.textColour === undefined ? undefined : readColour(entry.textColour, warn),
});

/** The hero's picture shows until the film plays, so the film needs no picture of its own. */
const putBehind = (section: SectionView): SectionView => {
	const view = section.view as { film: object };
	return { ...section, view: { ...view, film: { ...view.film, poster: undefined }, isBehind: true } };
};

const [dark] = byLightness(theme.colors.ink, theme.colors.paper);

/** Grounds of line and link where a shade lies on the lightest and on the darkest picture. */
const SHADES = [
	{ isDark: false, line: mix(dark, 0.62, "#ffffff"), link: mix(dark, 0.8, "#ffffff") },
	{ isDark: true, line: mix("#ffffff", 0.62, "#000000"), link: mix("#ffffff", 0.8, "#000000") },
] as const;

/** A colour that cannot be read on any picture is reported and not used (content-40). */
const readColour = (text: string, warn: SectionPlace["warn"]): HeroView["colour"] => {
	const hex = hexColour(text);
	const shade = SHADES.find(
		(grounds) => hex && contrast(hex, grounds.line) >= 3 && contrast(hex, grounds.link) >= 4.5,
	);
	if (hex && shade) return { text: hex, isDark: shade.isDark };
	warn(`has the colour ${text}, which cannot be read on pictures`);
	return undefined;
};
