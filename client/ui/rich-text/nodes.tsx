import type { RichTextElementView, RichTextView } from "../../../shared/contracts/views.ts";

/** Draws the nodes of a text of editors; `RichText` adds its styles. */
export const Nodes = ({ nodes }: { nodes: readonly RichTextView[] }) =>
	nodes.map((node, at) =>
		// biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order.
		typeof node === "string" ? node : <Element key={at} element={node} />,
	);

type Scope = "col" | "row";

function Element({ element, scope }: { element: RichTextElementView; scope?: Scope }) {
	const { tag: Tag, href, popup, columns, rows, content = [] } = element;
	const inside = content.length > 0 ? <Nodes nodes={content} /> : undefined;
	switch (Tag) {
		case "a":
			if (href === undefined && popup !== undefined)
				return (
					<button
						type="button"
						data-popup={popup}
						style={{ textTransform: "inherit", paddingBlock: "0.75rem", marginBlock: "-0.75rem" }}
					>
						{inside}
					</button>
				);
			return (
				<a href={href} data-popup={popup}>
					{inside}
				</a>
			);
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
		case "tr":
			return <Row cells={content} />;
		case "th":
		case "td":
			return (
				<Tag colSpan={columns} rowSpan={rows} scope={scope}>
					{inside}
				</Tag>
			);
		default:
			return <Tag>{inside}</Tag>;
	}
}

const isHead = (cell: RichTextView): boolean => typeof cell !== "string" && cell.tag === "th";

/** A row of heads alone names the columns; the head of any other row names the row. */
function Row({ cells }: { cells: readonly RichTextView[] }) {
	const scope = cells.every(isHead) ? "col" : "row";
	return (
		<tr>
			{cells.map((cell, at) =>
				typeof cell === "string" ? null : (
					// biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order.
					<Element key={at} element={cell} scope={isHead(cell) ? scope : undefined} />
				),
			)}
		</tr>
	);
}
