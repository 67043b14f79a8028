import { PRIVATE } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import type { LoadedPage } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { ErrorData } from "./contract.ts";

/** Builds the page that apologises for a failure (shell-7). */
export const loadError = (
	cx: PageContext,
	failure: { status: number; requestId: string; detail?: ErrorData["detail"] },
): LoadedPage => ({
	kind: "error",
	data: { email: cx.settings.customerServiceEmail, requestId: failure.requestId, detail: failure.detail },
	status: failure.status,
	cache: PRIVATE,
	head: buildHead(cx, { title: cx.t("error.title"), robots: "noindex, nofollow" }),
});
