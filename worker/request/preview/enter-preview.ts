import type { Context } from "hono";
import { html } from "hono/html";
import { FIRST_STATE, type PreviewState, shownState } from "../../../shared/domain/preview/preview-state.ts";
import type { AppEnv } from "../../base/bindings.ts";
import { clock } from "../../base/clock.ts";
import { NO_STORE } from "../../base/no-store.ts";
import { problem } from "../../base/problem.ts";
import { setHeaders } from "../../base/set-headers.ts";
import { isPageAbsent, readDesignView } from "../../platform/content/design/design-readings.ts";
import { listEditorOrigins } from "../../platform/content/design/editor-origins.ts";
import { plainPage } from "./plain-page.ts";
import { endPreviewCookie, moveWithState, readPreviewCookie, writePreviewCookie } from "./preview-cookie.ts";
import { isPreviewLink, openPreviewLink } from "./preview-links.ts";
import { readDesignRequest } from "./read-design-request.ts";

/** A path that begins with two slashes would name another host. */
const toOwnPath = ({ pathname, search }: URL): string => pathname.replace(/^[/\\]+/, "/") + search;

const REFUSED = {
	link: "This link to a preview is not valid, has expired, or was opened before.",
	design: "This address is not for this editor, has expired, or is for another page.",
};

/** Says in the editor's frame why there is no preview: browsers show nothing of a response that may not be framed (preview-15). */
const refuse = (c: Context<AppEnv>, what: keyof typeof REFUSED, reason: string): Response => {
	const detail = REFUSED[what];
	c.get("log")("info", "request/preview", "A preview is refused", { what, reason });
	if (!/\btext\/html\b/.test(c.req.header("accept") ?? "")) return problem(403, detail);
	c.set("framedBy", listEditorOrigins(c.env.EDITOR_ORIGINS));
	return plainPage("There is no preview", html`<p>${detail}</p>`, { status: 403 });
};

export type AddToolkit = (c: Context<AppEnv>, state: PreviewState) => Promise<void>;

/**
 * Chat and mail programs request a link to describe it or to check it, which must not use it up: only a browser's navigation opens it. All
 * others get a page with a button.
 */
const isOpening = ({ method, headers }: Request): boolean =>
	method === "POST" || (method === "GET" && headers.get("sec-fetch-mode") === "navigate");

const offerToOpen = (address: string): Response =>
	plainPage(
		"Preview",
		html`<p>This link opens once.</p><form method="post" action="${address}"><button>Open the preview</button></form>`,
	);

const enterByLink = async (c: Context<AppEnv>, token: string, page: URL, now: number): Promise<Response> => {
	const request = c.req.raw;
	const path = page.pathname + page.search;
	if (!isOpening(request))
		return (await isPreviewLink(c.env, token, path, now))
			? offerToOpen(toOwnPath(new URL(request.url)))
			: refuse(c, "link", "not valid");
	const inFrame = request.headers.get("sec-fetch-dest") === "iframe";
	const state = await openPreviewLink(c.env, token, path, { now, inFrame });
	if (typeof state === "string") return refuse(c, "link", state);
	const cookie = await writePreviewCookie(c.env.SESSION_KEY, request.url, state, now);
	return moveWithState(toOwnPath(page), cookie, request.method === "POST" ? 303 : 302);
};

const MODES: Record<string, PreviewState["mode"]> = { true: "preview", live: "live" };

/**
 * Runs a request in the preview that its parameter, header or cookie asks for. `preview=true` begins a preview, `preview=live` one with the
 * inspector, `preview=false` ends it, and a signed link opens the preview of a colleague.
 */
export const enterPreview = async (
	c: Context<AppEnv>,
	next: () => Promise<void>,
	addToolkit: AddToolkit,
): Promise<Response | undefined> => {
	const { SESSION_KEY, EDITOR_ORIGINS } = c.env;
	const request = c.req.raw;
	const url = new URL(request.url);
	const now = clock.now();
	const parameter = url.searchParams.get("preview");
	url.searchParams.delete("preview");
	if (parameter === "false") return moveWithState(toOwnPath(url), endPreviewCookie(request.url), 302);
	if (parameter?.includes(".")) return enterByLink(c, parameter, url, now);
	const kept = await readPreviewCookie(SESSION_KEY, request, now);
	const mode = parameter === null ? undefined : MODES[parameter];
	const editors = listEditorOrigins(EDITOR_ORIGINS);
	const design = readDesignRequest(url.searchParams, editors, now);
	if (design === "refused") return refuse(c, "design", "token");
	const isAsked = mode !== undefined || design !== undefined || request.headers.get("x-preview") === "true";
	const shown = (mode || design) && { mode: mode ?? kept?.mode ?? FIRST_STATE.mode, pausedAt: undefined };
	const state = isAsked ? { ...(kept ?? FIRST_STATE), ...shown } : kept;
	if (!state) {
		await next();
		return undefined;
	}
	c.set("preview", shownState(state));
	c.set("previewSession", state);
	if (design) c.set("design", design);
	await next();
	const { status } = c.res;
	const isAbsent = design && status === 404 && isPageAbsent(design);
	if (design && (c.res.ok || status === 404) && !isAbsent && !readDesignView(design)) {
		c.res = undefined;
		c.res = refuse(c, "design", `the page is not shown: ${status}`);
		return undefined;
	}
	await addToolkit(c, state);
	const isHtml = c.res.headers.get("content-type")?.startsWith("text/html") ?? false;
	if (isHtml) c.set("framedBy", design ? [design.origin] : editors);
	setHeaders(c, { "cache-control": NO_STORE, "x-robots-tag": "noindex" });
	c.res.headers.delete("speculation-rules");
	c.res.headers.delete("age");
	const isPage = isHtml && !url.pathname.startsWith("/api/");
	if (mode || ((kept || design) && isPage))
		c.res.headers.append("set-cookie", await writePreviewCookie(SESSION_KEY, request.url, state, now));
	return undefined;
};
