import { toAccountSlug } from "@vetrina/shop-rules/content/placed-pages.ts";
import { expect, test } from "vitest";
import { importContent, readContent } from "../../scripts/lib/content/import-content.ts";
import type { ContentEntry } from "../../scripts/lib/content/read-house-content.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { everywhere, link, listExamples, openEditorsPages } from "../setup/editors-page.ts";
import { expectSoon } from "../setup/expect-soon.ts";
import { startOwnShop } from "../setup/own-shop.ts";
import { sendTo } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

let entries: readonly ContentEntry[] = [];
const shop = startOwnShop("editors-walk", async ({ commerce, token }) => {
	await importContent({ baseUrl: commerce, token }, { keepsEdits: false });
	({ entries } = await readContent());
});

type Draft = { version: number; fields: Record<string, unknown> };
const call = async (method: string, path: string, body?: object): Promise<Draft> => {
	const response = await fetch(new URL(`/admin/content/entries${path}`, shop().commerce), {
		method,
		headers: { authorization: `Bearer ${shop().token}`, "content-type": "application/json" },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	const reply = await response.text();
	expect([method, path, response.status < 300 ? 200 : reply]).toEqual([method, path, 200]);
	return JSON.parse(reply) as Draft;
};
const publish = (id: string, { version }: Draft): Promise<Draft> =>
	call("POST", `/${id}/publish`, { version });
const create = async (id: string, type: string, fields: object): Promise<void> => {
	await publish(id, await call("POST", "", { id, type, fields }));
};
const change = async (id: string, newFields: object): Promise<void> => {
	const { version, fields } = await call("GET", `/${id}`);
	await publish(id, await call("PATCH", `/${id}`, { version, fields: { ...fields, ...newFields } }));
};

const { request, requestPage, listTypes } = openEditorsPages(() => shop().storefront);

// proves content-15, cache-16
test("an editor changes the order of home, and shoppers see it within five seconds", async () => {
	// The shop's catalogue is another than that of the house's content, so a link that leads somewhere is added first.
	await create("walk-link", "Cta", { title: everywhere("Shipping"), targetUrl: "/shipping" });
	const { fields } = await call("GET", "/home-eu");
	const sections = [link("walk-link"), ...(fields.sections as object[])];
	await change("home-eu", { sections });
	await expectSoon(() => listTypes("/en-it/")).toContain("cta");
	const before = await listTypes("/en-it/");
	expect(before.length).toBeGreaterThan(2);
	await create("walk-quote", "Quote", { text: everywhere("Made to last.") });
	await create("walk-tab", "Tab", {
		title: everywhere("Workshop"),
		content: [link("window-slides"), link("window-film")],
	});
	await create("walk-module", "Module", {
		variant: "Module4CarouselWithTabs",
		title: everywhere("Behind the counter"),
		tabs: [link("walk-tab")],
	});
	await change("home-eu", { sections: [link("walk-quote"), link("walk-module"), ...sections.toReversed()] });
	await expectSoon(() => listTypes("/en-it/")).toEqual(["quote", "module", ...before.toReversed()]);
	const html = await request("/en-it/");
	expect(html).toContain("Made to last.");
	const [, module] = (await requestPage("/en-it/")).data.sections;
	expect(module?.inner).toEqual(expect.arrayContaining(["carousel", "video"]));
});

// proves content-15, content-16
test("an editor builds a landing page with a section of every type", async () => {
	const examples = listExamples(entries);
	for (const { id, type, fields } of examples) await create(id, type, fields);
	const sections = examples.map(({ id }) => link(id));
	await create("walk-landing", "Page", { slug: "/walk", title: everywhere("Everything"), sections });
	for (const path of ["/en-it/walk", "/ar-fr/walk"])
		await expectSoon(() => listTypes(path)).toEqual(examples.map(({ folder }) => folder));
});

// proves content-15, content-33
test("an editor puts sections above and below a list", async () => {
	await create("walk-above", "Statement", { text: everywhere("Lamps for late readers.") });
	await create("walk-below", "Quote", { text: everywhere("Light is a fabric.") });
	await create("walk-list", "CategoryContent", {
		categoryId: "desk-lamps",
		aboveList: [link("walk-above")],
		belowList: [link("walk-below")],
	});
	await expectSoon(() => listTypes("/en-it/lamps/desk")).toEqual(["statement", "quote"]);
	const html = await request("/ar-fr/lamps/desk");
	const order = ["<h1", "Lamps for late readers.", "data-list", "<article", "Light is a fabric.", "<footer"];
	const places = order.map((part) => html.indexOf(part));
	expect(places).not.toContain(-1);
	expect(places).toEqual(places.toSorted((one, other) => one - other));
});

/** Puts sections on the shop's own page with this slug. */
const place = async (slug: string, sections: object[]): Promise<void> => {
	const existing = entries.find(({ type, fields }) => type === "Page" && fields.slug === slug);
	if (existing) await change(existing.id, { sections });
	else
		await create(`walk${slug.replaceAll("/", "-")}`, "Page", { slug, title: everywhere("Placed"), sections });
};

/** Returns the paths of the pages that the account's navigation leads to. */
const listAccountPaths = (html: string): string[] => {
	const [, nav = ""] = /<nav[^>]*aria-label="My account"[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
	return [...nav.matchAll(/href="\/en-it([^"?]+)"/g)].map(([, path = ""]) => path);
};

// proves content-15, content-34, content-35
test("an editor puts a section on every other page of the shop, and on each page of the account", async () => {
	const line = "Placed by an editor.";
	await create("walk-line", "Statement", { text: everywhere(line) });
	const sections = [link("walk-line")];
	const guest = newShopper({}, shop().storefront);
	const customer = newShopper({}, shop().storefront);
	const email = await newCustomer(shop().commerce);
	await sendTo(customer, "/en-it/login", { intent: "signIn", email, password: PASSWORD });
	const [, product = ""] = /href="(\/en-it\/[^"]+\.html)"/.exec(await request("/en-it/lamps/desk")) ?? [];
	await create("walk-product", "ProductContent", { categoryId: "desk-lamps", belowRows: sections });
	const read = async (path: string, shopper = guest) => {
		const response = await shopper.fetch(path === "/" ? path : `/en-it${path.replace("/en-it", "")}`);
		return { html: await response.text(), cache: response.headers.get("cache-control") ?? "" };
	};
	const accountPaths = listAccountPaths((await read("/myaccount", customer)).html);
	expect(accountPaths).toEqual(
		expect.arrayContaining(["/myaccount", "/loyalty", "/store-credit", "/visits", "/newsletter-unsubscribe"]),
	);
	const pages: [string, string, Shopper?][] = [
		["/splash", "/"],
		["/error", "/notify-me?productId=none&fault=products:503"],
		...accountPaths.map((path): [string, string, Shopper] => [toAccountSlug(path), path, customer]),
	];
	for (const [slug] of pages) await place(slug, sections);
	await expectSoon(async () => (await read(product)).html).toContain(line);
	expect((await read(product)).cache).toContain("s-maxage");
	for (const [, path, shopper] of pages) {
		await expectSoon(async () => [path, (await read(path, shopper)).html.includes(line)]).toEqual([
			path,
			true,
		]);
		expect([path, (await read(path, shopper)).cache]).toEqual([path, expect.stringContaining("no-store")]);
	}
});

// proves content-15, content-17
test("an editor writes a legal page in Arabic with lists in lists, a table and a link", async () => {
	const node = (nodeType: string, content: object[], data: object = {}): object => ({
		nodeType,
		data,
		content,
	});
	const text = (value: string): object => ({ nodeType: "text", value, marks: [], data: {} });
	const paragraph = (...content: object[]): object => node("paragraph", content);
	const item = (...content: object[]): object => node("list-item", content);
	const document = node("document", [
		node("ordered-list", [
			item(paragraph(text("الشروط")), node("ordered-list", [item(paragraph(text("الإرجاع")))])),
		]),
		node("table", [
			node("table-row", [node("table-header-cell", [paragraph(text("المدة"))])]),
			node("table-row", [node("table-cell", [paragraph(text("ثلاثون يومًا"))])]),
		]),
		paragraph(node("hyperlink", [text("الشحن")], { uri: "/shipping" })),
	]);
	await create("walk-legal-text", "RichTextSection", { body: { ar: document, en: document } });
	await create("walk-legal", "Page", {
		slug: "/walk-legal",
		title: everywhere("الشروط"),
		sections: [link("walk-legal-text")],
	});
	await expectSoon(() => request("/ar-sa/walk-legal")).toContain("ثلاثون يومًا");
	const html = await request("/ar-sa/walk-legal");
	expect(html).toMatch(/<html[^>]* dir="rtl"/);
	expect(html).toMatch(/<ol><li>الشروط<ol><li>الإرجاع/);
	expect(html).toMatch(/<th[^>]*>المدة<.*<td>ثلاثون يومًا</s);
	expect(html).toMatch(/<a [^>]*href="\/ar-sa\/shipping"[^>]*>الشحن<.*<footer/s);
});

// proves content-15, shell-32
test("an editor sets a transparent header and a red Sale", async () => {
	const hero = entries.find(({ type }) => type === "Hero");
	await create("walk-hero", "Hero", hero?.fields ?? {});
	await create("walk-over-hero", "Page", {
		slug: "/walk-hero",
		title: everywhere("Transparent"),
		headerType: "transparent",
		sections: [link("walk-hero")],
	});
	await change("menu-sale", {
		color: "#b00020",
		targetUrl: "/lamps",
		targetCategory: undefined,
		subItems: [],
	});
	await expectSoon(() => request("/en-it/walk-hero")).toContain("<main");
	expect((await requestPage("/en-it/walk-hero")).headerType).toBe("transparent");
	await expectSoon(() => request("/en-it/walk-hero")).toMatch(/<a[^>]*#b00020[^>]*>Sale/);
});
