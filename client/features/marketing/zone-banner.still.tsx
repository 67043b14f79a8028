import type { ZoneView } from "../../../shared/contracts/views.ts";
import type { RichTextNode } from "../../../shared/domain/content/content.ts";
import type_ from "../../styles/type.module.css";
import { Nodes } from "../../ui/rich-text/nodes.tsx";

/** Paragraphs are words of the banner's line; other blocks stand below it. */
const isBlock = (node: RichTextNode): boolean => typeof node !== "string" && node.tag !== "p";
const toWords = (node: RichTextNode): RichTextNode[] =>
	typeof node === "string" ? [node] : [...(node.content ?? []), " "];

/** A popup opens by script (zone-windows.tsx); without it the link leads to its own page, or else to that of the popup. */
export function Part({ zone }: { zone: ZoneView }) {
	const { title, text, popup } = zone;
	const link = zone.link ?? (popup && { label: popup.title, href: popup.href });
	const opens = popup ? zone.zone : undefined;
	return (
		<>
			<p>
				{title ? `${title} ` : null}
				<Nodes nodes={text.filter((node) => !isBlock(node)).flatMap(toWords)} />
				{link ? (
					<a className={type_.link} href={link.href} data-popup={opens}>
						{link.label}
					</a>
				) : null}
			</p>
			<Nodes nodes={text.filter(isBlock)} />
		</>
	);
}
