import { createElement, type ReactNode } from "react";
import type { MarkupView } from "../../shared/contracts/views.ts";

export function MarkedText({ text }: { text: MarkupView }): ReactNode {
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
