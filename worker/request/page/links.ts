import { ROUTES } from "../../../pages/routes.ts";
import type { LinkView } from "../../../shared/contracts/views.ts";
import { localPath } from "../../../shared/domain/addresses/paths.ts";
import type { ContentLink } from "../../../shared/domain/content/content.ts";
import type { PageContext } from "./page-context.ts";

type LinkContext = Pick<PageContext, "paths" | "categories" | "deadLink">;

const addressNow = (
	{ url, categoryId, targetCategory, action, isGone }: ContentLink,
	{ categories }: Pick<LinkContext, "categories">,
): string | undefined => {
	if (action) return action.kind === "sign-in" ? ROUTES.account.path : undefined;
	const target = targetCategory === undefined ? undefined : categories.byId.get(targetCategory);
	if (target) return replacePath(url, target.url);
	if (isGone || /^(?:[?#]|$)/.test(url)) return undefined;
	if (categoryId === undefined || categories.byUrl.has(localPath(url))) return url;
	const category = categories.byId.get(categoryId);
	return category && replacePath(url, category.url);
};

const replacePath = (url: string, path: string): string => path + url.replace(/^[^?#]*/, "");

export const isDead = (link: ContentLink, cx: Pick<LinkContext, "categories">): boolean =>
	addressNow(link, cx) === undefined;

/**
 * Returns a link's address in this locale; editors write paths without a locale. Other http(s) addresses stay unchanged. Returns undefined
 * for a link that applies a coupon, and for a link to a missing page, which is reported (content-7).
 */
export const toLink = (link: ContentLink, cx: LinkContext): LinkView | undefined => {
	const url = addressNow(link, cx);
	if (url !== undefined)
		return { label: link.title, href: /^https?:\/\//i.test(url) ? url : cx.paths.page(url) };
	cx.deadLink(link);
	return undefined;
};

export const toLinks = (links: readonly ContentLink[], cx: LinkContext): LinkView[] =>
	links.flatMap((link) => toLink(link, cx) ?? []);
