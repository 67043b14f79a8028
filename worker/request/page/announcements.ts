import type { AnnouncementView } from "../../../shared/contracts/views.ts";
import type { Announcement, RichTextNode } from "../../../shared/domain/content/content.ts";
import { toLink } from "./links.ts";

type LinkContext = Parameters<typeof toLink>[1];

const OTHER_SCHEMES = /^(?:mailto|tel):/i;

/** Words of a link whose page is gone stay, without the link (content-7). */
const localise = (nodes: readonly RichTextNode[], cx: LinkContext): RichTextNode[] =>
	nodes.flatMap((node): RichTextNode[] => {
		if (typeof node === "string") return [node];
		const { link, ...element } = node;
		const content = node.content && localise(node.content, cx);
		if (!link) return [{ ...element, content }];
		const href = OTHER_SCHEMES.test(link.url) ? link.url : toLink(link, cx)?.href;
		return href === undefined ? (content ?? []) : [{ ...element, href, content }];
	});

const hasLink = (node: RichTextNode): boolean =>
	typeof node !== "string" && (node.tag === "a" || (node.content ?? []).some(hasLink));

/** Makes each paragraph a link, unless the text has links of its own. */
const linkParagraphs = (nodes: RichTextNode[], href: string | undefined): RichTextNode[] =>
	href === undefined || nodes.some(hasLink)
		? nodes
		: nodes.map((node) =>
				typeof node === "string" || node.tag !== "p"
					? node
					: { ...node, content: [{ tag: "a", href, content: node.content }] },
			);

const unwrapOnly = (nodes: RichTextNode[]): RichTextNode[] => {
	const [first] = nodes;
	return nodes.length === 1 && typeof first === "object" && first.tag === "p" ? (first.content ?? []) : nodes;
};

/** Returns the lines above the header with links of this locale (shell-31). */
export const toAnnouncements = (lines: readonly Announcement[], cx: LinkContext): AnnouncementView[] =>
	lines.map(({ nodes, link, groups }) => ({
		nodes: unwrapOnly(linkParagraphs(localise(nodes, cx), link && toLink(link, cx)?.href)),
		...(groups && { groups }),
	}));
