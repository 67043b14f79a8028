import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RichTextNode } from "../../../shared/domain/content/content.ts";
import { Nodes } from "./nodes.tsx";

const draw = (nodes: RichTextNode[]) => renderToStaticMarkup(<Nodes nodes={nodes} />);
const row = (...cells: ("th" | "td")[]): RichTextNode => ({
	tag: "tr",
	content: cells.map((tag) => ({ tag, content: ["Wool"] })),
});

// proves content-17
test("the head of a table's row names the row, and a row of heads names the columns", () => {
	const html = draw([{ tag: "table", content: [row("th", "th"), row("th", "td")] }]);
	expect(html.match(/<t[hd][^>]*>/g)).toEqual([
		'<th scope="col">',
		'<th scope="col">',
		'<th scope="row">',
		"<td>",
	]);
});
