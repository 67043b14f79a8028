import type { LinkView } from "../../shared/contracts/views.ts";
import type { Category } from "../../shared/domain/catalogue/catalogue.ts";
import { isInSitemap } from "../../shared/domain/catalogue/categories.ts";
import { PAGES } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import { toBreadcrumbList, toWebPage } from "../../worker/present/json-ld.ts";
import type { LoadedPage, LoadShared } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { SitemapBranch } from "./contract.ts";

/** Returns the tree of categories. The children of a category that is excluded from sitemaps take its place. */
const listBranches = (categories: readonly Category[], cx: PageContext): SitemapBranch[] =>
	categories.flatMap((category) => {
		const below = listBranches(category.children, cx);
		if (!isInSitemap(category)) return below;
		return [{ label: category.name, href: cx.paths.category(category.url), below }];
	});

/** Loads the page that lists the categories and the pages of the footer (shell-11). */
export const loadSitemapPage: LoadShared = async (cx) => ({ page: sitemapPage(cx) });

const sitemapPage = (cx: PageContext): LoadedPage => {
	const { t, paths, shell } = cx;
	const title = t("directory.sitemap");
	const description = t("directory.sitemapDescription");
	const brands: LinkView = { label: t("directory.brands"), href: paths.brands() };
	const shop = listBranches(cx.categories.roots, cx);
	const shownHrefs = new Set([...shop.map(({ href }) => href), paths.sitemap()]);
	const house = shell.footer.columns
		.flatMap(({ links }) => links)
		.concat(shell.footer.legal ?? [])
		.filter(({ href }) => !shownHrefs.has(href));
	const others = [...new Map([brands, ...house].map((link) => [link.href, link])).values()];
	return {
		kind: "sitemap",
		data: { title, shop, others: { title: t("directory.house"), links: others } },
		status: 200,
		cache: PAGES.sitemap,
		head: buildHead(cx, {
			title,
			description,
			canonical: "/sitemap",
			jsonLd: [
				toWebPage(cx, title, description),
				toBreadcrumbList(cx, [{ label: title, href: paths.sitemap() }]),
			],
		}),
	};
};
