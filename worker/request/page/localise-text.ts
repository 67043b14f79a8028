import type { RichTextNode } from "../../../shared/domain/content/content.ts";
import { toLink } from "./links.ts";

type LinkContext = Parameters<typeof toLink>[1];

const OTHER_SCHEMES = /^(?:mailto|tel):/i;

/** Words of a link whose page is gone stay, without the link (content-7). */
export const localiseText = (nodes: readonly RichTextNode[], cx: LinkContext): RichTextNode[] =>
	nodes.flatMap((node): RichTextNode[] => {
		if (typeof node === "string") return [node];
		const { link, ...element } = node;
		const content = node.content && localiseText(node.content, cx);
		if (!link) return [{ ...element, content }];
		const href = OTHER_SCHEMES.test(link.url) ? link.url : toLink(link, cx)?.href;
		return href === undefined ? (content ?? []) : [{ ...element, href, content }];
	});
