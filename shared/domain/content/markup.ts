/**
 * A text with a little form, of a merchant or an editor: no tag but these, and no attribute but a link's checked address.
 * It is a tree and not HTML, so that nothing in it can be read as more than it is.
 */
export type MarkupElement = {
	tag: "b" | "strong" | "i" | "em" | "br" | "p" | "a" | "ul" | "ol" | "li";
	/** A link's target: a page of the shop, or an absolute http(s) address. */
	href?: string;
	content?: Markup;
};
export type Markup = readonly (string | MarkupElement)[];

const NO_EDGE = new Set<MarkupElement["tag"]>(["b", "strong", "i", "em", "a"]);

const written = (markup: Markup): string =>
	markup
		.map((node) => {
			if (typeof node === "string") return node;
			const inside = written(node.content ?? []);
			return NO_EDGE.has(node.tag) ? inside : ` ${inside} `;
		})
		.join("");

/** Its words alone, on one line. */
export const markupText = (markup: Markup): string => written(markup).replace(/\s+/g, " ").trim();
