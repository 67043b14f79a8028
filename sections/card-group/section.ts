import type { SectionView } from "../../shared/contracts/section-view.ts";
import type { ImageView, LinkView } from "../../shared/contracts/views.ts";
import type { ContentCard, SectionEntry } from "../../shared/domain/content/content.ts";
import { toPortraitImage } from "../../worker/present/framed-images.ts";
import { toLink } from "../../worker/request/page/links.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { LoadSection } from "../section.ts";
import type { CardGroupEntry } from "./entry.ts";

type PairedCard = { image: ImageView; link: LinkView; text: string };

/** `cards`: sections of their own, in columns; `pair`: plain cards of different sizes. */
export type CardGroupView = { title?: string } & (
	| { pair: PairedCard[] }
	| { cards: SectionView[]; columns: number }
);

/** Returns the card's parts for a pair; undefined if the card is unreadable or has parts that pairs do not show. */
const readPlain = ({ entry, problems = [] }: SectionEntry): Required<PairedSource> | undefined => {
	if (entry === undefined || problems.length > 0) return undefined;
	// The field allows nothing but cards, and the schema has read them.
	const { style, title, subtitles, text, images = [], links = [] } = entry as ContentCard;
	const [image, ...images_] = images;
	const [link, ...links_] = links;
	const isPlain = style === "default" && !subtitles && images_.length === 0 && links_.length === 0;
	return isPlain && image && link && !link.look && !link.action
		? { title, text: text ?? title, image, link }
		: undefined;
};
type PairedSource = {
	title: string;
	text: string;
	image: NonNullable<ContentCard["images"]>[number];
	link: NonNullable<ContentCard["links"]>[number];
};

/** The cards of a pair have the same link text, so each link gets its card's title instead. */
const toPaired = ({ title, text, image, link }: PairedSource, cx: PageContext): PairedCard[] => {
	const view = toLink({ ...link, title }, cx);
	return view ? [{ image: toPortraitImage(image, ""), link: view, text }] : [];
};

export const load: LoadSection<CardGroupEntry, CardGroupView> = async (entry, cx, { loadInner }) => {
	const { title, columns } = entry;
	const plain = columns === 2 ? entry.cards.map(readPlain) : [];
	if (plain.length > 0 && plain.every((card) => card !== undefined)) {
		const pair = plain.flatMap((card) => toPaired(card, cx));
		return pair.length > 0 ? { title, pair } : null;
	}
	const cards = await loadInner(entry.cards);
	return cards.length > 0 ? { title, cards, columns } : null;
};
