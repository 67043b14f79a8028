import type { LinkView } from "../../shared/contracts/views.ts";
import type { ContentLink } from "../../shared/domain/content/content.ts";
import type { PageContext } from "../pages/page-loader.ts";

/** Editors write paths without locale; other addresses leave the shop as they are (http and https only). */
export const toLink = (link: ContentLink, cx: Pick<PageContext, "paths">): LinkView => ({
	label: link.title,
	href: /^https?:\/\//i.test(link.url) ? link.url : cx.paths.page(link.url),
});
