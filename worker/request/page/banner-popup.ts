import type { BannerPopupView } from "../../../shared/contracts/views.ts";
import type { PopupContent } from "../../../shared/domain/content/content.ts";
import { toLinks } from "./links.ts";
import { localiseText } from "./localise-text.ts";

export const toPopupView = (
	{ text, links, ...popup }: PopupContent,
	cx: Parameters<typeof toLinks>[1],
): BannerPopupView => ({ ...popup, text: localiseText(text, cx), links: toLinks(links, cx) });
