import { pageTag } from "@vetrina/shop-rules/locale/fallback.ts";
import type { LinkView } from "../../shared/contracts/views.ts";
import { imageUrl } from "../../shared/domain/media/images.ts";
import type { PageContext } from "../request/page/page-context.ts";

export const toBreadcrumbList = (cx: PageContext, breadcrumbs: LinkView[]): object => ({
	"@context": "https://schema.org",
	"@type": "BreadcrumbList",
	itemListElement: breadcrumbs.map(({ label, href }, index) => ({
		"@type": "ListItem",
		position: index + 1,
		name: label,
		item: cx.origin + href,
	})),
});

export const toWebPage = (cx: PageContext, name: string, description?: string): object => ({
	"@context": "https://schema.org",
	"@type": "WebPage",
	name,
	description: description || undefined,
	inLanguage: pageTag(cx.locale),
});

type Article = {
	title: string;
	description?: string;
	date?: string;
	author?: string;
	image?: { src: string };
};

export const toArticle = (cx: PageContext, { title, description, date, author, image }: Article): object => ({
	"@context": "https://schema.org",
	"@type": "Article",
	headline: title,
	description: description || undefined,
	datePublished: date,
	author: author ? { "@type": "Person", name: author } : undefined,
	image: image && new URL(imageUrl(image.src, PICTURE_WIDTH), cx.origin).href,
	inLanguage: pageTag(cx.locale),
});

const PICTURE_WIDTH = 1200;
