import type { LinkView } from "../../../shared/contracts/views.ts";
import { localPath } from "../../../shared/domain/addresses/paths.ts";
import type { ContentLink } from "../../../shared/domain/content/content.ts";
import type { PageContext } from "./page-context.ts";

type LinkContext = Pick<PageContext, "paths" | "categories" | "deadLink">;

const addressNow = (
	{ url, categoryId, isGone }: ContentLink,
	{ categories }: Pick<LinkContext, "categories">,
): string | undefined => {
	if (isGone) return undefined;
	if (categoryId === undefined || categories.byUrl.has(localPath(url))) return url;
	const category = categories.byId.get(categoryId);
	return category && url.replace(/^[^?#]*/, category.url);
};

export const isDead = (link: ContentLink, cx: Pick<LinkContext, "categories">): boolean =>
	addressNow(link, cx) === undefined;

/**
 * Returns a link's address in this locale; editors write paths without locale. Other http(s) addresses stay unchanged. Returns undefined
 * for a link whose page is gone, which is reported (content-7).
 */
export const toLink = (link: ContentLink, cx: LinkContext): LinkView | undefined => {
	if (/^https?:\/\//i.test(link.url)) return { label: link.title, href: link.url };
	const url = addressNow(link, cx);
	if (url !== undefined) return { label: link.title, href: cx.paths.page(url) };
	cx.deadLink(link);
	return undefined;
};

export const toLinks = (links: readonly ContentLink[], cx: LinkContext): LinkView[] =>
	links.flatMap((link) => toLink(link, cx) ?? []);
