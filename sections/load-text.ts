import type { SectionView } from "../shared/contracts/section-view.ts";
import type { TextPiece } from "../shared/contracts/text-pieces.ts";
import type { CtaView } from "../shared/contracts/views.ts";
import type { ContentText, RichTextNode } from "../shared/domain/content/content.ts";
import { localiseText } from "../worker/request/page/localise-text.ts";
import type { PageContext } from "../worker/request/page/page-context.ts";
import type { SectionPlace } from "./section.ts";

/**
 * Loads a text and the sections that it names. A link stays in its line; any other section stands after the paragraph, list or table that
 * names it, because HTML allows no block in a line (content-41).
 */
export const loadText = async (
	{ nodes, entries }: ContentText,
	cx: PageContext,
	loadInner: SectionPlace["loadInner"],
): Promise<TextPiece[]> => {
	const blocks = await Promise.all(
		localiseText(nodes, cx).map(async (node): Promise<TextPiece[]> => {
			const sections: SectionView[] = [];
			const [place] = await replaceEntries(
				[node],
				async (id) => {
					const entry = entries[id];
					return entry ? await loadInner([entry]) : [];
				},
				sections,
			);
			const text: TextPiece[] = place === undefined || isEmpty(place) ? [] : [{ nodes: [place] }];
			return [...text, ...sections.map((section) => ({ section }))];
		}),
	);
	return joinTexts(blocks.flat());
};

type LoadEntry = (id: string) => Promise<SectionView[]>;

/** Returns the nodes without entries, whose sections are added to `lifted`, in their order. */
const replaceEntries = async (
	nodes: readonly RichTextNode[],
	load: LoadEntry,
	lifted: SectionView[],
): Promise<RichTextNode[]> => {
	const placed: RichTextNode[] = [];
	for (const node of nodes) {
		if (typeof node === "string") placed.push(node);
		else if (node.entry !== undefined) {
			const [section] = await load(node.entry);
			const words = section && node.isInline ? readWords(section) : undefined;
			if (words) placed.push(words);
			else if (section) lifted.push(section);
		} else
			placed.push({ ...node, content: node.content && (await replaceEntries(node.content, load, lifted)) });
	}
	return placed;
};

/** Returns the words of a link without a picture, which can stand in a line; a coupon is a form and cannot. */
const readWords = ({ type, view }: SectionView): RichTextNode | undefined => {
	if (type !== "cta") return undefined;
	const { cta, picture, film } = view as { cta: CtaView; picture?: object; film: SectionView[] };
	return picture || film.length > 0 || !("href" in cta)
		? undefined
		: { tag: "a", href: cta.href, content: [cta.label] };
};

const isEmpty = (node: RichTextNode): boolean =>
	typeof node === "string" ? node.trim() === "" : node.tag !== "hr" && (node.content ?? []).every(isEmpty);

/** Joins neighbouring texts, so that a text without entries is one piece. */
const joinTexts = (pieces: readonly TextPiece[]): TextPiece[] => {
	const joined: TextPiece[] = [];
	for (const piece of pieces) {
		const last = joined.at(-1);
		if ("nodes" in piece && last && "nodes" in last) last.nodes.push(...piece.nodes);
		else joined.push("nodes" in piece ? { nodes: [...piece.nodes] } : piece);
	}
	return joined;
};
