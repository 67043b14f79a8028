import type { HeroEntry } from "../../sections/hero/entry.ts";
import { findOpeningPicture, loadSections } from "../../sections/load-sections.ts";
import type { NavigationGroupEntry } from "../../sections/navigation-group/entry.ts";
import type { ProductCarouselEntry } from "../../sections/product-carousel/entry.ts";
import type { Category, FramedImage } from "../../shared/domain/catalogue/catalogue.ts";
import type { ContentPage } from "../../shared/domain/content/content.ts";
import { PAGES } from "../../worker/cache/policies.ts";
import { listLinks } from "../../worker/platform/content/link-targets.ts";
import { readContentHead } from "../../worker/present/content-head.ts";
import { preloadFramed } from "../../worker/present/framed-images.ts";
import { buildHead } from "../../worker/present/head.ts";
import { toWebPage } from "../../worker/present/json-ld.ts";
import { productRow } from "../../worker/present/product-row.ts";
import { isDead } from "../../worker/request/page/links.ts";
import type { LoadedPage, LoadShared } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { HomeData } from "./contract.ts";

/** A navigation group may list the categories of any catalogue. */
const FOLLOWS_CATALOGUE = "navigation-group";

/**
 * Returns true if all links of the editors' content are dead. The content then belongs to another catalogue, because an import replaces the
 * catalogue but not the content.
 */
const isOfAnother = ({ sections }: ContentPage, cx: Pick<PageContext, "categories">): boolean => {
	const links = listLinks(sections.filter(({ type }) => type !== FOLLOWS_CATALOGUE));
	return links.length > 0 && cx.categories.roots.length > 0 && links.every((link) => isDead(link, cx));
};

export const homeContent = async (cx: PageContext): Promise<ContentPage | null> => {
	const content = await cx.content.home();
	if (content && !isOfAnother(content, cx)) return content;
	// If the catalogue has no picture for a home page, the editors' content is shown anyway.
	return (await homeOfCatalogue(cx)) ?? content;
};

const NEWEST = 12;

const homeOfCatalogue = async (cx: PageContext): Promise<ContentPage | null> => {
	const { categories, shell, t } = cx;
	const roots = categories.roots.filter(({ showInMenu }) => showInMenu);
	const first = roots.find(({ image }) => image) ?? roots[0];
	const image = first && (first.image ?? (await loadDepartmentPicture(first, cx)));
	if (!first || !image) return null;
	const link = { title: first.name, url: first.url };
	const description = t("heads.homeDescription");
	const hero: HeroEntry = { ...image, alt: "", line: description, link };
	const newest: ProductCarouselEntry = {
		title: t("inserts.newest"),
		link,
		choice: { categoryId: first.id, sort: "new-arrivals", limit: NEWEST },
	};
	const departments: NavigationGroupEntry = { links: roots.map(({ name, url }) => ({ title: name, url })) };
	return {
		slug: "/home",
		title: shell.siteName,
		description,
		sections: [
			{ type: "hero", id: "1", entry: hero },
			{ type: "product-carousel", id: "2", entry: newest },
			{ type: "navigation-group", id: "3", entry: departments },
		],
	};
};

const loadDepartmentPicture = async ({ id }: Category, cx: PageContext): Promise<FramedImage | undefined> => {
	const tiles = await productRow({ categoryId: id, sort: "new-arrivals", limit: NEWEST }, cx);
	const image = tiles.find((tile) => tile.image && !tile.image.missing)?.image;
	return image ? { portrait: image.src, landscape: image.src } : undefined;
};

export const loadHome: LoadShared = async (cx) => {
	const content = await homeContent(cx);
	return content && { page: await homePage(content, cx) };
};

const homePage = async (content: ContentPage, cx: PageContext): Promise<LoadedPage> => {
	const { title, description, sections, headerType } = content;
	const data: HomeData = { heading: cx.shell.siteName, sections: await loadSections(sections, cx) };
	const image = findOpeningPicture(data);
	return {
		kind: "home",
		data,
		status: 200,
		headerType,
		cache: PAGES.home,
		head: buildHead(cx, {
			...readContentHead(content, [toWebPage(cx, title, description)], cx),
			title,
			description: description ?? "",
			canonical: "/",
			image: image?.portrait,
			preloadImages: image && preloadFramed(image, "100vw"),
		}),
	};
};
