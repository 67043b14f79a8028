import type { AnnouncementView } from "../../../shared/contracts/views.ts";
import type { Announcement, RichTextNode } from "../../../shared/domain/content/content.ts";
import { toPopupView, writePopupAddress } from "./banner-popup.ts";
import { toLink } from "./links.ts";
import { localiseText } from "./localise-text.ts";

type LinkContext = Parameters<typeof toLink>[1];

const hasLink = (node: RichTextNode): boolean =>
	typeof node !== "string" && (node.tag === "a" || (node.content ?? []).some(hasLink));

type Opener = { href: string; popup?: string };

const toAnchor = (opener: Opener, content: RichTextNode[] | undefined): RichTextNode => ({
	tag: "a",
	...opener,
	content,
});

/** Makes each paragraph a link. A text with links of its own keeps them, and a link to its popup follows. */
const linkParagraphs = (nodes: RichTextNode[], opener: Opener, title: string | undefined): RichTextNode[] => {
	if (!nodes.some(hasLink))
		return nodes.map((node) =>
			typeof node === "string" || node.tag !== "p"
				? node
				: { ...node, content: [toAnchor(opener, node.content)] },
		);
	if (title === undefined) return nodes;
	const anchor = toAnchor(opener, [title]);
	const last = nodes.at(-1);
	return typeof last === "object" && last.tag === "p"
		? [...nodes.slice(0, -1), { ...last, content: [...(last.content ?? []), " ", anchor] }]
		: [...nodes, { tag: "p", content: [anchor] }];
};

const unwrapOnly = (nodes: RichTextNode[]): RichTextNode[] => {
	const [first] = nodes;
	return nodes.length === 1 && typeof first === "object" && first.tag === "p" ? (first.content ?? []) : nodes;
};

/** Returns the lines above the header with links of this locale (shell-31). A popup is named by the place of its line. */
export const toAnnouncements = (lines: readonly Announcement[], cx: LinkContext): AnnouncementView[] =>
	lines.map(({ nodes, link, popup }, at) => {
		const popupView = popup && toPopupView(popup, cx);
		const href = (link && toLink(link, cx)?.href) ?? (popup && writePopupAddress(popup, cx));
		const opener = href === undefined ? undefined : { href, ...(popup && { popup: String(at) }) };
		const text = localiseText(nodes, cx);
		return {
			nodes: unwrapOnly(opener ? linkParagraphs(text, opener, popupView?.title) : text),
			...(popupView && { popup: popupView }),
		};
	});
