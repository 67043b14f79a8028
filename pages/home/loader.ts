import type { HomeContent } from "../../shared/domain/content/content.ts";
import { asIncomplete, PAGES } from "../../worker/cache/policies.ts";
import {
	framedImage,
	framedPreload,
	headOf,
	type LoadedPage,
	type LoadShared,
	type PageContext,
	webPage,
} from "../../worker/pages/page-loader.ts";
import { toLink } from "../../worker/views/links.ts";
import { portrait, toArrivals, withPicture } from "../../worker/views/teasers.ts";
import type { HomeData } from "./contract.ts";

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
			image: portrait(part.image, part.alt),
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
