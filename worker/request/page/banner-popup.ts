import type { BannerPopupView } from "../../../shared/contracts/views.ts";
import type { PopupContent } from "../../../shared/domain/content/content.ts";
import { toLinks } from "./links.ts";
import { localiseText } from "./localise-text.ts";

type LinkContext = Parameters<typeof toLinks>[1];

/** Returns the address of the page that shows a popup without JavaScript (content-28). */
export const writePopupAddress = ({ id }: PopupContent, { paths }: LinkContext): string =>
	paths.at("announcement", { id });

export const toPopupView = (
	{ title, text, image, links }: PopupContent,
	cx: LinkContext,
): BannerPopupView => ({
	title,
	text: localiseText(text, cx),
	image,
	links: toLinks(links, cx),
});
