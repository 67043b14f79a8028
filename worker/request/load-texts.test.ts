import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { LAST_WORDS, readBundle, textsOf } from "../../shared/i18n/all-texts.ts";
import type { AppEnv } from "../base/bindings.ts";
import { createTiming } from "../base/timing.ts";
import { PlatformUnavailable } from "../platform/fetch.ts";
import { handleError } from "../render/handle-error.ts";
import { loadTexts } from "./load-texts.ts";

const createAssets = (respond: () => Response) => {
	const paths: string[] = [];
	const assets = {
		fetch: async (url: RequestInfo | URL) => {
			paths.push(new URL(String(url)).pathname);
			return respond();
		},
	} as Fetcher;
	return { assets, paths };
};
/** Tests have the texts of every language of the shop, so a language that is not loaded needs another name. */
const named = (name: string) => name as Language;

// proves locale-18
test("a language is loaded from the assets once", async () => {
	const { assets, paths } = createAssets(() => Response.json({ cart: { title: "Torba" } }));
	expect(() => textsOf(named("pl"))).toThrow("before they are loaded");
	for (let time = 0; time < 3; time++) await loadTexts(assets, named("pl"));
	expect(textsOf(named("pl")).t("cart.title")).toBe("Torba");
	expect(paths).toEqual([expect.stringMatching(/pl\.json$/)]);
});

// proves locale-18
test.each([
	["are missing", "cs", () => new Response(null, { status: 404 })],
	[
		"cannot be read",
		"sk",
		(): Response => {
			throw new Error("Network connection lost");
		},
	],
])(
	"if its texts %s, a page is unavailable in plain English words, and the next request tries again",
	async (_, code, respond) => {
		const { assets, paths } = createAssets(respond);
		await expect(loadTexts(assets, named(code))).rejects.toThrow(PlatformUnavailable);

		const app = new Hono<AppEnv>();
		app.use((c, next) => {
			c.set("log", () => {});
			c.set(
				"timing",
				createTiming(() => 0),
			);
			c.set("locale", {
				siteId: "x",
				language: named(code),
				country: "CZ",
				currency: "EUR",
				prefix: "/cs-cz",
			});
			return next();
		});
		app.get("*", (c) => loadTexts(c.env.ASSETS, named(code)).then(() => c.text("a page")));
		app.onError((error, c) => handleError(error, c, () => Promise.reject(new Error("This needs texts"))));
		const env = { ASSETS: assets, CACHE: {}, INSTANCE_TYPE: "production" };
		const response = await app.request("/cs-cz/", { headers: { accept: "text/html" } }, env, {
			waitUntil: () => {},
			passThroughOnException: () => {},
			props: {},
		});
		const html = await response.text();
		expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
		expect(html).toContain(LAST_WORDS);
		expect(html).toContain('lang="en"');
		expect(paths.length).toBeGreaterThan(2);

		const better = createAssets(() => Response.json({}));
		await loadTexts(better.assets, named(code));
		expect(readBundle(named(code))).toEqual({});
	},
);
