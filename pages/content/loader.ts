import type { ContentPage } from "../../shared/domain/content/content.ts";
import { listStateQuery } from "../../shared/domain/list/list-state.ts";
import { contentSkip, hasMoreContent } from "../../shared/domain/list/paginated-content.ts";
import { parseListState } from "../../shared/domain/list/read-list-state.ts";
import { PAGES, withTags } from "../../worker/cache/policies.ts";
import { toCardView } from "../../worker/present/cards.ts";
import { buildHead } from "../../worker/present/head.ts";
import { toBreadcrumbList, toWebPage } from "../../worker/present/json-ld.ts";
import type { LoadedPage, LoadShared } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { ContentData } from "./contract.ts";

type Batch = { page: number; cards?: ContentData["cards"] };

const readBatch = async ({ paginated: id, slug }: ContentPage, cx: PageContext): Promise<Batch | null> => {
	if (id === undefined) return { page: 1 };
	const { page } = parseListState(cx.search);
	const batch = await cx.content.batch(id, contentSkip(page));
	if (!batch) return page > 1 ? null : { page };
	const { cards, total } = batch;
	const isMore = hasMoreContent({ skip: contentSkip(page), batch: batch.count, total });
	return {
		page,
		cards: {
			items: cards.map((card) => toCardView(card, "portrait", cx)),
			total,
			nextHref: isMore ? cx.paths.page(writeBatchAddress(slug, page + 1)) : undefined,
		},
	};
};

const writeBatchAddress = (slug: string, page: number): string => {
	const query = listStateQuery({ page, refinements: [] });
	return query ? `${slug}?${query}` : slug;
};

export const loadContent: LoadShared = async (cx, { slug }) => {
	const content = slug ? await cx.content.page(slug) : null;
	if (!content) return null;
	const batch = await readBatch(content, cx);
	if (!batch) return { redirect: cx.paths.page(content.slug), status: 302 };
	return { page: contentPage(content, batch, cx) };
};

const contentPage = (content: ContentPage, { page, cards }: Batch, cx: PageContext): LoadedPage => ({
	kind: "content",
	data: { title: content.title, body: content.body, cards },
	status: 200,
	cache: withTags(PAGES.content, `content:${content.slug}`),
	head: buildHead(cx, {
		title: content.title,
		description: content.description,
		canonical: writeBatchAddress(content.slug, page),
		jsonLd: [
			toWebPage(cx, content.title, content.description),
			toBreadcrumbList(cx, [{ label: content.title, href: cx.paths.content(content.slug) }]),
		],
	}),
});
