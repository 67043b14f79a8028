import type { CardView } from "../../shared/contracts/views.ts";
import type { ContentCard } from "../../shared/domain/content/content.ts";
import type { PageContext } from "../request/page/page-context.ts";
import { toLandscapeImage, toPortraitImage } from "./framed-images.ts";
import { toCta } from "./sections/cta.ts";

type CardContext = Pick<PageContext, "paths" | "categories" | "deadLink" | "warn" | "t">;

/** Words that stand on a picture need one: without it the card has the usual look. A single picture illustrates the title and needs no text; each of several pictures has its own. */
export const toCardView = (
	{ style, title, subtitles, text, images = [], links = [] }: ContentCard,
	orientation: "portrait" | "landscape",
	cx: CardContext,
): CardView => {
	const pictures = images.map((image) => {
		const alt = images.length > 1 ? image.alt : "";
		return orientation === "landscape" ? toLandscapeImage(image, alt) : toPortraitImage(image, alt);
	});
	const ctas = links.flatMap((link) => toCta(link, cx) ?? []);
	return {
		style: style === "above-image" && pictures.length === 0 ? "default" : style,
		title,
		subtitles,
		text: text || undefined,
		images: pictures.length > 0 ? pictures : undefined,
		links: ctas.length > 0 ? ctas : undefined,
	};
};
