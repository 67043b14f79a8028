import { loadSections } from "../../sections/load-sections.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import type { LoadResult } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";

const ID = /^[\w.-]{1,100}$/;

/** Shows the popup of a banner as a page, for shoppers without JavaScript (content-28). */
export const loadAnnouncement = async (cx: PageContext): Promise<LoadResult | null> => {
	const id = cx.search.get("id") ?? "";
	const content = ID.test(id) ? await cx.content.popup(id) : null;
	if (!content) return null;
	const { title, robots } = content;
	return {
		page: {
			kind: "content",
			data: { title, sections: await loadSections(content.sections, cx, { isPaged: false }) },
			status: 200,
			cache: PRIVATE,
			head: buildHead(cx, { title, robots }),
		},
	};
};
