import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { beforeEach, expect, test } from "vitest";
import { indexCategories } from "../../../shared/domain/catalogue/categories.ts";
import { newIsolate } from "../../cache/testing.ts";
import { type ContentPort, createContent } from "../../platform/content/content.ts";
import { testCalls } from "../../platform/testing.ts";
import { createFindTarget } from "./link-target.ts";

let count = 0;
beforeEach(() => {
	count++;
	newIsolate();
});

const bags = { id: "bags", name: "Bags", url: "/bags", showInMenu: true, children: [] };
const DAY = 86_400;
const NO_CONTROLLER = (): undefined => {};

/**
 * Resolves a footer's links to these addresses. `actionAt` returns the platform's route of a path; for undefined the platform responds 400.
 */
const loadLinks = (urls: readonly string[], actionAt: (path: string) => object | undefined) => {
	const { calls, requests, later, settled } = testCalls((url) => {
		const [, , , , ...path] = url.pathname.split("/");
		if (url.searchParams.get("routeInfo")) {
			if (actionAt === NO_CONTROLLER)
				return new Response("<!doctype html>", { status: 404, headers: { "content-type": "text/html" } });
			const action = actionAt(`/${path.join("/")}`);
			return action ? Response.json(action) : new Response(null, { status: 400 });
		}
		const { slug } = JSON.parse(url.searchParams.get("variables") ?? "{}");
		if (slug)
			return Response.json({
				data: {
					pageCollection: {
						items: slug === "/about" ? [{ slug, title: "About", sectionsCollection: { items: [] } }] : [],
					},
				},
			});
		const links = urls.map((targetUrl) => ({ title: targetUrl, targetUrl }));
		const columnsCollection = { items: [{ title: "Shop", linksCollection: { items: links } }] };
		return Response.json({ data: { footerCollection: { items: [{ columnsCollection }] } } });
	});
	const locale: SiteLocale = {
		siteId: `links-${count}`,
		country: "IT",
		language: "en",
		currency: "EUR",
		prefix: "/en-it",
	};
	// Each visit has a port of its own, which loads the footer once.
	const openContent = (): ContentPort => {
		const content: ContentPort = createContent(calls, {
			...locale,
			findTarget: createFindTarget(calls, {
				locale,
				origin: "https://shop.example",
				categories: async () => indexCategories([bags]),
				content: () => content,
			}),
		});
		return content;
	};
	const links = async () => (await openContent().footer()).columns.flatMap((column) => column.links);
	return { links, asked: requests, later, settled };
};

const actions: Record<string, object> = {
	"/dress-VT1.html": { action: "Product-Show", pid: "VT1" },
	"/about": { action: "Content-Show", slug: "/about" },
	"/unwritten": { action: "Content-Show", slug: "/unwritten" },
};
const actionAt = (path: string) => actions[path] ?? { action: "Home-ErrorNotFound" };

// proves content-7
test("links know whether their target exists, with one request per address", async () => {
	const { links, asked } = loadLinks(
		[
			"/bags",
			"/shoes",
			"/dress-VT1.html",
			"/coat-VT2.html?x=1",
			"/coat-VT2.html",
			"/about",
			"/unwritten",
			"/stores",
			"https://other.example/shoes",
		],
		actionAt,
	);
	expect(await links()).toEqual([
		{ title: "/bags", url: "/bags", categoryId: "bags" },
		{ title: "/shoes", url: "/shoes", isGone: true },
		{ title: "/dress-VT1.html", url: "/dress-VT1.html" },
		{ title: "/coat-VT2.html?x=1", url: "/coat-VT2.html?x=1", isGone: true },
		{ title: "/coat-VT2.html", url: "/coat-VT2.html", isGone: true },
		{ title: "/about", url: "/about" },
		{ title: "/unwritten", url: "/unwritten", isGone: true },
		{ title: "/stores", url: "/stores" },
		{ title: "https://other.example/shoes", url: "https://other.example/shoes" },
	]);
	expect(asked.filter((path) => path.includes("routeInfo"))).toHaveLength(5);
});

test("a platform that does not respond removes no link", async () => {
	const { links } = loadLinks(["/about", "/coat-VT2.html"], () => undefined);
	expect(await links()).toEqual([
		{ title: "/about", url: "/about" },
		{ title: "/coat-VT2.html", url: "/coat-VT2.html" },
	]);
});

// proves platform-17
test("without a controller, a link to an editors' page has a target", async () => {
	const { links, asked, later, settled } = loadLinks(["/about"], NO_CONTROLLER);
	const footers = () => asked.filter((path) => path.includes("footerCollection")).length;
	expect(await links()).toEqual([{ title: "/about", url: "/about" }]);
	await settled();
	later(DAY - 1);
	await links();
	expect(footers()).toBe(1);
});

// proves platform-17
test("without a controller, no link is removed", async () => {
	const { links } = loadLinks(["/coat-VT2.html"], NO_CONTROLLER);
	expect(await links()).toEqual([{ title: "/coat-VT2.html", url: "/coat-VT2.html" }]);
});

test.each([
	[["/bags", "/stores"], 7 * DAY],
	[["/bags", "/about"], DAY],
	[["/bags", "/shoes"], 15 * 60],
])("content with links to %j is kept for %i seconds", async (urls, seconds) => {
	const { links, asked, later, settled } = loadLinks(urls, actionAt);
	const footers = () => asked.filter((path) => path.includes("footerCollection")).length;
	await links();
	later(seconds - 1);
	await links();
	expect(footers()).toBe(1);
	later(2);
	await links();
	await settled();
	expect(footers()).toBe(2);
});
