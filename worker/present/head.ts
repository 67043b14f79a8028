import type { HeadView } from "../../shared/contracts/page.ts";
import type { ImageView } from "../../shared/contracts/views.ts";
import type { LocalisedPath, PageContext } from "../request/page/page-context.ts";

export const buildHead = (
	cx: PageContext,
	part: {
		title: string;
		description?: string;
		keywords?: string;
		canonical?: string;
		/** The absolute address of the page that search engines list instead; a page with this has no alternates. */
		listedAs?: string;
		alternates?: LocalisedPath;
		robots?: string;
		image?: ImageView;
		jsonLd?: object[];
		preloadImages?: HeadView["preloadImages"];
		type?: string;
	},
): HeadView => {
	const own = part.canonical === undefined ? undefined : cx.origin + cx.paths.page(part.canonical);
	const canonical = part.listedAs ?? own;
	const isListed = part.canonical !== undefined && canonical === own && !part.robots?.includes("noindex");
	const title = part.title === cx.shell.siteName ? part.title : `${part.title} | ${cx.shell.siteName}`;
	return {
		title,
		description: part.description,
		keywords: part.keywords,
		robots: part.robots,
		canonical,
		alternates: isListed ? cx.alternatesOf(part.alternates ?? part.canonical ?? "") : [],
		openGraph: {
			"og:title": title,
			"og:type": part.type ?? "website",
			"og:site_name": cx.shell.siteName,
			"og:locale": `${cx.locale.language}_${cx.locale.country}`,
			...(canonical ? { "og:url": canonical } : {}),
			...(part.description ? { "og:description": part.description } : {}),
			...(part.image ? { "og:image": new URL(part.image.src, cx.origin).href } : {}),
		},
		jsonLd: part.jsonLd ?? [],
		preloadImages: part.preloadImages,
	};
};
