import type { ContentPage, NotFoundContent } from "../../shared/domain/content.ts";
import {
	breadcrumbList,
	headOf,
	type LoadedPage,
	type PageContext,
	sharedFor,
	webPage,
} from "./page-loader.ts";

/** Content pages and the not-found page are kept for a week (S3 §9). */
const WEEK = 604_800;

export const loadContent = (content: ContentPage, cx: PageContext): LoadedPage => ({
	kind: "content",
	data: { title: content.title, body: content.body },
	status: 200,
	cache: sharedFor(WEEK, `content:${content.slug}`),
	head: headOf(cx, {
		title: content.title,
		description: content.description,
		canonical: content.slug,
		jsonLd: [
			webPage(cx, content.title, content.description),
			breadcrumbList(cx, [{ label: content.title, href: cx.paths.content(content.slug) }]),
		],
	}),
});

/** S3 §2.7: 404, kept for a week; `content` is the editors' page of slug /404, or null where the service has none. */
export const loadNotFound = (content: NotFoundContent | null, cx: PageContext): LoadedPage => {
	const title = content?.title ?? cx.t("notFound.title");
	return {
		kind: "not-found",
		data: {
			number: content?.number ?? "404",
			title,
			body: content?.body ?? [],
			searchHeading: content?.searchHeading ?? cx.t("notFound.search"),
			suggestions: [],
		},
		status: 404,
		cache: sharedFor(WEEK, "content:/404"),
		head: headOf(cx, { title, robots: "noindex, follow" }),
	};
};
