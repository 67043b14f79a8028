import type { CardContent, ContentLocale, InsertContent, InsertEntry } from "../../house/content.ts";
import {
	type Card,
	type Collection,
	cta,
	type Entry,
	type Placeholder,
	type ProductCarousel,
	type Statement,
	toCollection,
} from "../../house/content-entry.ts";
import { house } from "../../house.ts";
import { editorialImage, editorialTitle, findCode, textFor } from "./entries.ts";

const { categoryInserts, searchInserts, pages } = house.content;

type InsertedEntry = Card | Statement | ProductCarousel | Placeholder;
type ListInsert = Entry<"ListInsert"> & {
	id: string;
	position: number;
	size: string;
	height: number | null;
	fakeTile: boolean;
	searchTerms: string[];
	content: InsertedEntry;
};
type ListContent = Entry<"ListContent"> & {
	categoryId: string | null;
	insertsCollection: Collection<ListInsert>;
};

function buildCard(card: CardContent, locale: ContentLocale): Card {
	const title = textFor(card.title, locale);
	const image = (orientation: "portrait" | "landscape") =>
		card.scene ? editorialImage(card.scene, orientation, title) : null;
	return {
		__typename: "Card",
		style: card.style,
		title,
		subtitles: card.subtitle ? [textFor(card.subtitle, locale)] : [],
		description: card.description ? textFor(card.description, locale) : null,
		image: image("portrait"),
		landscapeImage: image("landscape"),
		link: card.link ? cta(textFor(card.link.title, locale), card.link.targetUrl) : null,
		productId: card.productId ?? null,
	};
}

function insertedEntry(content: InsertContent, locale: ContentLocale): InsertedEntry {
	switch (content.kind) {
		case "card":
			return buildCard(content.card, locale);
		case "statement":
			return { __typename: "Statement", text: textFor(content.text, locale) };
		case "element":
			return { __typename: "Placeholder", elementId: content.elementId };
		case "carousel": {
			const { targetCategory, sortingRule, limit } = content;
			const title = textFor(content.title, locale);
			return { __typename: "ProductCarousel", title, targetCategory, sortingRule, limit, link: null };
		}
	}
}

const toInsert = (
	{ id, position, size, height, fakeTile, searchTerms, content }: InsertEntry,
	locale: ContentLocale,
): ListInsert => ({
	__typename: "ListInsert",
	id,
	position,
	size,
	height: height ?? null,
	fakeTile,
	searchTerms: searchTerms ?? [],
	content: insertedEntry(content, locale),
});

export function findListContent(
	{ categoryId, search }: { categoryId?: string | null; search?: boolean | null },
	locale: ContentLocale,
): Collection<ListContent> {
	const id = categoryId ?? "";
	const entries = search ? searchInserts : Object.hasOwn(categoryInserts, id) ? categoryInserts[id] : [];
	const inserts = (entries ?? []).map((entry) => toInsert(entry, locale));
	return toCollection(
		inserts.length > 0
			? [
					{
						__typename: "ListContent",
						categoryId: search ? null : id,
						insertsCollection: toCollection(inserts),
					},
				]
			: [],
	);
}

export const CONTENT_BATCH = 6;

type PaginatedContent = Entry<"PaginatedContent"> & {
	id: string;
	title: string;
	contentCollection: (paging: { skip?: number | null; limit?: number | null }) => Collection<Card>;
};

/** Contents in batches by id (content-3); unknown ids give null. */
export function findPaginatedContent(
	ids: readonly string[],
	locale: ContentLocale,
): Collection<PaginatedContent> {
	return toCollection(
		Object.entries(pages).flatMap(([slug, { batches }]) =>
			batches && ids.includes(batches.id)
				? {
						__typename: "PaginatedContent" as const,
						id: batches.id,
						title: editorialTitle(slug, findCode(locale)),
						contentCollection: splitBatches(batches.cards, locale),
					}
				: [],
		),
	);
}

const splitBatches =
	(cards: readonly CardContent[], locale: ContentLocale): PaginatedContent["contentCollection"] =>
	({ skip, limit }) => {
		const from = Math.max(0, skip ?? 0);
		const most = Math.min(Math.max(0, limit ?? CONTENT_BATCH), 100);
		return {
			total: cards.length,
			items: cards.slice(from, from + most).map((card) => buildCard(card, locale)),
		};
	};
