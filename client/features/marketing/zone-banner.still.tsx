import type { ZoneView } from "../../../shared/contracts/views.ts";
import type { RichTextNode } from "../../../shared/domain/content/content.ts";
import type_ from "../../styles/type.module.css";
import { Nodes } from "../../ui/rich-text/nodes.tsx";

/** Paragraphs are words of the banner's line; other blocks stand below it. */
const isBlock = (node: RichTextNode): boolean => typeof node !== "string" && node.tag !== "p";
const toWords = (node: RichTextNode): RichTextNode[] =>
	typeof node === "string" ? [node] : [...(node.content ?? []), " "];

/**
 * A popup opens by script (zone-windows.tsx); without one the link leads to the popup's first page. A popup without links has a button, which
 * needs JavaScript.
 */
export function Part({ zone }: { zone: ZoneView }) {
	const { title, text, popup } = zone;
	const link = zone.link ?? popup?.links[0];
	const opens = popup ? zone.zone : undefined;
	const label = popup && !zone.link ? popup.title : link?.label;
	return (
		<>
			<p>
				{title ? `${title} ` : null}
				<Nodes nodes={text.filter((node) => !isBlock(node)).flatMap(toWords)} />
				{link ? (
					<a className={type_.link} href={link.href} data-popup={opens}>
						{label}
					</a>
				) : popup ? (
					<button type="button" className={type_.link} data-popup={opens}>
						{label}
					</button>
				) : null}
			</p>
			<Nodes nodes={text.filter(isBlock)} />
		</>
	);
}
