import {
	CARD_STYLES,
	type CardStyle,
	type ContentBatch,
	type ContentCard,
	type ContentInsert,
	type InsertedContent,
} from "../../../shared/domain/content/content.ts";
import { parseInsertSize } from "../../../shared/domain/list/list-inserts.ts";
import { contentPicture } from "../../base/content-picture.ts";
import { type BatchEntry, type CardEntry, type InsertEntry, readCards } from "./content-schemas.ts";
import { toCta } from "./map-links.ts";

const isStyle = (style: string): style is CardStyle => CARD_STYLES.some((one) => one === style);

const filled = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

const toImages = ({ image, landscapeImage, imagesCollection }: CardEntry): ContentCard["images"] =>
	filled(
		[...(image ? [{ ...image, wide: landscapeImage }] : []), ...imagesCollection].map(
			({ mediaId, description, ...more }) => ({
				portrait: contentPicture(mediaId),
				landscape: contentPicture(("wide" in more && more.wide?.mediaId) || mediaId),
				alt: description ?? "",
			}),
		),
	);

export const toCard = (card: CardEntry): ContentCard => {
	const { title, subtitles, description, link, linksCollection, productId } = card;
	const style = card.style ?? "default";
	return {
		style: isStyle(style) ? style : "default",
		title,
		subtitles: filled(subtitles ?? []),
		text: description || undefined,
		images: toImages(card),
		links: filled([...(link ? [link] : []), ...linksCollection].map(toCta)),
		productId: productId || undefined,
	};
};

const ROW_LIMIT = 8;
const MAX_ROW_LIMIT = 24;

const toInserted = (content: InsertEntry["content"]): InsertedContent => {
	switch (content.__typename) {
		case "Card":
			return { kind: "card", card: toCard(content) };
		case "Statement":
			return { kind: "statement", text: content.text };
		case "Placeholder":
			return { kind: "element", elementId: content.elementId };
		case "ProductCarousel":
			return {
				kind: "carousel",
				title: content.title,
				categoryId: content.targetCategory,
				sort: content.sortingRule ?? undefined,
				limit: Math.min(Math.max(1, Math.trunc(content.limit ?? ROW_LIMIT)), MAX_ROW_LIMIT),
			};
	}
};

export const toInserts = (entries: readonly InsertEntry[]): ContentInsert[] =>
	entries.map((entry) => ({
		id: entry.id,
		position: entry.position,
		...(parseInsertSize(entry.size) ?? { columns: "row" as const, rows: 1 }),
		fake: entry.fakeTile ?? false,
		height: entry.height || undefined,
		searchTerms: entry.searchTerms ?? [],
		content: toInserted(entry.content),
	}));

export const toBatch = ({ contentCollection }: BatchEntry): ContentBatch => ({
	cards: readCards(contentCollection.items).map(toCard),
	count: contentCollection.items.length,
	total: contentCollection.total ?? contentCollection.items.length,
});
