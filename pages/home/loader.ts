import type { Category, FramedImage } from "../../shared/domain/catalogue/catalogue.ts";
import type { HomeContent } from "../../shared/domain/content/content.ts";
import { asIncomplete, PAGES } from "../../worker/cache/policies.ts";
import { preloadFramed, toFramedImage, toPortraitImage } from "../../worker/present/framed-images.ts";
import { buildHead } from "../../worker/present/head.ts";
import { toWebPage } from "../../worker/present/json-ld.ts";
import { isGone, productRow } from "../../worker/present/product-row.ts";
import { toArrivals, withPicture } from "../../worker/present/teasers.ts";
import { isDead, toLink } from "../../worker/request/page/links.ts";
import type { LoadedPage, LoadShared } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { HomeData } from "./contract.ts";

/**
 * Returns true if all links of the editors' content are dead. The content then belongs to another catalogue, because an import replaces the
 * catalogue but not the content.
 */
const isOfAnother = (
	{ hero, pair, newArrivals }: HomeContent,
	cx: Pick<PageContext, "categories">,
): boolean => {
	const links = [hero.link, newArrivals.link, ...pair.map(({ link }) => link)].filter((link) => !!link);
	return links.length > 0 && cx.categories.roots.length > 0 && links.every((link) => isDead(link, cx));
};

export const homeContent = async (cx: PageContext): Promise<HomeContent | null> => {
	const content = await cx.content.home();
	if (content && !isOfAnother(content, cx)) return content;
	// If the catalogue has no picture for a home page, the editors' content is shown anyway.
	return (await homeOfCatalogue(cx)) ?? content;
};

const NEWEST = 12;

const homeOfCatalogue = async (cx: PageContext): Promise<HomeContent | null> => {
	const { categories, shell, t } = cx;
	const roots = categories.roots.filter(({ showInMenu }) => showInMenu);
	const first = roots.find(({ image }) => image) ?? roots[0];
	const image = first && (first.image ?? (await loadDepartmentPicture(first, cx)));
	if (!first || !image) return null;
	const link = { title: first.name, url: first.url };
	return {
		title: shell.siteName,
		description: t("heads.homeDescription"),
		hero: { ...image, alt: "", line: t("heads.homeDescription"), link },
		pair: [],
		newArrivals: { title: t("inserts.newest"), link, categoryId: first.id, sort: "new-arrivals" },
		manifesto: "",
		categories: roots.map(({ name, url }) => ({ title: name, url })),
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

const homePage = async (content: HomeContent, cx: PageContext): Promise<LoadedPage> => {
	const image = toFramedImage(content.hero, content.hero.alt);
	const data: HomeData = {
		heading: cx.shell.siteName,
		hero: {
			image,
			line: content.hero.line,
			link: content.hero.link && toLink(content.hero.link, cx),
		},
		pair: content.pair.flatMap((part) => {
			const link = toLink(part.link, cx);
			return link
				? [{ image: toPortraitImage({ portrait: part.image }, part.alt), text: part.text, link }]
				: [];
		}),
		newArrivals: await toArrivals(content.newArrivals, cx),
		manifesto: content.manifesto,
		categories: content.categories.flatMap((link) => {
			const view = toLink(link, cx);
			return view ? [withPicture(view, cx.categories.byUrl.get(link.url)?.image)] : [];
		}),
	};
	return {
		kind: "home",
		data,
		status: 200,
		cache:
			data.newArrivals.tiles.length > 0 || isGone(content.newArrivals.categoryId, cx)
				? PAGES.home
				: asIncomplete(PAGES.home),
		head: buildHead(cx, {
			title: content.title,
			description: content.description,
			canonical: "/",
			image: image.portrait,
			preloadImages: preloadFramed(image, "100vw"),
			jsonLd: [toWebPage(cx, content.title, content.description)],
		}),
	};
};
