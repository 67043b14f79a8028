import type { Context } from "hono";
import { html } from "hono/html";
import { FIRST_STATE, type PreviewState } from "../../../shared/domain/preview/preview-state.ts";
import type { AppEnv } from "../../base/bindings.ts";
import { clock } from "../../base/clock.ts";
import { problem } from "../../base/problem.ts";
import { findAskingPage } from "../../request/asking-page.ts";
import { formatMoment } from "../../request/preview/format-moment.ts";
import { plainPage } from "../../request/preview/plain-page.ts";
import { endPreviewCookie, moveWithState, writePreviewCookie } from "../../request/preview/preview-cookie.ts";
import { LINK_LIFETIME, writePreviewLink } from "../../request/preview/preview-links.ts";
import { MOST_PATH, stateSchema } from "../../request/preview/signed-state.ts";

/** Seconds before the last previewed page opens again (preview-8). */
const RETURN_AFTER = 1;

/** Returns the path of the page that has sent the form. */
const readPath = (request: Request): string => {
	const page = findAskingPage(request);
	// A path that begins with two slashes would name another host.
	if (!page || /^\/[/\\]/.test(page.pathname)) return "/";
	const path = page.pathname + page.search;
	return path.length > MOST_PATH ? page.pathname : path;
};

const moveTo = (path: string, cookie: string): Response => moveWithState(path, cookie, 303);

const returnTo = (path: string, cookie: string): Response =>
	plainPage("Preview", html`<p>The preview returns to <a href="${path}">${path}</a>.</p>`, {
		returnTo: { path, after: RETURN_AFTER },
		headers: { "set-cookie": cookie },
	});

const showLink = ({ href, until }: { href: string; until: string }, path: string): Response =>
	plainPage(
		"Link to this preview",
		html`<label>It opens once, until ${formatMoment(until)}.<input readonly value="${href}"></label><p><a href="${path}">Back to the preview</a></p>`,
	);

const PLACE = /^\/[a-z]{2}-[a-z]{2}(?=\/|$)/;

/** Returns the path in another language and country, and another site if the country is one of another site. */
const inPlace = (path: string, place: string): string => {
	if (!/^[a-z]{2}-[a-z]{2}$/.test(place)) return path;
	return PLACE.test(path) ? path.replace(PLACE, `/${place}`) : `/${place}/`;
};

/** Returns the toolkit's fields as a state. A date without a zone is in UTC; an empty one is now. */
const readFields = (form: URLSearchParams, { mode }: PreviewState): PreviewState | undefined => {
	const read = (name: string): string | undefined => form.get(name)?.trim() || undefined;
	const at = read("at");
	return stateSchema.safeParse({
		mode,
		hasDrafts: form.get("drafts") !== "false",
		at: at && (/[Zz]|[+-]\d\d:\d\d$/.test(at) ? at : `${at}Z`),
		group: read("group"),
		sourceCode: read("sourceCode"),
		device: read("device"),
	}).data;
};

/** Switches between live and preview, applies the toolkit, or shows a link to the preview (preview-8). */
export const handleToolkitForm = async (c: Context<AppEnv>): Promise<Response> => {
	const form = new URLSearchParams(await c.req.text());
	const { url } = c.req;
	const { pausedAt, ...state } = c.get("previewSession") ?? FIRST_STATE;
	const path = readPath(c.req.raw);
	const keep = (next: PreviewState) => writePreviewCookie(c.env.SESSION_KEY, url, next, clock.now());
	switch (form.get("show")) {
		case "link": {
			const seconds = LINK_LIFETIME.usual;
			const page = new URL(path, url);
			return showLink(await writePreviewLink(c.env, page, state, { now: clock.now(), seconds }), path);
		}
		case "end":
			return moveTo(path, endPreviewCookie(url));
		case "live":
			return moveTo(path, await keep({ ...state, pausedAt: pausedAt ?? path }));
		case "preview":
			return pausedAt === undefined ? moveTo(path, await keep(state)) : returnTo(pausedAt, await keep(state));
		default: {
			const next = readFields(form, state);
			if (!next) return problem(400, "A field of the toolkit cannot be read.");
			return moveTo(inPlace(path, form.get("place") ?? ""), await keep(next));
		}
	}
};
