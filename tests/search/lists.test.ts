import { describe, expect, inject, test } from "vitest";
import type { ListData } from "../../pages/list/contract.ts";
import { rawRequest } from "../setup/raw-request.ts";

/** The demo's categories are described in docs/states.md (decision 0024). */

const read = async (path: string) => {
	const { status, text } = await rawRequest(path);
	expect(status, path).toBe(200);
	const first = (pattern: RegExp): string | undefined => pattern.exec(text)?.[1];
	return {
		text,
		title: first(/<title>([^<]*)/),
		heading: first(/<h1[^>]*>([^<]*)/),
		canonical: first(/<link rel="canonical" href="([^"]*)/)?.replace(inject("storefront"), ""),
		robots: first(/<meta name="robots" content="([^"]*)/),
		total: Number(first(/>(\d+) (?:items?|articles?)</)),
	};
};
/** Returns the address of the main part's first link with this text, and perhaps a count. */
const hrefOf = (text: string, label: string): string | undefined => {
	const main = text.slice(text.indexOf("<main"), text.indexOf("</main"));
	const links = [...main.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
	const link = links.find(([, , inside]) => inside?.replace(/<[^>]*>/g, "").replace(/\d+$/, "") === label);
	return link?.[1]?.replaceAll("&amp;", "&");
};

describe("a phrase", () => {
	const pageOf = async (path: string) => {
		const response = await rawRequest(`/_page${path}`, { headers: { accept: "application/json" } });
		return { ...response, data: (JSON.parse(response.text) as { page?: { data: ListData } }).page?.data };
	};

	// proves search-16
	test.each([
		[
			"/en-it/search?q=dress+under+300",
			"/en-it/search?q=dress&prefn1=price&prefv1=%280..300%29",
			"/en-it/search?q=dress",
		],
		[
			"/de-de/search?q=Kleid+unter+300",
			"/de-de/search?q=Kleid&prefn1=price&prefv1=%280..300%29",
			"/de-de/search?q=Kleid",
		],
		["/en-us/search?q=under+300", "/en-us/search?prefn1=price&prefv1=%280..300%29", "/en-us/search"],
	])("%s is refined by its price, which can be removed", async (asked, refined, without) => {
		const { status, headers } = await rawRequest(asked);
		expect([status, headers.get("location")]).toEqual([302, refined]);
		const { data } = await pageOf(refined);
		expect(data?.total).toBeGreaterThan(0);
		expect(data?.chips.map(({ href }) => href)).toEqual([without]);
		expect(data?.chips[0]?.label).toMatch(/300/);
	});

	// proves search-17
	test.each([
		["/en-it", "slik dress", "Showing results for “silk dress”."],
		["/en-us", "slik dress", "Showing results for “silk dress”."],
		["/en-it", "silk dress qqzzxx", "Nothing matches all of your words. These items match most of them."],
		["/en-us", "silk dress qqzzxx", "Nothing matches all of your words. These items match most of them."],
		[
			"/ja-jp",
			"silk dress qqzzxx",
			"すべての言葉に一致する商品はありません。ほとんどの言葉に一致する商品を表示しています。",
		],
		["/en-it", "silk dress", undefined],
	])("%s: '%s' explains how the search was widened", async (locale, query, said) => {
		const { data } = await pageOf(`${locale}/search?${new URLSearchParams({ q: query })}`);
		expect(data?.description).toBe(said);
		expect(data?.total).toBeGreaterThan(0);
	});
});

describe("merchants' settings", () => {
	// proves list-21, list-16
	test("replace the category's own words, with the text on the first page only", async () => {
		const gifts = await read("/en-it/gifts");
		expect(gifts).toMatchObject({
			title: "Gifts, wrapped by hand | Vetrina",
			heading: "A little something",
			canonical: "/en-it/gifts",
		});
		expect(gifts.text).toContain("<strong>by hand</strong>");
		expect(gifts.text).toContain('href="/en-it/shipping">shipping</a>');
		const second = await read("/en-it/gifts?page=2");
		expect(second.canonical).toBe("/en-it/gifts?page=2");
		expect(second.text).not.toContain("<strong>by hand</strong>");
	});

	test("replace a list's canonical address", async () => {
		expect(await read("/en-it/children/girls/tops")).toMatchObject({ canonical: "/en-it/children/girls" });
	});

	// proves catalogue-17
	test("show a price cut's percentage from a threshold on", async () => {
		const response = await rawRequest("/_page/en-it/shoes?srule=discount");
		const { page } = JSON.parse(response.text) as { page: { data: ListData } };
		const shown = page.data.tiles.flatMap(
			({ price }) => /^−(\d+)%$/.exec(price.discountText ?? "")?.[1] ?? [],
		);
		expect(shown.length).toBeGreaterThan(0);
		expect(Math.min(...shown.map(Number))).toBeGreaterThanOrEqual(30);
	});
});

// proves list-13
test("addresses name a sorting unless it is the first one", async () => {
	const response = await rawRequest("/_page/en-it/women/dresses?srule=price-low-to-high");
	const { page } = JSON.parse(response.text) as { page: { data: ListData } };
	const [first, ...others] = page.data.sorting;
	expect(first?.href).toBe("/en-it/women/dresses");
	for (const { id, href } of others) expect(href).toBe(`/en-it/women/dresses?srule=${id}`);
	expect(others.find(({ selected }) => selected)?.id).toBe("price-low-to-high");
});

describe("the editors' page of a category", () => {
	test("is shown at its address, and a query shows the list", async () => {
		const beauty = await read("/en-it/beauty");
		expect(beauty).toMatchObject({ heading: "Beauty", canonical: "/en-it/beauty" });
		expect(beauty.text).toContain("A small ritual before going out");
		const all = hrefOf(beauty.text, "View all");
		expect(all).toBe("/en-it/beauty?srule=best-matches");
		const list = await read(all ?? "");
		expect(list).toMatchObject({ heading: "Beauty", canonical: "/en-it/beauty" });
		expect(list.total).toBeGreaterThan(0);
		// A later page leads back to the list, not to the editors' page.
		expect(hrefOf((await read("/en-it/beauty?page=2")).text, "Load previous")).toBe(all);
	});

	test("gives way to the list if the content service fails", async () => {
		const { text, total } = await read("/fr-fr/home?fault=content:503");
		expect(total).toBeGreaterThan(0);
		expect(text).not.toContain("Une table qui attend");
	});

	test("gives way to the default list if it is configured", async () => {
		const { text, total } = await read("/en-it/accessories");
		expect(total).toBeGreaterThan(0);
		expect(text).not.toContain("Last put on, first seen");
	});
});

describe("choices", () => {
	// proves list-3
	test("'all' deselects the other values, in the address as well", async () => {
		const [plain, all, black] = await Promise.all([
			read("/en-it/women/dresses"),
			read("/en-it/women/dresses?prefn1=c_color&prefv1=all|black"),
			read("/en-it/women/dresses?prefn1=c_color&prefv1=black"),
		]);
		expect(all.total).toBe(plain.total);
		expect(black.total).toBeLessThan(plain.total);
	});

	test("one price at a time can be chosen, and all of them again", async () => {
		const prices = [
			...(await read("/en-it/women/knitwear")).text.matchAll(/prefn1=price&amp;prefv1=([^"&]*)/g),
		].map(([, value]) => value);
		const [first, second] = prices;
		const one = await read(`/en-it/women/knitwear?prefn1=price&prefv1=${first}`);
		const both = await read(`/en-it/women/knitwear?prefn1=price&prefv1=${first}%7C${second}`);
		expect(both.total).toBe(one.total);
		expect(hrefOf(one.text, "All")).toBe("/en-it/women/knitwear");
	});

	// proves list-20
	test("dots are links that choose, several or one at a time", async () => {
		const several = await read("/en-it/women/knitwear?prefn1=c_color&prefv1=black");
		expect(hrefOf(several.text, "Navy")).toBe("/en-it/women/knitwear?prefn1=c_color&prefv1=black%7Cnavy");
		const single = await read("/en-it/shoes/women/heels?prefn1=c_color&prefv1=black");
		expect(hrefOf(single.text, "Red")).toBe("/en-it/shoes/women/heels?prefn1=c_color&prefv1=red");
	});
});

describe("addresses", () => {
	const moved = async (path: string) => {
		const { status, headers } = await rawRequest(path);
		return [status, headers.get("location")];
	};

	// proves list-12
	test("the platform's table of choices equals pairs", async () => {
		const black = await read("/en-it/women/dresses?prefn1=c_color&prefv1=black");
		for (const query of ['preferences={"c_color":"black"}', "preferences[c_color]=black"]) {
			const { total, text } = await read(`/en-it/women/dresses?${encodeURI(query)}`);
			expect(total).toBe(black.total);
			expect(hrefOf(text, "Remove Black") ?? hrefOf(text, "Clear all")).toBe("/en-it/women/dresses");
			expect(/href"?[=:]"[^"?]*\?[^"]*preferences/.exec(text)?.[0]).toBeUndefined();
		}
	});

	test.each(["/en-it/women/dresses", "/en-us/women/dresses", "/en-it/search?q=silk", "/en-us/search?q=silk"])(
		"a sorting that the site does not offer is dropped from %s",
		async (path) => {
			const sign = path.includes("?") ? "&" : "?";
			const [plain, unknown] = await Promise.all([read(path), read(`${path}${sign}srule=nosuch`)]);
			expect(/href"?[=:]"[^"]*nosuch/.exec(unknown.text)?.[0]).toBeUndefined();
			expect(unknown).toMatchObject({ canonical: plain.canonical, total: plain.total });
			expect(unknown.robots).toBe(plain.robots);
		},
	);

	// proves list-6
	test("the first page has no number in its address", async () => {
		for (const page of ["1", "0", "-1", "1e9", "%22%3E", "99999", ""])
			expect(await moved(`/en-it/women/dresses?page=${page}&src=a%20b`), page).toEqual([
				301,
				"/en-it/women/dresses?src=a%20b",
			]);
		const { text } = await rawRequest("/_page/en-it/women/dresses?page=0");
		expect(JSON.parse(text)).toEqual({ redirect: "/en-it/women/dresses", document: false });
	});

	// proves list-6
	test.each([
		[
			"/en-it/women/dresses?srule=new-arrivals&page=999&src=a",
			"/en-it/women/dresses?srule=new-arrivals&src=a",
		],
		["/en-us/women/dresses?page=999", "/en-us/women/dresses"],
		["/en-it/beauty?page=999", "/en-it/beauty?srule=best-matches"],
		["/en-it/women?prefn1=c_color&prefv1=black&page=99", "/en-it/women?prefn1=c_color&prefv1=black"],
		["/en-it/women?prefn1=c_color&prefv1=nosuch&page=2", "/en-it/women?prefn1=c_color&prefv1=nosuch"],
		["/en-it/search?q=silk&tabId=women&page=999", "/en-it/search?q=silk&tabId=women"],
		["/en-us/search?q=silk&page=999", "/en-us/search?q=silk"],
		["/en-it/journal?page=999", "/en-it/journal"],
	])("beyond the last page %s is %s", async (path, first) => {
		expect(await moved(path)).toEqual([302, first]);
		expect(await moved(path)).toEqual([302, first]);
	});

	// proves list-14
	test.each([
		[
			"/en-it/women/dresses?q=silk&prefn1=c_color&prefv1=black",
			"/en-it/search?q=silk&cgid=women-dresses&prefn1=c_color&prefv1=black",
		],
		["/en-us/women/dresses?q=silk&page=2", "/en-us/search?q=silk&cgid=women-dresses&page=2"],
		["/en-it/beauty?q=rose", "/en-it/search?q=rose&cgid=beauty"],
	])("words within a category are a search: %s", async (path, search) => {
		expect(await moved(path)).toEqual([301, search]);
		const list = await read(search);
		expect(list.total).toBeGreaterThan(0);
	});
});

// proves search-4
describe("tabs of a search", () => {
	test("keep the phrase and the order, and begin on page 1", async () => {
		const { text, total } = await read("/en-it/search?q=silk&srule=new-arrivals&page=2&cgid=nosuch");
		const href = hrefOf(text, "Women");
		expect(href).toBe("/en-it/search?q=silk&tabId=women&srule=new-arrivals");
		const women = await read(href ?? "");
		expect(women.total).toBeGreaterThan(0);
		expect(women.total).toBeLessThan(total);
		expect(hrefOf(women.text, "All")).toBe("/en-it/search?q=silk&srule=new-arrivals");
	});

	test("are ignored if unknown, as is a category outside the tab", async () => {
		const [all, nosuch, women, outside] = await Promise.all([
			read("/en-it/search?q=silk"),
			read("/en-it/search?q=silk&tabId=nosuch"),
			read("/en-it/search?q=silk&tabId=women"),
			read("/en-it/search?q=silk&tabId=women&cgid=men"),
		]);
		expect(nosuch.total).toBe(all.total);
		expect(outside.total).toBe(women.total);
	});
});

// proves search-12
test("/search-no-result offers links without a search", async () => {
	const { heading, robots, text } = await read("/en-it/search-no-result?q=silk");
	expect({ heading, robots }).toEqual({ heading: "No results for “silk”", robots: "noindex, follow" });
	expect(hrefOf(text, "Women")).toBe("/en-it/women");
});

// proves search-12
test("a search that finds nothing offers popular searches, which find something, and categories", async () => {
	const { heading, text } = await read("/en-us/search?q=qqzzxx");
	expect(heading).toBe("No results for “qqzzxx”");
	expect(hrefOf(text, "Women")).toBe("/en-us/women");
	const main = text.slice(text.indexOf("<main"), text.indexOf("</main"));
	const popular = [...main.matchAll(/href="(\/en-us\/search\?q=[^"&]*)"/g)].map(([, href = ""]) => href);
	expect(popular).toHaveLength(3);
	for (const href of popular) expect((await read(href)).total, href).toBeGreaterThan(0);
});
