import type { CardView } from "../../../shared/contracts/views.ts";
import type { ContentCard } from "../../../shared/domain/content/content.ts";
import { landscapeImage, type PageContext } from "../../pages/page-loader.ts";
import { toLink } from "../links.ts";

const PORTRAIT = { width: 1200, height: 1600 };

/** An editors' card in one cropping of its picture. */
export const toCardView = (
	{ style, title, subtitle, text, image, link }: ContentCard,
	orientation: "portrait" | "landscape",
	cx: Pick<PageContext, "paths" | "categories" | "deadLink">,
): CardView => ({
	style,
	title,
	subtitle: subtitle || undefined,
	text: text || undefined,
	// The text next to it says the same: a screen reader reads it once.
	image: image
		? orientation === "landscape"
			? landscapeImage(image, "")
			: { src: image.portrait, alt: "", ...PORTRAIT }
		: undefined,
	link: link ? toLink(link, cx) : undefined,
});
