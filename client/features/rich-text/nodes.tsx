import type { RichTextElement, RichTextNode } from "../../../shared/domain/content/content.ts";

/** Draws the nodes of a text of editors; `RichText` adds its styles. */
export const Nodes = ({ nodes }: { nodes: readonly RichTextNode[] }) =>
	nodes.map((node, at) =>
		// biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order.
		typeof node === "string" ? node : <Element key={at} element={node} />,
	);

function Element({ element: { tag: Tag, href, columns, rows, content = [] } }: { element: RichTextElement }) {
	const inside = content.length > 0 ? <Nodes nodes={content} /> : undefined;
	switch (Tag) {
		case "a":
			return <a href={href}>{inside}</a>;
		case "table":
			return (
				// A wide table moves sideways by keyboard, too.
				// biome-ignore lint/a11y/noNoninteractiveTabindex: the place scrolls.
				<div data-table="" tabIndex={0}>
					<table>
						<tbody>{inside}</tbody>
					</table>
				</div>
			);
		case "th":
		case "td":
			return (
				<Tag colSpan={columns} rowSpan={rows}>
					{inside}
				</Tag>
			);
		default:
			return <Tag>{inside}</Tag>;
	}
}
