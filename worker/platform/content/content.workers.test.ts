import { beforeEach, describe, expect, test, vi } from "vitest";
import { useClock } from "../../base/clock.ts";
import { createContentReads } from "../../cache/content/content-reads.ts";
import { newIsolate } from "../../cache/testing.ts";
import { useMovedClock } from "../breakers/moved-clock.ts";
import { testCalls } from "../testing.ts";
import { loadEditorialAddresses } from "./calls/page-addresses.ts";
import { createContent } from "./content.ts";

let count = 0;
beforeEach(() => {
	count++;
	newIsolate();
});
const locale = () => ({ siteId: `content-${count}`, country: "SA", language: "ar" as const });

test("pages are loaded once by slug and locale", async () => {
	const { calls, requests } = testCalls((url) => {
		const { slug, site, locale } = JSON.parse(url.searchParams.get("variables") ?? "{}");
		return Response.json({
			data: {
				pageCollection: {
					items:
						slug === "/about"
							? [{ slug, title: `${site} ${locale}`, sectionsCollection: { items: [] } }]
							: [],
				},
			},
		});
	});
	const content = createContent(calls, locale());
	expect(await content.page("/about")).toEqual({
		slug: "/about",
		title: `content-${count} ar-SA`,
		jsonLd: [],
		sections: [],
	});
	await content.page("/about");
	expect(requests).toHaveLength(1);
	expect(await content.page("/nothing")).toBeNull();
	expect(await content.notFound()).toBeNull();
	expect(await content.home()).toBeNull();
});

// proves cache-9
test("content that names no lifetime is cached for a week", async () => {
	const { calls, requests, later } = testCalls(() =>
		Response.json({
			data: { pageCollection: { items: [{ slug: "/about", title: "", sectionsCollection: { items: [] } }] } },
		}),
	);
	const { page } = createContent(calls, locale());
	await page("/about");
	later(7 * 86_400 - 1);
	await page("/about");
	expect(requests).toHaveLength(1);
	later(2);
	await page("/about");
	expect(requests).toHaveLength(2);
});

test("errors of GraphQL are malformed responses", async () => {
	const { calls } = testCalls(() => Response.json({ errors: [{ message: "no" }] }));
	await expect(createContent(calls, locale()).header()).rejects.toMatchObject({ kind: "malformed" });
});

// proves content-4, content-35
test("one request loads a product's sections and the text that it names", async () => {
	const zone = (...items: string[]) => ({
		items: items.map((text) => ({ __typename: "Statement", id: text, text })),
	});
	const entry = (owner: object, name: string) => ({
		...owner,
		belowProductCollection: zone(`${name} below`),
		belowRowsCollection: zone(`${name} end`),
	});
	const { calls, requests } = testCalls((url) => {
		const { productId, textId, locale } = JSON.parse(url.searchParams.get("variables") ?? "{}");
		const items = [
			entry({ categoryId: "women" }, "women"),
			entry({ categoryId: "dresses" }, "dresses"),
			...(productId === "VT1" ? [entry({ productId, categoryId: "women" }, "VT1")] : []),
		];
		const texts = textId === "preorder-early-spring" ? [{ text: `Soon, ${locale}` }] : [];
		return Response.json({
			data: { productContentCollection: { items }, textCollection: { items: texts } },
		});
	});
	const content = createContent(calls, locale());
	const load = async (productId: string, categoryIds: string[], textId?: string) => {
		const { belowProduct, belowRows, text } = await content.product({ productId, categoryIds, textId });
		return [...belowProduct, ...belowRows].map(({ id }) => id).concat(text ?? []);
	};
	const dresses = ["dresses", "women"];
	expect(await load("VT1", dresses, "preorder-early-spring")).toEqual([
		"VT1 below",
		"VT1 end",
		"Soon, ar-SA",
	]);
	expect(await load("VT2", dresses, "preorder-never")).toEqual(["dresses below", "dresses end"]);
	expect(await load("VT3", ["skirts", "women"])).toEqual(["women below", "women end"]);
	expect(await load("VT4", ["shoes"])).toEqual([]);
	await load("VT4", ["shoes"]);
	expect(requests).toHaveLength(4);
});

const badge = (id: string) => ({
	id,
	text: id.toUpperCase(),
	textColor: "#FFF",
	backgroundColor: id === "new" ? "#000" : "x",
});
const footerWith = (ids: string[], more = {}) => ({
	data: {
		footerCollection: { items: [] },
		badgeCollection: { total: ids.length, items: ids.map(badge), ...more },
	},
	extensions: { tags: ["entry:footer", "type:Badge", ...ids.map((id) => `entry:${id}`)] },
});
const isFooter = (url: URL) => url.searchParams.get("query")?.includes("footerCollection");

