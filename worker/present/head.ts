import type { HeadView } from "../../shared/contracts/page.ts";
import type { ImageView } from "../../shared/contracts/views.ts";
import type { LocalisedPath, PageContext } from "../request/page/page-context.ts";

export const buildHead = (
	cx: PageContext,
	part: {
		title: string;
		description?: string;
		canonical?: string;
		alternates?: LocalisedPath;
		robots?: string;
		image?: ImageView;
		jsonLd?: object[];
		preloadImages?: HeadView["preloadImages"];
		type?: string;
	},
): HeadView => {
	const canonical = part.canonical === undefined ? undefined : cx.origin + cx.paths.page(part.canonical);
	const title = part.title === cx.shell.siteName ? part.title : `${part.title} | ${cx.shell.siteName}`;
	return {
		title,
		description: part.description,
		robots: part.robots,
		canonical,
		alternates:
			part.canonical === undefined || part.robots ? [] : cx.alternatesOf(part.alternates ?? part.canonical),
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
