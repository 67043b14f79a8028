import { describe, expect, inject, test } from "vitest";
import { fixedRoutes, ROUTES } from "../pages/routes.ts";
import { type RawResponse, rawRequest } from "./setup/raw-request.ts";

/** The list has a page of each kind in the table of routes, in the catalogue and in the editors' content. */
const PAGES = [
	...fixedRoutes.map((name) => ROUTES[name].path),
	...["/women", "/women/dresses", "/beauty", "/VT10001-emerald.html", "/about", "/nosuch", "/women/nosuch"],
];

/** Queries may contradict the path's site or locale, repeat it, or be malformed. */
const SAID = [
	"site=us",
	"site=eu",
	"site=nowhere",
	"locale=fr-fr",
	"locale=en-it",
	"site=me&locale=ar-sa",
	"country=US&language=en",
	"locale=//evil.example",
	"site=https:%2F%2Fevil.example",
	"locale=%0d%0alocation:%20https://evil.example",
	"site=us&site=me&locale=..&locale=/%5cevil.example",
];

const pageAt = (path: string): string => `/en-it${path}`;
const ask = (path: string): Promise<RawResponse> => rawRequest(path);
const leadsTo = ({ status, headers }: RawResponse): unknown[] => [status, headers.get("location")];

// proves locale-17, locale-2
test.each(PAGES)("the path of %s decides, with one redirect on this origin", async (path) => {
	const page = pageAt(path);
	for (const said of SAID)
		for (const kept of ["", "utm_source=x&src=a%20b"]) {
			const query = [said, kept].filter(Boolean).join("&");
			const response = await ask(`${page}?${query}`);
			expect([query, ...leadsTo(response)]).toEqual([query, 301, kept ? `${page}?${kept}` : page]);
			expect(response.headers.get("set-cookie") ?? "").not.toMatch(/preferred(?:Country|Language)=/);
		}
	// The redirect leads to the page at once.
	const { headers } = await ask(page);
	expect(headers.get("location") ?? "").not.toMatch(/[?&](?:site|locale)=|^https?:|^\/\//);
});

// proves locale-17
test("the client's requests get the same response", async () => {
	const { status, text } = await ask("/_page/en-it/about?locale=fr-fr");
	expect([status, JSON.parse(text)]).toEqual([200, { redirect: "/en-it/about", document: false }]);
});

// proves locale-6
test("a choice from another host is remembered, and leads to the page", async () => {
	const host = `us.localhost:${new URL(inject("storefront")).port}`;
	const response = await rawRequest("/women?country=US&language=en&src=atelier", { headers: { host } });
	expect(leadsTo(response)).toEqual([302, "/en-us/women?src=atelier"]);
	expect(response.headers.get("set-cookie")).toMatch(/preferredCountry=US/);
	expect(response.headers.get("cache-control")).toContain("no-store");
});

// proves list-25
describe("cgid on the path of a category", () => {
	test.each([
		["/women?cgid=men", "/men"],
		["/women/dresses?cgid=women", "/women"],
		["/beauty?cgid=women-dresses", "/women/dresses"],
		[
			"/women?cgid=men&srule=price-low-to-high&page=3&utm_source=x",
			"/men?srule=price-low-to-high&utm_source=x",
		],
		["/women?prefn1=c_color&prefv1=black&cgid=men", "/men?prefn1=c_color&prefv1=black"],
		["/women?c%67id=men", "/men"],
		["/women?cgid=men&cgid=//evil.example", "/men"],
	])("%s leads to the category", async (from, to) =>
		expect(leadsTo(await ask(pageAt(from)))).toEqual([301, pageAt(to)]),
	);

	test.each([
		"/women?cgid=women",
		"/women?cgid=nosuch",
		"/women?cgid=",
		"/women?cgid=constructor",
		"/women?cgid=//evil.example",
		"/women?cgid=%2F%2Fevil.example%0d%0a",
		"/search?q=silk&cgid=men",
	])("%s stays", async (path) => expect(leadsTo(await ask(pageAt(path)))).toEqual([200, null]));

	test("the client's requests get the same response", async () => {
		const { text } = await ask("/_page/en-it/women?cgid=men");
		expect(JSON.parse(text)).toMatchObject({ redirect: "/en-it/men" });
	});
});
