import { PRIVATE } from "../../worker/cache/policies.ts";
import { headOf, type LoadedPage, type PageContext } from "../../worker/request/page/page-loader.ts";
import type { ErrorData } from "./contract.ts";

/** Apologises (shell-7); message and stack are shown outside production only. */
export const loadError = (
	cx: PageContext,
	failure: { status: number; requestId: string; detail?: ErrorData["detail"] },
): LoadedPage => ({
	kind: "error",
	data: { email: cx.settings.customerServiceEmail, requestId: failure.requestId, detail: failure.detail },
	status: failure.status,
	cache: PRIVATE,
	head: headOf(cx, { title: cx.t("error.title"), robots: "noindex, nofollow" }),
});
