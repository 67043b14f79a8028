import { describe, expect, test } from "vitest";
import {
	chooseOfflinePage,
	findTextsFolder,
	isRecent,
	KEPT_AT,
	listExcess,
	listFiles,
	mayKeepPage,
} from "./kept-responses.ts";

const respond = (cacheControl: string | undefined, { status = 200, redirected = false } = {}) => ({
	status,
	redirected,
	headers: new Headers(cacheControl === undefined ? {} : { "cache-control": cacheControl }),
});

// proves shell-43
describe("a page's response is kept by its headers alone", () => {
	test.each([
		["public, max-age=0, s-maxage=120, must-revalidate", true],
		["public, max-age=31536000, immutable", true],
		["Public", true],
		["private, no-store", false],
		["private, max-age=0, must-revalidate", false],
		["public, no-store", false],
		["public, no-cache", false],
		['public, private="x"', false],
		["max-age=60", false],
		["publicly", false],
		["", false],
		[undefined, false],
	])("%s: %s", (cacheControl, expected) => expect(mayKeepPage(respond(cacheControl))).toBe(expected));

	test.each([0, 204, 301, 404, 500, 503])("a response with status %i is not kept", (status) =>
		expect(mayKeepPage(respond("public", { status }))).toBe(false),
	);

	test("the target of a redirect is not kept", () =>
		expect(mayKeepPage(respond("public", { redirected: true }))).toBe(false));
});

// proves shell-43
test("a kept page is shown for a week, and never without the time at which it was kept", () => {
	const keptAt = Date.parse("2026-03-01T10:00:00Z");
	const page = { headers: new Headers({ [KEPT_AT]: String(keptAt) }) };
	const day = 86_400_000;
	expect(isRecent(page, keptAt + 7 * day - 1)).toBe(true);
	expect(isRecent(page, keptAt + 7 * day)).toBe(false);
	expect(isRecent({ headers: new Headers() }, keptAt)).toBe(false);
});

// proves shell-43
test("a full cache loses what was stored first", () => {
	expect(listExcess(["a", "b", "c"], 2)).toEqual(["a"]);
	expect(listExcess(["a", "b"], 2)).toEqual([]);
	expect(listExcess([], 2)).toEqual([]);
});

// proves shell-42
test.each([
	["/en-it/women", "/en-it/offline"],
	["/en-it", "/en-it/offline"],
	["/ar-ae/cart", "/ar-ae/offline"],
	["/s/us/en-us/cart", "/s/us/en-us/offline"],
	// No offline page of this locale is kept.
	["/de-de/women", "/s/us/en-us/offline"],
])("%s is answered by %s", (path, expected) =>
	expect(chooseOfflinePage(path, ["/ar-ae/offline", "/en-it/offline", "/s/us/en-us/offline"])).toBe(expected),
);

test("a host without prefixes has one offline page, and a browser that has kept none has none", () => {
	expect(chooseOfflinePage("/women", ["/offline"])).toBe("/offline");
	expect(chooseOfflinePage("/women", [])).toBeUndefined();
});

test("the files of a document are those that it names in the folder of built files", () => {
	const html =
		'<link rel="stylesheet" href="/assets/a-1.b-2.css"><link id="entry" href="/assets/entry-x.js" data-texts="/assets/texts-1a/zh-hant/"><link href="/assets/texts-1a/zh-hant/0.js"><script>"/assets/entry-x.js"</script><a href="/assets/">';
	expect(listFiles(html)).toEqual([
		"/assets/a-1.b-2.css",
		"/assets/entry-x.js",
		"/assets/texts-1a/zh-hant/0.js",
	]);
	expect(findTextsFolder(html)).toBe("/assets/texts-1a/zh-hant/");
	expect(findTextsFolder("<p>")).toBeUndefined();
});
