import { Hono } from "hono";
import * as z from "zod";
import { house } from "../../house.ts";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { problem } from "../../http/problem.ts";
import { publicOrigin } from "../../http/public-origin.ts";
import { languageOf, textIn } from "../../languages.ts";
import { mediaPath } from "../../media/media-path.ts";
import { readEntryTree } from "../../records/content/read-tree.ts";
import { searchEntries } from "../../records/content/search/search-entries.ts";
import { customerGroups, ruleBasedGroups } from "../../records/customers/customer-groups.ts";
import { readAhead } from "../../scheduled/clock.ts";
import { countries } from "../../settings/countries.ts";
import { editedLanguages, sites } from "../../settings/sites.ts";
import { contentAdminApp } from "../content/management/content-admin.ts";
import { readMoment } from "../content/preview.ts";
import { nameSchema, openSession, requireEditor } from "./editor-session.ts";
import { readPagePlace } from "./page-place.ts";
import { keepPicture, listPictures } from "./pictures.ts";

/** Calls of the studio. Changes go to the management API with the editor's name; what else is asked here only the studio needs. */
export const studioApiApp = new Hono<CommerceHono>().basePath("/studio/api");
studioApiApp.use(requireEditor);

const NO_STORE = { "cache-control": "no-store" };
const MOST = 50;

studioApiApp.get("/settings", async (c) =>
	c.json(
		{
			editor: c.get("editor"),
			ahead: await readAhead(c.env.DB),
			storefront: c.env.STOREFRONT_ORIGIN ?? null,
			languages: editedLanguages,
			sites: sites.map(({ id, name }) => ({ id, name: textIn(name, "en") })),
			countries: countries.map(({ code, siteId, languages, name, timeZone }) => ({
				code,
				siteId,
				languages,
				timeZone,
				name: textIn(name, "en"),
			})),
			groups: [...new Set([...ruleBasedGroups, ...customerGroups])],
			films: house.films.records.map(({ provider, id, title, width, height }) => ({
				provider: provider === "thron" ? "Thron" : "Vimeo",
				id,
				title,
				ratio: `${width}:${height}`,
			})),
			pictures: mediaPath(""),
		},
		200,
		NO_STORE,
	),
);

/** Changes the name that the editor's changes carry. */
studioApiApp.post("/name", async (c) => {
	const request = await jsonBody(c, z.strictObject({ name: nameSchema }));
	if ("refusal" in request) return request.refusal;
	openSession(c, request.body.name);
	return c.body(null, 204, NO_STORE);
});

const searchSchema = z.object({
	q: z.string().trim().max(100).default(""),
	types: z
		.string()
		.max(2000)
		.transform((text) => text.split(",").filter(Boolean))
		.optional(),
});

/** Finds entries by id or text: `{items: [{id, type, status, title, slug}]}`, 50 at most. */
studioApiApp.get("/search", async (c) => {
	const { data } = searchSchema.safeParse(c.req.query());
	if (!data) return problem(400, "bad-request", "A search has at most 100 characters.");
	return c.json({ items: await searchEntries(c.env.DB, { ...data, limit: MOST }) }, 200, NO_STORE);
});

/** Finds pictures by id: `{items: [{id, width, height}]}`, 50 at most. */
studioApiApp.get("/pictures", async (c) => {
	const { data } = searchSchema.safeParse(c.req.query());
	if (!data) return problem(400, "bad-request", "A search has at most 100 characters.");
	return c.json({ items: await listPictures(c.env, { q: data.q, limit: MOST }) }, 200, NO_STORE);
});

/** Stores the picture of the body under the name of `?name=`: 201 `{id, width, height}`, or 415 with the reason. */
studioApiApp.post("/pictures", async (c) => {
	const bytes = new Uint8Array(await c.req.arrayBuffer());
	const picture = await keepPicture(c.env, c.req.query("name") ?? "", bytes);
	return "refused" in picture
		? problem(415, "unsupported-picture", picture.refused)
		: c.json(picture, 201, NO_STORE);
});

