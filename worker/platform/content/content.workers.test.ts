import { beforeEach, expect, test, vi } from "vitest";
import { useClock } from "../../base/clock.ts";
import { newIsolate } from "../../cache/testing.ts";
import { useMovedClock } from "../breakers/moved-clock.ts";
import { testCalls } from "../testing.ts";
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

// proves content-4
test("a preorder's message is loaded by its id, and an unknown id has no message", async () => {
	const { calls, requests } = testCalls((url) => {
		const { id, locale } = JSON.parse(url.searchParams.get("variables") ?? "{}");
		const items = id === "preorder-early-spring" ? [{ text: `Soon, ${locale}` }] : [];
		return Response.json({ data: { textCollection: { items } } });
	});
	const content = createContent(calls, locale());
	expect(await content.preorderMessage("preorder-early-spring")).toBe("Soon, ar-SA");
	expect(await content.preorderMessage("preorder-never")).toBeNull();
	await content.preorderMessage("preorder-early-spring");
	expect(requests).toHaveLength(2);
});

test("badges are loaded together and once, and known badges are shown while the service is down", async () => {
	let isDown = false;
	const { calls, requests } = testCalls((url) => {
		if (isDown) return new Response(null, { status: 400 });
		const { ids } = JSON.parse(url.searchParams.get("variables") ?? "{}") as { ids: string[] };
		const items = ids
			.filter((id) => id !== "gone")
			.map((id) => ({
				id,
				text: id.toUpperCase(),
				textColor: "#FFF",
				backgroundColor: id === "new" ? "#000" : "x",
			}));
		return Response.json({ data: { badgeCollection: { items } } });
	});
	const content = createContent(calls, locale());
	expect(await content.badges([])).toEqual({ badges: new Map() });
	expect((await content.badges(["new", "gone", "sale", "new"])).badges).toEqual(
		new Map([
			["new", { text: "NEW", colour: "#fff", background: "#000" }],
			// White text without a background would be unreadable, so its colour is dropped.
			["sale", { text: "SALE" }],
		]),
	);
	await content.badges(["sale", "new", "gone"]);
	await content.badges(["new"]);
	expect(requests).toHaveLength(1);
	expect([...(await content.badges(["sale", "late", "last"])).badges.keys()]).toEqual([
		"sale",
		"late",
		"last",
	]);
	await content.badges(["last", "new"]);
	expect(requests).toHaveLength(2);
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
		await vi.waitFor(() => expect(requests).toHaveLength(1));
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
	const { calls } = testCalls((url) =>
		Response.json(
			url.searchParams.get("query")?.includes("footerCollection")
				? {
						data: {
							footerCollection: {
								items: [{ columnsCollection: { items: [{ title: "Shop", linksCollection: links }] } }],
							},
						},
						extensions: { tags: ["entry:footer"] },
					}
				: { data: { badgeCollection: { items: [] } }, extensions: { tags: ["entry:new", "place:last"] } },
		),
	);
	const contentTags = new Set<string>();
	const content = createContent({ ...calls, cache: { ...calls.cache, contentTags } }, locale());
	await content.footer();
	expect([...contentTags]).toEqual(["entry:footer", "slug:/about"]);
	contentTags.clear();
	await content.badges(["new"]);
	expect([...contentTags]).toEqual(["entry:new"]);
});