// proves content-4
test("badges come with the footer, so that a page of products asks for none", async () => {
	const { calls, requests } = testCalls(() => Response.json(footerWith(["new", "sale"])));
	const content = createContent(calls, locale());
	await content.footer();
	expect(await content.badges([])).toEqual({ badges: new Map() });
	expect((await content.badges(["new", "gone", "sale", "new"])).badges).toEqual(
		new Map([
			["new", { text: "NEW", colour: "#fff", background: "#000" }],
			// White text without a background would be unreadable, so its colour is dropped.
			["sale", { text: "SALE" }],
		]),
	);
	expect(requests).toHaveLength(1);
});

test("badges beyond those of the footer are loaded together and once, and known ones are shown while the service is down", async () => {
	let isDown = false;
	const { calls, requests } = testCalls((url) => {
		if (isDown) return new Response(null, { status: 400 });
		if (isFooter(url)) return Response.json(footerWith(["new"], { total: 101 }));
		const { ids } = JSON.parse(url.searchParams.get("variables") ?? "{}") as { ids: string[] };
		const items = ids.filter((id) => id !== "gone").map(badge);
		return Response.json({ data: { badgeCollection: { items } } });
	});
	const content = createContent(calls, locale());
	expect([...(await content.badges(["new", "gone", "sale"])).badges.keys()]).toEqual(["new", "sale"]);
	await content.badges(["sale", "new", "gone"]);
	await content.badges(["new"]);
	expect(requests).toHaveLength(2);
	expect([...(await content.badges(["sale", "late", "last"])).badges.keys()]).toEqual([
		"sale",
		"late",
		"last",
	]);
	expect(requests).toHaveLength(3);
	isDown = true;
	const result = await content.badges(["sale", "never"]);
	expect([[...result.badges.keys()], result.isPartial]).toEqual([["sale"], true]);
	await expect(content.badges(["never"])).rejects.toThrow();
});

// proves platform-9
test("a page does not wait for another page's hanging load", async () => {
	const clock = useMovedClock();
	try {
		const { calls, requests } = testCalls(() => new Promise<Response>(() => {}));
		const { page } = createContent(calls, locale());
		const first = page("/about");
		await expect.poll(() => requests).toHaveLength(1);
		await clock.move(2000);
		await expect(page("/about")).rejects.toThrow("Another request waits for it already.");
		await expect(page("/journal")).rejects.toThrow("Nothing was sent");
		await expect(clock.until(first)).rejects.toThrow();
	} finally {
		useClock();
	}
});

// proves cache-16
test("a page of content inherits the tags of what it reads, and those of pages that its links lead to", async () => {
	const links = { items: [{ title: "About", targetUrl: "/about" }] };
	const { calls } = testCalls(() =>
		Response.json({
			data: {
				footerCollection: {
					items: [{ columnsCollection: { items: [{ title: "Shop", linksCollection: links }] } }],
				},
			},
			extensions: { tags: ["entry:footer"] },
		}),
	);
	const reads = createContentReads();
	const content = createContent({ ...calls, cache: { ...calls.cache, content: reads } }, locale());
	await content.footer();
	expect([...reads.tags]).toEqual(["entry:footer", "slug:/about"]);
});

// proves cache-16
test("a page inherits the tags of the badges that it shows, and hears of new ones if it names an unknown one", async () => {
	const { calls } = testCalls(() => Response.json(footerWith(["new", "sale"])));
	const reads = createContentReads();
	const content = createContent({ ...calls, cache: { ...calls.cache, content: reads } }, locale());
	await content.footer();
	expect([...reads.tags]).toEqual(["entry:footer"]);
	await content.badges(["new"]);
	expect([...reads.tags]).toEqual(["entry:footer", "entry:new"]);
	await content.badges(["gone"]);
	expect([...reads.tags]).toEqual(["entry:footer", "entry:new", "type:Badge"]);
});

const withPages = (total: number) => ({
	data: {
		footerCollection: { items: [] },
		pageCollection: { total, items: [{ slug: "/about" }] },
		journalArticleCollection: { total: 1, items: [{ slug: "/journal/wool" }] },
		brandPageCollection: { total, items: [{ id: "alba", slug: "/brands/alba", brandId: "Alba" }] },
	},
	extensions: { tags: ["entry:footer", "entry:alba", "type:Page", "type:JournalArticle", "type:BrandPage"] },
});

// proves content-46
test("pages and brands come with the footer, so that links and directories ask for none", async () => {
	const { calls, requests } = testCalls(() => Response.json(withPages(1)));
	const reads = createContentReads();
	const content = createContent({ ...calls, cache: { ...calls.cache, content: reads } }, locale());
	const slugs = ["/about", "/journal/wool", "/brands/alba", "/gone"];
	expect(await Promise.all(slugs.map((slug) => content.hasPage(slug)))).toEqual([true, true, true, false]);
	await content.footer();
	expect([...reads.tags]).toEqual(["entry:footer"]);
	expect(await content.brandPages()).toEqual([{ brandId: "Alba", slug: "/brands/alba", isNoFollow: false }]);
	expect([...reads.tags]).toEqual(["entry:footer", "entry:alba", "type:BrandPage"]);
	expect(requests).toHaveLength(1);
});

