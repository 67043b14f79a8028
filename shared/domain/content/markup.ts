/** Formatted texts are trees instead of HTML, so that they cannot contain other tags or attributes. */
export type MarkupElement = {
	tag: "b" | "strong" | "i" | "em" | "br" | "p" | "a" | "ul" | "ol" | "li";
	href?: string;
	content?: Markup;
};
export type Markup = readonly (string | MarkupElement)[];

const NO_EDGE = new Set<MarkupElement["tag"]>(["b", "strong", "i", "em", "a"]);

const toText = (markup: Markup): string =>
	markup
		.map((node) => {
			if (typeof node === "string") return node;
			const inside = toText(node.content ?? []);
			return NO_EDGE.has(node.tag) ? inside : ` ${inside} `;
		})
		.join("");

export const markupText = (markup: Markup): string => toText(markup).replace(/\s+/g, " ").trim();
