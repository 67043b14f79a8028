import { expect, test } from "vitest";
import { importCatalogue } from "../../scripts/import-catalogue.ts";
import type {
	BasketResponse,
	SessionResponse,
	WishlistItemResponse,
} from "../../shared/contracts/shopper-api.ts";
import { expectSoon } from "../setup/expect-soon.ts";
import { startOwnShop } from "../setup/own-shop.ts";
import { BROWSER_USER_AGENT, newShopper } from "../setup/shopper.ts";
import { strangersCatalogue } from "../setup/strangers-catalogue.ts";

const shop = startOwnShop("new-catalogue");

const ask = async (path: string): Promise<{ status: number; text: string }> => {
	const response = await fetch(new URL(path, shop().storefront), {
		redirect: "manual",
		headers: { "user-agent": BROWSER_USER_AGENT, accept: "text/html" },
	});
	return { status: response.status, text: await response.text() };
};

// proves catalogue-20
test("a product without pictures says so, in the shopper's language", async () => {
	const words = { "en-it": "No image available", "de-it": "Kein Bild verfügbar", "zh-it": "暂无图片" };
	for (const [locale, text] of Object.entries(words)) {
		const list = await ask(`/${locale}/lamps/desk`);
		expect(list.text).toContain(text);
		const [src = ""] = /\/no-image\/\w+\.svg/.exec(list.text) ?? [];
		const picture = await ask(src);
		expect([picture.status, picture.text.includes(text)]).toEqual([200, true]);
	}
	const href = /href="(\/en-it\/[^"]*-Lamp1-brass\.html)"/.exec((await ask("/en-it/lamps/desk")).text)?.[1];
	const page = await ask(href ?? "");
	expect(page.status).toBe(200);
	expect(page.text).toContain("No image available");
	// Metadata for other sites must not name a missing picture.
	expect(page.text).not.toMatch(/og:image|"image":\[/);
	expect((await ask("/no-image/xx.svg")).status).toBe(404);
	const pictured = await ask("/en-it/desk-lamp-2-Lamp2-brass.html");
	expect(pictured.text).toContain("og:image");
	expect(pictured.text).not.toContain("No image available");
});

// proves cache-14
test("an import into the running shop shows within five seconds, without a purge", async () => {
	const addresses = {
		new: "/en-it/bicycles/touring",
		newHead: "/en-it/bicycles",
		old: "/en-it/lamps/candles",
		kept: "/en-it/lamps/desk",
		home: "/en-it/",
		sitemap: "/sitemap-eu-en-it-1.xml",
		found: "/en-it/search?q=bicycle",
	};
	const look = async () => {
		const seen = Object.entries(addresses).map(async ([name, path]) => [name, await ask(path)] as const);
		return Object.fromEntries(await Promise.all(seen)) as Record<
			keyof typeof addresses,
			{ status: number; text: string }
		>;
	};
	const before = await look();
	expect([before.new.status, before.newHead.status, before.old.status]).toEqual([404, 404, 200]);
	expect(before.home.text).not.toContain("/en-it/bicycles");
	expect(before.sitemap.text).toContain("/en-it/lamps/candles");

	await shop().importLines(true);
	await expectSoon(async () => (await look()).new.status).toBe(200);
	const after = await look();
	expect([after.newHead.status, after.old.status, after.kept.status]).toEqual([200, 404, 200]);
	expect(after.new.text).toContain("Touring bicycle 1");
	for (const page of [after.home, after.kept, after.old]) expect(page.text).toContain("/en-it/bicycles");
	expect(after.sitemap.text).toContain("/en-it/bicycles/touring");
	expect(after.sitemap.text).not.toContain("/en-it/lamps/candles");
	expect(after.found.text).toContain("Touring bicycle");
});

// proves catalogue-19
test("a product of a finish and a frame size moves from the wishlist into the bag, and both name them", async () => {
	const shopper = newShopper({}, shop().storefront);
	const session = async () => (await (await shopper.fetch("/api/en-it/session")).json()) as SessionResponse;
	const { csrf } = await session();
	const post = async <Answer>(path: string, body: unknown): Promise<Answer> => {
		const response = await shopper.fetch(`/api/en-it${path}`, {
			method: "POST",
			headers: { "x-csrf-token": csrf, "content-type": "application/json" },
			body: JSON.stringify(body),
		});
		return (await response.json()) as Answer;
	};
	expect(await post<WishlistItemResponse>("/wishlist/items", { productId: "Bike1-black" })).toMatchObject({
		ok: true,
	});
	const [item] = (await session()).wishlist?.items ?? [];
	const page = await shopper.fetch("/en-it/wishlist", { headers: { accept: "text/html" } });
	const text = await page.text();
	expect(text).toContain("Matt black");
	expect(text).toContain("1.150");
	const soldOut = await post<BasketResponse>("/basket/items", { productId: "7017" });
	expect(soldOut).toMatchObject({ ok: false });
	const moved = await post<{ ok: boolean }>(`/wishlist/items/${item?.itemId}/basket`, { productId: "7016" });
	expect(moved).toMatchObject({ ok: true });
	const after = await session();
	expect(after.basket?.items).toMatchObject([{ productId: "7016", colour: "Matt black", size: "56 cm" }]);
	expect(after.wishlist?.items).toEqual([]);
});

// proves catalogue-27
test("the sitemap dates a product by its last change, and an import that changes another product leaves the date", async () => {
	const lines = strangersCatalogue();
	const replaceBy = (changed: typeof lines) => {
		const { commerce: baseUrl, token } = shop();
		return importCatalogue({ baseUrl, token, site: "vetrina-eu", replace: true, lines: changed });
	};
	const readDates = async (): Promise<Record<string, number>> => {
		const { text } = await ask("/sitemap-eu-en-it-1.xml");
		const dates = [...text.matchAll(/<loc>[^<]*-(\w+-\w+)\.html<\/loc><lastmod>([^<]+)/g)];
		return Object.fromEntries(dates.map(([, id = "", date = ""]) => [id, Date.parse(date)]));
	};
	await replaceBy(lines);
	await expectSoon(async () => "Bike1-black" in (await readDates())).toBe(true);
	const before = await readDates();
	expect(Object.keys(before)).toEqual(expect.arrayContaining(["Lamp1-brass", "Lamp2-brass", "Lamp2-black"]));

	const start = Date.now();
	await replaceBy(
		lines.map((line) =>
			line.kind === "variant" && line.master === "Lamp2" && line.values.color === "brass"
				? { ...line, prices: { EUR: { list: 61 } } }
				: line,
		),
	);
	await expectSoon(async () => (await readDates())["Lamp2-brass"] ?? 0).toBeGreaterThanOrEqual(start);
	const after = await readDates();
	const changed = Object.keys(before).filter((id) => after[id] !== before[id]);
	expect(changed.toSorted()).toEqual(["Lamp2-black", "Lamp2-brass"]);
});
