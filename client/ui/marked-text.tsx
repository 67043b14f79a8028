import { createElement, type ReactNode } from "react";
import type { Markup } from "../../shared/domain/markup.ts";

/** A text with its little form; the worker has made sure that there is nothing else in it. */
export function MarkedText({ text }: { text: Markup }): ReactNode {
	return text.map((node, index) =>
		typeof node === "string"
			? node
			: createElement(
					node.tag,
					{ key: index, href: node.href },
					node.content ? <MarkedText text={node.content} /> : undefined,
				),
	);
}