/** Returns the draft of an entry and of all that it shows: `{items: [entry]}`, the entry first. */
studioApiApp.get("/trees/:id", async (c) => {
	const items = await readEntryTree(c.env.DB, c.req.param("id"));
	if (items.length === 0) return problem(404, "entry-not-found", `There is no entry ${c.req.param("id")}.`);
	return c.json({ items }, 200, NO_STORE);
});

const placeSchema = z.object({ country: z.string().max(10), language: z.string().max(10) });

/** Returns where an entry is seen: `?country=IT&language=en&at=&drafts=&group=` → `{path, isShown, pdToken}`. */
studioApiApp.get("/places/:id", async (c) => {
	const { data } = placeSchema.safeParse(c.req.query());
	const country = countries.find(({ code }) => code === data?.country);
	if (!data || !country) return problem(400, "bad-request", "Name a country of the house, and a language.");
	const moment = await readMoment(c);
	if (moment instanceof Response) return moment;
	const place = await readPagePlace(c.env, c.req.param("id"), {
		siteId: country.siteId,
		language: languageOf(`${data.language}-${country.code}`),
		moment,
		origin: publicOrigin(c),
	});
	return place
		? c.json(place, 200, NO_STORE)
		: problem(404, "entry-not-found", `There is no entry ${c.req.param("id")}.`);
});

const ATTEMPTS = 3;
/** Milliseconds between attempts. */
const PAUSE = 500;

/** Asks the storefront several times, because its connections may be lost; writing another link does no harm. */
async function askForLink(storefront: string, body: string): Promise<Response | undefined> {
	for (let attempt = 1; attempt <= ATTEMPTS; attempt++)
		try {
			return await fetch(new URL("/api/preview/links", storefront), {
				method: "POST",
				headers: {
					"content-type": "application/json",
					"x-preview": "true",
					origin: new URL(storefront).origin,
				},
				body,
				signal: AbortSignal.timeout(6000),
			});
		} catch (error) {
			console.error(`Preview link failed: no response from the storefront, attempt ${attempt}.`, error);
			if (attempt < ATTEMPTS) await new Promise((done) => setTimeout(done, PAUSE));
		}
	return undefined;
}

/** Returns a signed link to a preview, which the storefront writes. */
studioApiApp.post("/links", async (c) => {
	const storefront = c.env.STOREFRONT_ORIGIN;
	if (!storefront) return problem(503, "no-storefront", "STOREFRONT_ORIGIN names no storefront.");
	const response = await askForLink(storefront, await c.req.text());
	if (!response) return problem(503, "storefront-unavailable", "The shop does not answer.");
	return new Response(response.body, {
		status: response.status,
		headers: { ...NO_STORE, "content-type": response.headers.get("content-type") ?? "application/json" },
	});
});

const FORWARDED = /^\/(?:content_types|entries(?:\/[\w.-]+)*)$/;

/** Forwards to the management API as the editor who is signed in. */
studioApiApp.all("/content/*", async (c) => {
	const url = new URL(c.req.url);
	const path = url.pathname.slice(url.pathname.indexOf("/content/") + "/content".length);
	if (!FORWARDED.test(path) || c.req.method === "PUT")
		return problem(404, "resource-path-not-found", "No resource answers at this path.");
	const text = await c.req.text();
	let body: unknown;
	try {
		body = text === "" ? {} : JSON.parse(text);
	} catch {
		return problem(400, "bad-request", "The body is not well-formed JSON.");
	}
	const isRead = c.req.method === "GET";
	const request = new Request(new URL(`/admin/content${path}${url.search}`, url), {
		method: c.req.method,
		headers: { authorization: `Bearer ${c.env.ADMIN_TOKEN}`, "content-type": "application/json" },
		...(isRead ? {} : { body: JSON.stringify({ ...(body as object), by: c.get("editor") }) }),
	});
	return contentAdminApp.fetch(request, c.env, c.executionCtx);
});
