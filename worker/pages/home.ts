import type { HomeData } from "../../shared/contracts/page.ts";
import type { ImageView, LinkView } from "../../shared/contracts/views.ts";
import type { FramedImage } from "../../shared/domain/catalogue/catalogue.ts";
import type { ContentLink, HomeContent } from "../../shared/domain/content/content.ts";
import { asIncomplete, PAGES } from "../cache/policies.ts";
import {
	framedImage,
	framedPreload,
	headOf,
	type LoadedPage,
	type LoadShared,
	type PageContext,
	webPage,
} from "./page-loader.ts";
import { pieces } from "./pieces.ts";

const NEW_ARRIVALS = 12;
const PORTRAIT = { width: 1200, height: 1600 };

/** Editors write paths without locale; other addresses leave the shop as they are (http and https only). */
export const toLink = (link: ContentLink, cx: Pick<PageContext, "paths">): LinkView => ({
	label: link.title,
	href: /^https?:\/\//i.test(link.url) ? link.url : cx.paths.page(link.url),
});

const picture = (src: string, alt: string, size: { width: number; height: number }): ImageView => ({
	src,
	alt,
	...size,
});

/** With the picture of a category, which its name says already. */
export const withPicture = (
	link: LinkView,
	image: FramedImage | undefined,
): HomeData["categories"][number] => ({
	...link,
	...(image ? { image: picture(image.portrait, "", PORTRAIT) } : {}),
});

export const toArrivals = async (
	content: HomeContent["newArrivals"],
	cx: PageContext,
): Promise<HomeData["newArrivals"]> => ({
	title: content.title,
	link: toLink(content.link, cx),
	tiles: await pieces({ ...content, limit: NEW_ARRIVALS }, cx),
});

/**
 * The first page while the editors' words cannot be had: the house's departments, with the picture of the first. Null where the
 * catalogue has none of it.
 */
const homeOfCatalogue = ({ categories, shell, t }: PageContext): HomeContent | null => {
	const roots = categories.roots.filter(({ showInMenu }) => showInMenu);
	const first = roots.find(({ image }) => image);
	if (!first?.image) return null;
	const link = { title: first.name, url: first.url };
	return {
		title: shell.siteName,
		description: t("heads.homeDescription"),
		hero: { ...first.image, alt: "", line: t("heads.homeDescription"), link },
		pair: [],
		newArrivals: { title: t("inserts.newest"), link, categoryId: first.id, sort: "new-arrivals" },
		manifesto: "",
		categories: roots.map(({ name, url }) => ({ title: name, url })),
	};
};

export const loadHome: LoadShared = async (cx) => {
	const content = (await cx.content.home()) ?? homeOfCatalogue(cx);
	return content && { page: await homePage(content, cx) };
};

const homePage = async (content: HomeContent, cx: PageContext): Promise<LoadedPage> => {
	const image = framedImage(content.hero, content.hero.alt);
	const data: HomeData = {
		hero: {
			image,
			line: content.hero.line,
			link: toLink(content.hero.link, cx),
		},
		pair: content.pair.map((part) => ({
			image: picture(part.image, part.alt, PORTRAIT),
			text: part.text,
			link: toLink(part.link, cx),
		})),
		newArrivals: await toArrivals(content.newArrivals, cx),
		manifesto: content.manifesto,
		categories: content.categories.map((link) => {
			return withPicture(toLink(link, cx), cx.categories.byUrl.get(link.url)?.image);
		}),
	};
	return {
		kind: "home",
		data,
		status: 200,
		// Without its carousel the page is kept only briefly.
		cache: data.newArrivals.tiles.length > 0 ? PAGES.home : asIncomplete(PAGES.home),
		head: headOf(cx, {
			title: content.title,
			description: content.description,
			canonical: "/",
			image: image.portrait,
			preloadImages: framedPreload(image, "100vw"),
			jsonLd: [webPage(cx, content.title, content.description)],
		}),
	};
};
