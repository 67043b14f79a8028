import type { RichTextNode } from "../../shared/domain/content/content.ts";
import { toLink } from "../../worker/request/page/links.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { LoadSection } from "../section.ts";
import type { RichTextEntry } from "./entry.ts";

export type RichTextView = { nodes: RichTextNode[] };

export const load: LoadSection<RichTextEntry, RichTextView> = ({ nodes }, cx) =>
	nodes.length > 0 ? { nodes: localise(nodes, cx) } : null;

const OTHER_SCHEMES = /^(?:mailto|tel):/i;

/** Words of a link whose page is gone stay, without the link (content-7). */
const localise = (nodes: readonly RichTextNode[], cx: PageContext): RichTextNode[] =>
	nodes.flatMap((node): RichTextNode[] => {
		if (typeof node === "string") return [node];
		const { link, ...element } = node;
		const content = node.content && localise(node.content, cx);
		if (!link) return [{ ...element, content }];
		const href = OTHER_SCHEMES.test(link.url) ? link.url : toLink(link, cx)?.href;
		return href === undefined ? (content ?? []) : [{ ...element, href, content }];
	});
