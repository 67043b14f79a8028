import { PLACED_PAGES } from "@vetrina/shop-rules/content/placed-pages.ts";
import { loadSectionsBelow } from "../../sections/load-sections-below.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import type { LoadedPage } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { ErrorData } from "./contract.ts";

/** Builds the page that apologises for a failure (shell-7), with the editors' sections below if these can be loaded (content-34). */
export const loadError = async (
	cx: PageContext,
	failure: { status: number; requestId: string; detail?: ErrorData["detail"] },
): Promise<LoadedPage> => ({
	kind: "error",
	data: {
		email: cx.settings.customerServiceEmail,
		requestId: failure.requestId,
		detail: failure.detail,
		...(await loadSectionsBelow(PLACED_PAGES.error, cx)),
	},
	status: failure.status,
	cache: PRIVATE,
	head: buildHead(cx, { title: cx.t("error.title"), robots: "noindex, nofollow" }),
});
