import type { ErrorData } from "../../shared/contracts/page.ts";
import { headOf, type LoadedPage, type PageContext, PRIVATE } from "./page-loader.ts";

const EMAIL = "care@vetrina.example";

/** Apologises (shell-8); message and stack only outside production. */
export const loadError = (
	cx: PageContext,
	failure: { status: number; requestId: string; detail?: ErrorData["detail"] },
): LoadedPage => ({
	kind: "error",
	data: { email: EMAIL, requestId: failure.requestId, detail: failure.detail },
	status: failure.status,
	cache: PRIVATE,
	head: headOf(cx, { title: cx.t("error.title"), robots: "noindex, nofollow" }),
});
