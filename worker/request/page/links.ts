import type { LinkView } from "../../../shared/contracts/views.ts";
import { localPath } from "../../../shared/domain/addresses/paths.ts";
import type { ContentLink } from "../../../shared/domain/content/content.ts";
import type { PageContext } from "./page-context.ts";

type LinkContext = Pick<PageContext, "paths" | "categories" | "deadLink">;

/** A category may have got another address since the link was loaded, or may be gone. */
const addressNow = (
	{ url, categoryId, isGone }: ContentLink,
	{ categories }: Pick<LinkContext, "categories">,
): string | undefined => {
	if (isGone) return undefined;
	if (categoryId === undefined || categories.byUrl.has(localPath(url))) return url;
	const category = categories.byId.get(categoryId);
	return category && url.replace(/^[^?#]*/, category.url);
};

/** Whether the page of a link is gone, as far as that is known. */
export const isDead = (link: ContentLink, cx: Pick<LinkContext, "categories">): boolean =>
	addressNow(link, cx) === undefined;

/**
 * Editors write paths without locale; other addresses leave the shop as they are (http and https only). Undefined for a link
 * whose page is gone: it is not shown, and reported (content-7).
 */
export const toLink = (link: ContentLink, cx: LinkContext): LinkView | undefined => {
	if (/^https?:\/\//i.test(link.url)) return { label: link.title, href: link.url };
	const url = addressNow(link, cx);
	if (url !== undefined) return { label: link.title, href: cx.paths.page(url) };
	cx.deadLink(link);
	return undefined;
};

/** The links that lead to a page. */
export const toLinks = (links: readonly ContentLink[], cx: LinkContext): LinkView[] =>
	links.flatMap((link) => toLink(link, cx) ?? []);
