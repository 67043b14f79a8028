import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { readContent } from "../../scripts/lib/content/import-content.ts";
import { type ContentEntry, contentFolder } from "../../scripts/lib/content/read-house-content.ts";
import { watchContent } from "../../scripts/lib/content/watch-content.ts";
import { houseFolder } from "../../scripts/lib/house.ts";
import { everywhere, link, listExamples, openEditorsPages } from "../setup/editors-page.ts";
import { expectSoon } from "../setup/expect-soon.ts";
import { startOwnShop } from "../setup/own-shop.ts";

const house = mkdtempSync(join(tmpdir(), "files-walk-"));
const lines: string[] = [];
/** Times at which an import had changed content. */
const imports: number[] = [];
let entries: readonly ContentEntry[] = [];
let stopWatching: (() => void) | undefined;
const shop = startOwnShop("files-walk", async ({ commerce, token }) => {
	cpSync(contentFolder(houseFolder), contentFolder(house), { recursive: true });
	({ entries } = await readContent());
	stopWatching = await watchContent(
		{ baseUrl: commerce, token },
		{ house, say: (line) => lines.push(line), onChange: () => imports.push(performance.now()) },
	);
});
afterEach(() => expect(lines.splice(0).filter((line) => line.includes("stays as it was"))).toEqual([]));
afterAll(() => {
	stopWatching?.();
	rmSync(house, { recursive: true, force: true });
});
const { request, requestPage, listTypes } = openEditorsPages(() => shop().storefront);

/** A saved file is published when the watch has imported it. */
const expectTaken = <T>(read: () => Promise<T> | T) => {
	const { length } = imports;
	return expectSoon(read, () => imports.slice(length).at(-1));
};

type File = { fields: Record<string, unknown> };
const locate = (path: string): string => join(contentFolder(house), `${path}.json`);
const save = (path: string, fields: object): void => {
	mkdirSync(dirname(locate(path)), { recursive: true });
	writeFileSync(locate(path), JSON.stringify({ fields }, null, "\t"));
};
const change = (path: string, newFields: (fields: File["fields"]) => object): void => {
	const file = JSON.parse(readFileSync(locate(path), "utf8")) as File;
	const fields = { ...file.fields, ...newFields(file.fields) };
	writeFileSync(locate(path), JSON.stringify({ ...file, fields }, null, "\t"));
};
/** Returns the path of an entry's file without its ending; the id is in no other folder. */
const findPath = (id: string): string => {
	const path = entries.find((entry) => entry.id === id)?.source.path ?? "";
	expect([id, path]).toEqual([id, expect.stringMatching(/\.json$/)]);
	return path.replace(/\.json$/, "");
};

// proves content-19, cache-16
test("an editor who saves files changes the order of home, with a quote and a module first", async () => {
	save("cta/walk-link", { title: everywhere("Shipping"), targetUrl: "/shipping" });
	change(findPath("home-eu"), ({ sections }) => ({
		sections: [link("walk-link"), ...(sections as object[])],
	}));
	await expectTaken(() => listTypes("/en-it/")).toContain("cta");
	const before = await listTypes("/en-it/");
	expect(before.length).toBeGreaterThan(2);
	save("quote/walk-quote", { text: everywhere("Made to last.") });
	save("tab/walk-tab", {
		title: everywhere("Workshop"),
		content: [link("window-slides"), link("window-film")],
	});
	save("module/walk-module", {
		variant: "Module4CarouselWithTabs",
		title: everywhere("Behind the counter"),
		tabs: [link("walk-tab")],
	});
	change(findPath("home-eu"), ({ sections }) => ({
		sections: [link("walk-quote"), link("walk-module"), ...(sections as object[]).toReversed()],
	}));
	await expectTaken(() => listTypes("/en-it/")).toEqual(["quote", "module", ...before.toReversed()]);
	expect(await request("/en-it/")).toContain("Made to last.");
	const [, module] = (await requestPage("/en-it/")).data.sections;
	expect(module?.inner).toEqual(expect.arrayContaining(["carousel", "video"]));
});

// proves content-19, content-16
test("an editor who saves files builds a landing page with a section of every type", async () => {
	const examples = listExamples(entries);
	for (const { id, folder, fields } of examples) save(`${folder}/walk/${id}`, fields);
	const sections = examples.map(({ id }) => link(id));
	save("page/walk-landing", { slug: "/walk", title: everywhere("Everything"), sections });
	for (const path of ["/en-it/walk", "/ar-fr/walk"])
		await expectTaken(() => listTypes(path)).toEqual(examples.map(({ folder }) => folder));
});

// proves content-19, content-17
test("an editor who saves files writes a legal page in Arabic with lists in lists, a table and a link", async () => {
	const text = [
		"# الشروط",
		"1. الطلب",
		"  1. الإرجاع",
		"    - مجانًا",
		"2. الدفع",
		"| المدة | البلد |",
		"|---|---|",
		"| **ثلاثون يومًا** | إيطاليا |",
		"اقرأ [الشحن](/shipping).",
	];
	save("rich-text-section/walk-legal-text", { body: everywhere(text) });
	save("page/walk-legal", {
		slug: "/walk-legal",
		title: everywhere("الشروط"),
		sections: [link("walk-legal-text")],
	});
	await expectTaken(() => request("/ar-sa/walk-legal")).toContain("ثلاثون يومًا");
	const html = await request("/ar-sa/walk-legal");
	expect(html).toMatch(/<html[^>]* dir="rtl"/);
	expect(html).toMatch(/<ol><li>الطلب<ol><li>الإرجاع<ul><li>مجانًا/);
	expect(html).toMatch(/<th[^>]*>المدة<.*<td><strong[^>]*>ثلاثون يومًا</s);
	expect(html).toMatch(/<a [^>]*href="\/ar-sa\/shipping"[^>]*>الشحن<.*<footer/s);
});

// proves content-19, shell-32
test("an editor who saves files sets a transparent header and a red Sale", async () => {
	save("hero/walk-hero", entries.find(({ type }) => type === "Hero")?.fields ?? {});
	save("page/walk-over-hero", {
		slug: "/walk-hero",
		title: everywhere("Transparent"),
		headerType: "transparent",
		sections: [link("walk-hero")],
	});
	change(findPath("menu-sale"), () => ({
		color: "#b00020",
		targetUrl: "/lamps",
		targetCategory: undefined,
		subItems: [],
	}));
	await expectTaken(() => request("/en-it/walk-hero")).toContain("<main");
	expect((await requestPage("/en-it/walk-hero")).headerType).toBe("transparent");
	await expectTaken(() => request("/en-it/walk-hero")).toMatch(/<a[^>]*#b00020[^>]*>Sale/);
});

// proves content-19
test("a faulty file leaves the shop as it was, until it is mended", async () => {
	const good = readFileSync(locate("quote/walk-quote"), "utf8");
	writeFileSync(locate("quote/walk-quote"), good.replace("Made to last.", 'Made.", "en": "Twice.'));
	await expectTaken(() => lines.join("\n")).toMatch(
		/quote\/walk-quote\.json:4 fields\.text\.en: is there twice/,
	);
	lines.length = 0;
	expect(await request("/en-it/")).toContain("Made to last.");
	writeFileSync(locate("quote/walk-quote"), good.replace("Made to last.", "Mended."));
	await expectTaken(() => request("/en-it/")).toContain("Mended.");
	rmSync(locate("page/walk-legal"));
	await expectTaken(() => request("/ar-sa/walk-legal")).toBe("");
});
