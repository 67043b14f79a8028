import type { Context } from "hono";
import * as z from "zod";
import { siteByName } from "../../../shared/domain/locale/site-config.ts";
import { FIRST_STATE, type PreviewState } from "../../../shared/domain/preview/preview-state.ts";
import type { AppEnv } from "../../base/bindings.ts";
import { clock } from "../../base/clock.ts";
import { NO_STORE } from "../../base/no-store.ts";
import { problem } from "../../base/problem.ts";
import { siteConfig } from "../../base/sites.ts";
import { readDraftRevision } from "../../platform/content/design/live-preview.ts";
import { loadPageChanges } from "../../platform/content/page-changes.ts";
import { createCalls } from "../../request/calls.ts";
import { ownPath } from "../../request/preview/own-path.ts";
import { writePreviewCookie } from "../../request/preview/preview-cookie.ts";
import { LINK_LIFETIME, writePreviewLink } from "../../request/preview/preview-links.ts";
import { stateSchema } from "../../request/preview/signed-state.ts";
import { showChanges } from "./show-changes.ts";
import { handleToolkitForm } from "./toolkit-form.ts";
import { STYLE } from "./toolkit-style.ts";

const HEADERS = { "cache-control": NO_STORE };

const linkSchema = z.strictObject({
	path: ownPath(2000),
	seconds: z.number().int().positive().max(LINK_LIFETIME.most).optional(),
	state: stateSchema.optional(),
	isFramed: z.boolean().optional(),
});

const readBody = async <T>(c: Context<AppEnv>, schema: z.ZodType<T>): Promise<T | undefined> =>
	schema.safeParse(await c.req.json().catch(() => undefined)).data;

const PLACE = /^[a-z]{2}-[a-z]{2}$/;

const readSession = (c: Context<AppEnv>): PreviewState => c.get("previewSession") ?? FIRST_STATE;

/** Returns what the preview shows unless it is paused. */
const readChosen = (c: Context<AppEnv>): PreviewState => {
	const { pausedAt: _, ...state } = readSession(c);
	return state;
};

const handlers: Record<string, (c: Context<AppEnv>) => Promise<Response>> = {
	/** Returns the state of the preview, and the sites that it may show. */
	"GET state": async (c) =>
		c.json({ state: readSession(c), sites: siteConfig.sites.map(({ id }) => id) }, 200, HEADERS),
	/** Changes the state of this browser's preview, by the toolkit's form or by JSON. */
	"POST state": async (c) => {
		if (!c.req.header("content-type")?.startsWith("application/json")) return handleToolkitForm(c);
		const state = await readBody(c, stateSchema);
		if (!state) return problem(400, "This is no state of a preview.");
		const cookie = await writePreviewCookie(c.env.SESSION_KEY, c.req.url, state, clock.now());
		return new Response(null, { status: 204, headers: { ...HEADERS, "set-cookie": cookie } });
	},
	/** Returns a signed link to a page in this preview, or in that of the body's state. */
	"POST links": async (c) => {
		const body = await readBody(c, linkSchema);
		if (!body) return problem(400, "Name a path of the shop, and a lifetime of at most four days.");
		const state = body.state ?? readChosen(c);
		const { seconds = LINK_LIFETIME.usual, isFramed } = body;
		const link = await writePreviewLink(c.env, new URL(body.path, c.req.url), state, {
			now: clock.now(),
			seconds,
			isFramed,
		});
		return c.json(link, 200, HEADERS);
	},
	/**
	 * Returns what changes between now and the preview's moment, as pages of `?site=` with their changed sections (preview-7); with a country and
	 * language, `?place=en-it`, as a page that links to them there.
	 */
	"GET changes": async (c) => {
		const site = siteByName(siteConfig, c.req.query("site") ?? "");
		if (!site) return problem(400, "Name a site, as in ?site=eu.");
		const changes = await loadPageChanges(createCalls(c), site.id, readChosen(c));
		const place = c.req.query("place");
		if (place === undefined) return c.json(changes, 200, HEADERS);
		return showChanges(changes, PLACE.test(place) ? `/${place}` : "");
	},
	/** Returns the revision of the content with its drafts, which a live preview follows (preview-14). */
	"GET revision": async (c) => c.json({ revision: await readDraftRevision(createCalls(c)) }, 200, HEADERS),
	"GET toolkit.css": async () =>
		new Response(STYLE, { headers: { ...HEADERS, "content-type": "text/css; charset=utf-8" } }),
};

/** Handles the calls of the preview's tools, which are for requests in a preview. */
export const handlePreview = async (c: Context<AppEnv>): Promise<Response> => {
	const handle = handlers[`${c.req.method} ${c.req.path.split("/").at(-1)}`];
	if (!handle) return problem(404, "There is no such call.");
	// The page that offers to open a link has no preview yet.
	const isForAll = handle === handlers["GET toolkit.css"];
	return c.get("preview") || isForAll ? handle(c) : problem(401, "Open a preview first.");
};
