import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { beforeEach, expect, test, vi } from "vitest";
import type { ErrorData } from "../../pages/error/contract.ts";
import type { AppEnv, Bindings } from "../base/bindings.ts";
import { createTiming } from "../base/timing.ts";
import { newIsolate } from "../cache/testing.ts";
import { handleError } from "./handle-error.ts";
import type { RenderHtml } from "./html-renderer.ts";

/** Milliseconds. */
const DEADLINE = 10_000;
/** Each test has a country of its own, because content is stored by locale. */
const writeLocale = (country: string) =>
	({
		siteId: "vetrina-eu",
		language: "en",
		country,
		currency: "EUR",
		prefix: `/en-${country.toLowerCase()}`,
	}) as const;

beforeEach(newIsolate);

/** Requests a page that fails while the content service responds in the given way. */
const fail = async (
	country: string,
	respond: () => Response | Promise<Response>,
	instance: Bindings["INSTANCE_TYPE"] = "production",
) => {
	const log = vi.fn();
	const renderHtml = vi.fn<RenderHtml>(async () => ({ headers: {}, body: new Blob(["page"]) }));
	const app = new Hono<AppEnv>();
	app.use((c, next) => {
		c.set("log", log);
		c.set(
			"timing",
			createTiming(() => 0),
		);
		c.set("deadline", AbortSignal.timeout(DEADLINE));
		c.set("locale", writeLocale(country));
		c.set("build", { id: crypto.randomUUID(), shapes: {} });
		return next();
	});
	app.get("*", () => {
		throw new Error("broken");
	});
	app.onError((error, c) => handleError(error, c, renderHtml));
	const bindings = {
		...(env as unknown as Bindings),
		COMMERCE: { fetch: respond },
		INSTANCE_TYPE: instance,
	};
	const waiting: Promise<unknown>[] = [];
	const response = await app.request("/en-it/women", { headers: { accept: "text/html" } }, bindings, {
		waitUntil: (promise) => waiting.push(promise),
		passThroughOnException: () => {},
		props: {},
	});
	await Promise.allSettled(waiting);
	const [[, page] = []] = renderHtml.mock.calls;
	return {
		status: response.status,
		detail: (page?.data as ErrorData | undefined)?.detail,
		sections: (page?.data as { sections?: { type: string }[] } | undefined)?.sections?.map(
			({ type }) => type,
		),
		lines: log.mock.calls.map(([level, , title, details]) => [level, title, details]),
	};
};
const withSections = (...items: object[]) => ({
	data: { pageCollection: { items: [{ slug: "/error", title: "Error", sectionsCollection: { items } }] } },
});
const statement = { __typename: "Statement", id: "sorry", text: "We are mending it." };

// proves content-16, content-34
test("faults of the editors' sections on the page of an error are logged with the entry", async () => {
	const brands = { __typename: "BrandsDirectory", id: "letters", title: "Brands" };
	const row = { __typename: "ProductCarousel", id: "row", limit: 4 };
	const rows = [
		{ ...row, targetCategory: "women" },
		{ ...row, id: "named", productIds: ["bag"] },
	];
	const { status, sections, lines } = await fail("IT", () =>
		Response.json(
			withSections(
				...[{ __typename: "Parallax", id: "p" }, { __typename: "Quote", id: "q" }, brands],
				...[...rows, statement],
			),
		),
	);
	expect([status, sections]).toEqual([500, ["statement"]]);
	const at = (title: RegExp) => lines.filter(([, one]) => title.test(String(one)));
	expect(at(/^Parallax p has no section of its type/)).toHaveLength(1);
	expect(at(/^quote q cannot be read/)).toHaveLength(1);
	const failed = at(/^A section failed to load/);
	expect(failed).toHaveLength(3);
	for (const named of [
		{ type: "brands-directory", id: "letters" },
		{ type: "product-carousel", id: "row" },
		{ type: "product-carousel", id: "named" },
	])
		expect(failed).toContainEqual(["warning", expect.any(String), expect.objectContaining(named)]);
});

// proves content-34
test("the page of an error stands without sections that cannot be read, which is logged once", async () => {
	const first = await fail("FR", () => new Response("<html>"));
	expect([first.status, first.sections]).toEqual([500, []]);
	const isWithout = ([, title]: unknown[]) => /without its editors' sections/.test(String(title));
	expect(first.lines.filter(isWithout)).toHaveLength(1);
	const second = await fail("FR", () => new Response("<html>"));
	expect(second.lines.filter(isWithout)).toEqual([]);
});

// proves platform-5
test.each([
	["development", { message: "broken", stack: expect.stringMatching(/^Error: broken\n\s+at /) }],
	["staging", { message: "broken" }],
	["production", undefined],
] as const)("the page of an error shows in %s: %o", async (instance, detail) => {
	const shown = await fail("NL", () => new Response("<html>"), instance);
	expect(shown.status).toBe(500);
	if (detail) expect(shown.detail).toEqual({ stack: undefined, hint: undefined, ...detail });
	else expect(shown.detail).toBeUndefined();
	expect(shown.lines).toContainEqual([
		"error",
		"A request failed",
		expect.objectContaining({ error: expect.objectContaining({ message: "broken" }) }),
	]);
});
