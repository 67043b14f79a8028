import { DomUtils, parseDocument } from "htmlparser2";
import type { PageResponse, PageView } from "../../shared/contracts/page.ts";
import type { NavItemView } from "../../shared/contracts/views.ts";
import { HEADERS } from "./load.ts";
import type { Running } from "./stand.ts";

type Root = ReturnType<typeof parseDocument>;
type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;
type Shell = PageView["shell"];

const { findAll, findOne, textContent } = DomUtils;
const all = (name: string, within: Element | undefined | null): Element[] =>
	within ? findAll((one) => one.name === name, within.children) : [];
const listChildren = (parent: Element | undefined, name: string): Element[] =>
	(parent?.children ?? []).filter((one): one is Element => "name" in one && one.name === name);
const readLink = (link: Element | undefined) => ({
	label: link ? textContent(link) : "",
	href: link?.attribs.href ?? "",
});

/** Returns a page as the Worker renders it: its JSON, completed with parts that the document alone has; null if there is no page. */
export async function pageAt(
	{ origin }: Pick<Running, "origin">,
	path: string,
	headers: Record<string, string> = HEADERS,
): Promise<PageView | null> {
	const { accept: _, ...ofData } = headers;
	const json = await fetch(`${origin}/_page${path}`, { headers: ofData });
	const body = (await json.json()) as PageResponse;
	if (!("page" in body)) return null;
	const html = await (await fetch(origin + path, { headers })).text();
	const root = parseDocument(html);
	const pageScript = findOne((one) => one.attribs.id === "page", root.children);
	const page = JSON.parse(pageScript ? textContent(pageScript) : "null") as PageView;
	return {
		...page,
		head: { ...body.page.head, ...headIn(root) },
		shell: {
			...page.shell,
			countries: countriesIn(root),
			navigation: menuIn(stillIn(root, "menuItems")),
			footer: { ...page.shell.footer, columns: columnsIn(stillIn(root, "footerColumns")) },
		},
	};
}

const stillIn = (root: Root, name: string): Element | undefined =>
	findOne((one) => one.attribs["data-still"] === name, root.children) ?? undefined;

const menuIn = (list: Element | undefined): NavItemView[] =>
	listChildren(list, "li").map((item) => {
		const [link] = all("a", item);
		const [below] = all("ul", item);
		return { ...readLink(link), ...(below ? { items: menuIn(below) } : {}) };
	});

const columnsIn = (footer: Element | undefined): Shell["footer"]["columns"] =>
	listChildren(footer, "div").map((column) => ({
		title: all("h2", column).map(textContent).join(""),
		links: all("a", column).map(readLink),
	}));

const countriesIn = (root: Root): Shell["countries"] =>
	findAll((one) => one.name === "button" && one.attribs.name === "country", root.children).map((option) => {
		const [name = "", currency = ""] = listChildren(option, "span").map(textContent);
		return { country: option.attribs.value ?? "", name, currency };
	});

const headIn = (root: Root): Pick<PageView["head"], "alternates" | "jsonLd"> => ({
	alternates: findAll((one) => one.name === "link" && one.attribs.rel === "alternate", root.children).map(
		({ attribs: { hreflang = "", href = "" } }) => ({ hreflang, href }),
	),
	jsonLd: findAll((one) => one.attribs.type === "application/ld+json", root.children).map(
		(script) => JSON.parse(textContent(script)) as object,
	),
});
