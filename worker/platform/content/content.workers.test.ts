import { beforeEach, expect, test } from "vitest";
import { newIsolate } from "../../cache/testing.ts";
import { testCalls } from "../testing.ts";
import { getContentPage, getHeader, getHome, getNotFoundPage } from "./content.ts";

let count = 0;
beforeEach(() => {
	count++;
	newIsolate();
});
const locale = () => ({ siteId: `content-${count}`, country: "SA", language: "ar" as const });

test("pages are asked for by slug in the locale, once", async () => {
	const { calls, asked } = testCalls((url) => {
		const { slug, site, locale } = JSON.parse(url.searchParams.get("variables") ?? "{}");
		return Response.json({ data: { pageCollection: { items: slug === "/about" ? [{ slug, title: `${site} ${locale}`, sectionsCollection: { items: [] } }] : [] } } });
	});
	expect(await getContentPage(calls, locale(), "/about")).toEqual({ slug: "/about", title: `content-${count} ar-SA`, body: [] });
	await getContentPage(calls, locale(), "/about");
	expect(asked).toHaveLength(1);
	expect(await getContentPage(calls, locale(), "/nothing")).toBeNull();
	expect(await getNotFoundPage(calls, locale())).toBeNull();
	await expect(getHome(calls, locale())).rejects.toMatchObject({ name: "PlatformUnavailable" });
});

test("errors of GraphQL are garbage", async () => {
	const { calls } = testCalls(() => Response.json({ errors: [{ message: "no" }] }));
	await expect(getHeader(calls, locale())).rejects.toMatchObject({ kind: "garbage" });
});
