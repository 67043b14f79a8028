import { Lru } from "@vetrina/shop-rules/lib/lru.ts";
import type { Paths } from "../../../shared/domain/addresses/paths.ts";
import { type Markup, type MarkupElement, markupText } from "../../../shared/domain/content/markup.ts";
import { type HtmlElement, type HtmlNode, readHtmlTree } from "./html-tree.ts";

/**
 * Addresses of links, or null to remove links. HTML of merchants and editors becomes a tree of a few elements, nested as browsers nest
 * them, so that the Worker's HTML matches the client's (security-6).
 */
type Links = Pick<Paths, "page"> | null;

const BASE = "https://shop.invalid";

/**
 * Returns a link's address, or undefined if links are not allowed or the address is empty, malformed or only a fragment. Addresses
 * without an origin are pages of this locale; absolute addresses must be http(s).
 */
const writeHref = (href: string | undefined, links: Links): string | undefined => {
	if (!links || !href || href.startsWith("#") || !URL.canParse(href, BASE)) return undefined;
	const url = new URL(href, BASE);
	if (url.origin === BASE) return links.page(url.pathname + url.search);
	return /^https?:$/.test(url.protocol) ? url.href : undefined;
};

const INLINE = new Set<string>(["b", "strong", "i", "em", "a"]);

const hasBlock = (node: HtmlNode): boolean =>
	typeof node === "object" && (!(INLINE.has(node.tag) || node.tag === "br") || node.children.some(hasBlock));

const toInline = (nodes: readonly HtmlNode[], links: Links): Markup =>
	nodes.flatMap((node): Markup => {
		if (typeof node === "string") return [node];
		if (node.tag === "br") return [{ tag: "br" }];
		const href = node.tag === "a" ? writeHref(node.href, links) : undefined;
		const content = toInline(node.children, href === undefined ? links : null);
		if (!INLINE.has(node.tag)) return [" ", ...content, " "];
		if (markupText(content) === "" || (node.tag === "a" && href === undefined)) return content;
		return [{ tag: node.tag as MarkupElement["tag"], href, content }];
	});

const collapseSpaces = (line: Markup, after: { space: boolean }): (string | MarkupElement)[] => {
	const nodes: (string | MarkupElement)[] = [];
	for (const node of line) {
		if (typeof node !== "string") {
			nodes.push(node.content ? { ...node, content: collapseSpaces(node.content, after) } : node);
			if (node.tag === "br") after.space = true;
			continue;
		}
		const single = node.replace(/[ \t\n\f\r]+/g, " ");
		const text = after.space ? single.replace(/^ /, "") : single;
		if (text === "") continue;
		after.space = text.endsWith(" ");
		const last = nodes.length - 1;
		if (typeof nodes[last] === "string") nodes[last] += text;
		else nodes.push(text);
	}
	return nodes;
};

const toLine = (nodes: readonly HtmlNode[], links: Links): Markup => {
	const line = collapseSpaces(toInline(nodes, links), { space: true });
	if (markupText(line) === "") return [];
	const last = line.at(-1);
	return typeof last === "string" ? [...line.slice(0, -1), last.trimEnd()].filter((one) => one !== "") : line;
};

type Block = { line: Markup } | { list: MarkupElement };

const toBlockList = (nodes: readonly HtmlNode[], links: Links): Block[] => {
	const blocks: Block[] = [];
	let open: HtmlNode[] = [];
	const endLine = (): void => {
		const line = toLine(open, links);
		if (line.length > 0) blocks.push({ line });
		open = [];
	};
	for (const node of nodes) {
		if (typeof node === "string" || !hasBlock(node)) {
			open.push(node);
			continue;
		}
		endLine();
		blocks.push(
			...(node.tag === "ul" || node.tag === "ol"
				? toListItems(node, links)
				: toBlockList(node.children, links)),
		);
	}
	endLine();
	return blocks;
};

const toContent = (nodes: readonly HtmlNode[], links: Links): Markup => {
	const blocks = toBlockList(nodes, links);
	const [only] = blocks;
	if (blocks.length === 1 && only && "line" in only) return only.line;
	return blocks.map((block) => ("line" in block ? { tag: "p", content: block.line } : block.list));
};

const toListItems = (list: HtmlElement, links: Links): Block[] => {
	const items = list.children
		.map((child) =>
			toContent(typeof child === "object" && child.tag === "li" ? child.children : [child], links),
		)
		.filter((content) => content.length > 0)
		.map((content): MarkupElement => ({ tag: "li", content }));
	return items.length > 0 ? [{ list: { tag: list.tag === "ol" ? "ol" : "ul", content: items } }] : [];
};

export const readMarkup = (html: string, paths: Pick<Paths, "page">): Markup =>
	toContent(readHtmlTree(html), paths);

/** The same call-out appears on many products, so short texts are cached. */
const phrases = new Lru<Markup>(200);
const MAX_CALLOUT = 300;

export const readPhrase = (html: string): Markup => {
	const knownPhrase = phrases.get(html);
	if (knownPhrase) return knownPhrase;
	const phrase = toLine(readHtmlTree(html), null);
	if (html.length <= MAX_CALLOUT) phrases.set(html, phrase);
	return phrase;
};

export const htmlText = (html: string): string => markupText(readPhrase(html));
