import type { RichTextElementView, RichTextView } from "../../../shared/contracts/views.ts";

/** Draws the nodes of a text of editors; `RichText` adds its styles. */
export const Nodes = ({ nodes }: { nodes: readonly RichTextView[] }) =>
	nodes.map((node, at) => drawNode(node, at));

const drawNode = (node: RichTextView, at: number, only?: RichTextView) =>
	typeof node === "string" ? node : <Element key={at} element={node} isAlone={node === only || undefined} />;

/** Returns the link of a line that has no other words; lists inside are lines of their own. */
function findOnlyLink(content: readonly RichTextView[]): RichTextView | undefined {
	const words = content.filter((node) =>
		typeof node === "string" ? node.trim() : node.tag !== "ul" && node.tag !== "ol",
	);
	const [first] = words;
	return words.length === 1 && typeof first === "object" && first.tag === "a" ? first : undefined;
}

type Scope = "col" | "row";

type ElementProps = { element: RichTextElementView; scope?: Scope; isAlone?: boolean };

function Element({ element, scope, isAlone }: ElementProps) {
	const { tag: Tag, href, popup, columns, rows, content = [] } = element;
	const inside = content.length > 0 ? <Nodes nodes={content} /> : undefined;
	switch (Tag) {
		case "a":
			return (
				<a href={href} data-popup={popup} data-alone={isAlone && ""}>
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
		case "li":
		case "p": {
			const link = findOnlyLink(content);
			return <Tag>{link ? content.map((node, at) => drawNode(node, at, link)) : inside}</Tag>;
		}
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
