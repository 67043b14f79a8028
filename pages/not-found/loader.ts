import type { NotFoundContent } from "../../shared/domain/content/content.ts";
import { PAGES } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import type { LoadedPage } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";

export const loadNotFound = (content: NotFoundContent | null, cx: PageContext): LoadedPage => {
	const title = content?.title ?? cx.t("notFound.title");
	return {
		kind: "not-found",
		data: {
			number: content?.number ?? "404",
			title,
			body: content?.body ?? [],
			searchHeading: content?.searchHeading ?? cx.t("notFound.search"),
		},
		status: 404,
		cache: PAGES.notFound,
		head: buildHead(cx, { title, robots: "noindex, follow" }),
	};
};
