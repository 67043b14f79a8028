import { Parser } from "htmlparser2";

export type HtmlElement = { tag: string; href?: string; children: HtmlNode[] };
export type HtmlNode = string | HtmlElement;

const DROPPED = new Set(
	"script style template iframe frame frameset noscript noembed noframes object embed applet svg math head title textarea select option button audio video canvas xmp plaintext".split(
		" ",
	),
);
const PARAGRAPHS = new Set(
	"p div h1 h2 h3 h4 h5 h6 section article aside header footer main nav address blockquote figure figcaption pre dl dt dd table tr form fieldset center hr".split(
		" ",
	),
);
const KEPT = new Set(["b", "strong", "i", "em", "br", "a", "ul", "ol", "li"]);

const MAX_LENGTH = 20_000;
const MAX_DEPTH = 24;

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop or change these while they read a page.
const UNREADABLE = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]/g;

const readable = (text: string): string => text.replace(UNREADABLE, "").toWellFormed();

export const readHtmlTree = (html: string): HtmlNode[] => {
	if (!/[<&]/.test(html)) return [readable(html.slice(0, MAX_LENGTH))];
	const root: HtmlNode[] = [];
	const open: (HtmlElement | null)[] = [];
	let dropping = 0;
	const here = (): HtmlNode[] => open.findLast((one) => one !== null)?.children ?? root;
	const parser = new Parser({
		onopentag: (name, { href }) => {
			if (DROPPED.has(name)) dropping++;
			const tag = PARAGRAPHS.has(name) ? "p" : name;
			const isKept = dropping === 0 && (tag === "p" || KEPT.has(tag)) && open.length < MAX_DEPTH;
			const node = isKept ? { tag, href: tag === "a" && href ? href : undefined, children: [] } : null;
			if (node) here().push(node);
			open.push(node);
		},
		onclosetag: (name) => {
			if (DROPPED.has(name)) dropping--;
			open.pop();
		},
		ontext: (text) => {
			if (dropping === 0) here().push(readable(text));
		},
	});
	parser.end(html.slice(0, MAX_LENGTH));
	return root;
};
