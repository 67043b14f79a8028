import { expect, test } from "vitest";
import { rawRequest } from "../setup/raw-request.ts";

const linkTo = (html: string, path: string): string | undefined =>
	[...html.matchAll(/<a [^>]+>/g)].map(([tag]) => tag).find((tag) => tag.includes(`href="${path}"`));

// proves content-44
test("a brand's page has its text, its products and a link to all of them", async () => {
	const { status, text } = await rawRequest("/en-it/brands/corvella");
	expect(status).toBe(200);
	expect(text).toMatch(/<h1[^>]*>Corvella<\/h1>/);
	expect(text).toContain("few pieces, clean edges");
	expect(text.match(/<article/g)?.length).toBeGreaterThan(3);
	expect(text).toMatch(/href="\/en-it\/search\?q=Corvella"[^>]*>View all Corvella</);
	expect(linkTo(text, "/en-it/brands")).toBeDefined();
});

// proves content-44
test("the directory leads to pages of brands, each followed as its editors say, and else to searches", async () => {
	const { text } = await rawRequest("/en-it/brands");
	expect(linkTo(text, "/en-it/brands/corvella")).not.toContain("nofollow");
	expect(linkTo(text, "/en-it/brands/lumarea")).toContain("nofollow");
	expect(linkTo(text, "/en-it/search?q=Belvaro")).toContain("nofollow");
});

// proves catalogue-11
test("a search within a category leads back to the whole search", async () => {
	const { text } = await rawRequest("/en-it/search?q=dress&cgid=women");
	const [, nav = ""] = /<nav aria-label="Breadcrumbs"[^>]*>(.*?)<\/nav>/s.exec(text) ?? [];
	expect([...nav.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
		"/en-it/search?q=dress",
		"/en-it/women",
	]);
});
