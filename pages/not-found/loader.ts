import { loadSections } from "../../sections/load-sections.ts";
import type { ContentPage, SectionEntry } from "../../shared/domain/content/content.ts";
import { PAGES } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import type { LoadedPage } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";

/** These sections stand for what editors have not written (content-5). */
const NUMBER: SectionEntry = { type: "number-element", id: "number", entry: { text: "404" } };
const WAYS_ON: SectionEntry[] = [
	{ type: "search-form", id: "search", entry: {} },
	{ type: "placeholder", id: "rows", entry: { elementId: "recommendations" } },
];

const complete = (written: readonly SectionEntry[]): SectionEntry[] => {
	const lacks = (section: SectionEntry) => !written.some(({ type }) => type === section.type);
	return [...[NUMBER].filter(lacks), ...written, ...WAYS_ON.filter(lacks)];
};

export const loadNotFound = async (content: ContentPage | null, cx: PageContext): Promise<LoadedPage> => {
	const title = content?.title || cx.t("notFound.title");
	return {
		kind: "not-found",
		data: { title, sections: await loadSections(complete(content?.sections ?? []), cx) },
		status: 404,
		headerType: content?.headerType,
		cache: PAGES.notFound,
		head: buildHead(cx, { title, robots: "noindex, follow" }),
	};
};
