import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { beforeEach, expect, test } from "vitest";
import type { AppEnv, Bindings } from "../base/bindings.ts";
import { newIsolate } from "../cache/testing.ts";
import { getLocales } from "../platform/config.ts";
import { createContent } from "../platform/content/content.ts";
import { createCalls } from "./calls.ts";
import { requestContext } from "./middleware/request-context.ts";

const LOCALE = { siteId: "vetrina-ap", country: "SG", language: "en" } as const;
let saved = "";
const cloud = async (request: Request): Promise<Response> =>
	request.url.includes("/graphql")
		? Response.json({
				data: {
					countryRedirectPopupCollection: {
						items: [{ title: saved, acceptLabel: "Yes", declineLabel: "No" }],
					},
				},
			})
		: Response.json({ defaultLocale: saved, languages: [], locales: [] });

/** Loads content and configuration for a page, in a Worker of the development server or of a build. */
const visit = async (development: boolean) => {
	const app = new Hono<AppEnv>();
	app.use(requestContext, (c, next) => {
		c.set("development", development);
		c.set("build", { id: "build", shapes: {} });
		return next();
	});
	app.get("/", async (c) => {
		const calls = createCalls(c);
		const where = { siteId: LOCALE.siteId, locale: "en-SG" };
		const [locales, offer] = await Promise.all([
			getLocales(calls, where),
			createContent(calls, LOCALE).countryOffer(),
		]);
		return c.json([locales.defaultLocale, offer?.title]);
	});
	const ctx = createExecutionContext();
	const bindings = { ...(env as unknown as Bindings), COMMERCE: { fetch: cloud } as unknown as Fetcher };
	const response = await app.fetch(new Request("https://shop.example/"), bindings, ctx);
	const shown = await response.json();
	await waitOnExecutionContext(ctx);
	return shown;
};
beforeEach(newIsolate);

// proves cache-15
test("development shows saved changes at once, and stores nothing in KV", async () => {
	const { CACHE } = env as unknown as Bindings;
	const before = (await CACHE.list()).keys.length;
	for (const text of ["first", "second"]) {
		saved = text;
		expect(await visit(true)).toEqual([text, text]);
	}
	expect((await CACHE.list()).keys).toHaveLength(before);

	// A build caches them.
	saved = "third";
	await visit(false);
	saved = "fourth";
	expect(await visit(false)).toEqual(["third", "third"]);
});
