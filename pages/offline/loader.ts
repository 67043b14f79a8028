import { PAGES } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import type { LoadShared } from "../../worker/request/page/loader.ts";

/** Loads the page that a service worker keeps, and shows in place of pages that cannot be had (shell-42). */
export const loadOffline: LoadShared = async (cx) => {
	const title = cx.t("offline.title");
	const description = cx.t("offline.description");
	return {
		page: {
			kind: "offline",
			data: { title, description },
			status: 200,
			cache: PAGES.content,
			head: buildHead(cx, { title, description, robots: "noindex, nofollow" }),
		},
	};
};
