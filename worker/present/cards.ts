import type { CardView } from "../../shared/contracts/views.ts";
import type { ContentCard } from "../../shared/domain/content/content.ts";
import { toLink } from "../request/page/links.ts";
import type { PageContext } from "../request/page/page-context.ts";
import { toLandscapeImage, toPortraitImage } from "./framed-images.ts";

export const toCardView = (
	{ style, title, subtitle, text, image, link }: ContentCard,
	orientation: "portrait" | "landscape",
	cx: Pick<PageContext, "paths" | "categories" | "deadLink">,
): CardView => ({
	style,
	title,
	subtitle: subtitle || undefined,
	text: text || undefined,
	image: image
		? orientation === "landscape"
			? toLandscapeImage(image, "")
			: toPortraitImage(image, "")
		: undefined,
	link: link ? toLink(link, cx) : undefined,
});