// proves content-46
test.each([
	["has more pages than it lists", withPages(101)],
	["does not list pages", { data: { footerCollection: { items: [] } } }],
])("a service that %s is asked for others", async (_, footer) => {
	const { calls, requests } = testCalls((url) => {
		if (isFooter(url)) return Response.json(footer);
		const { slug } = JSON.parse(url.searchParams.get("variables") ?? "{}");
		const items = slug === "/late" ? [{ slug, title: "Late", sectionsCollection: { items: [] } }] : [];
		const brandPageCollection = slug ? undefined : { items: [{ slug: "/b", brandId: "B" }] };
		return Response.json({ data: { pageCollection: { items }, brandPageCollection } });
	});
	const content = createContent(calls, locale());
	expect(await content.hasPage("/late")).toBe(true);
	expect(await content.hasPage("/gone")).toBe(false);
	expect(requests).toHaveLength(3);
	expect(await content.brandPages()).toEqual([{ brandId: "B", slug: "/b", isNoFollow: false }]);
});

// proves content-33
test("one request loads what stands in a list and the sections around it", async () => {
	const { calls, requests } = testCalls(() =>
		Response.json({
			data: {
				listContentCollection: { items: [] },
				categoryContentCollection: {
					items: [
						{
							aboveListCollection: { items: [{ __typename: "Statement", id: "one", text: "Wool" }] },
							belowListCollection: { items: [{ __typename: "Unheard", id: "two" }] },
						},
					],
				},
			},
		}),
	);
	const content = createContent(calls, locale());
	expect(await content.list({ categoryId: "men-knitwear" })).toMatchObject({
		inserts: [],
		above: [{ type: "statement", id: "one", entry: { text: "Wool" } }],
		below: [{ type: "Unheard", id: "two", problems: [expect.any(String)] }],
	});
	expect(requests).toHaveLength(1);
});

describe("entries that cannot be read", () => {
	const read = async (page: object, slug = "/about") => {
		const { calls } = testCalls(() =>
			Response.json({ data: { pageCollection: { items: [{ __typename: "Page", id: "about", ...page }] } } }),
		);
		const warn = vi.fn();
		const content = createContent(calls, { ...locale(), warn });
		return { page: await content.page(slug), faults: warn.mock.calls.map(([fault]) => fault) };
	};
	const sectionsCollection = { items: [{ __typename: "Statement", id: "one", text: "Made to last." }] };

	// proves content-16
	test("fields of a page are left out and logged with the address and the entry, and the page stands", async () => {
		const { page, faults } = await read({ slug: "/about", title: null, robots: 7, sectionsCollection });
		expect(page).toMatchObject({ title: "Vetrina", robots: undefined, sections: [{ id: "one" }] });
		expect(faults).toEqual([
			expect.stringMatching(/^Content page \/about is shown without title of Page about \(/),
			expect.stringMatching(/^Content page \/about is shown without robots of Page about \(/),
		]);
	});
	// proves content-16
	test("a page without an address is none, and is logged", async () => {
		const { page, faults } = await read({ title: "About", sectionsCollection });
		expect(page).toBeNull();
		expect(faults).toEqual([
			expect.stringMatching(/^Content page \/about is shown without Page about \(.*slug/),
		]);
	});
});

// proves content-18, content-44
test("the addresses for sitemaps are read in batches, without pages that are not listed", async () => {
	const page = (slug: string, more: object = {}) => ({
		slug,
		sys: { publishedAt: "2026-11-16T09:00:00.000Z" },
		...more,
	});
	const first = [
		page("/about"),
		page("/terms", { robots: "noindex, nofollow" }),
		page("/old", { canonical: "/about" }),
	];
	const { calls, requests } = testCalls((url) => {
		const { skip } = JSON.parse(url.searchParams.get("variables") ?? "{}");
		return Response.json({
			data: {
				pageCollection: {
					total: 101,
					items: skip === 0 ? first : [page("/splash"), page("/imprint", { sys: null })],
				},
				journalArticleCollection: { total: 1, items: skip === 0 ? [page("/journal/wool")] : [] },
				brandPageCollection: {
					total: 2,
					items: skip === 0 ? [page("/brands/a"), page("/brands/b", { isNoFollow: true })] : [],
				},
			},
		});
	});
	const lastModified = "2026-11-16T09:00:00.000Z";
	expect(await loadEditorialAddresses(calls, locale())).toEqual([
		{ slug: "/about", lastModified },
		{ slug: "/journal/wool", lastModified },
		{ slug: "/brands/a", lastModified },
		{ slug: "/imprint", lastModified: undefined },
	]);
	expect(requests).toHaveLength(2);
});
