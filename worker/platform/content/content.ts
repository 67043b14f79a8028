import type * as z from "zod/mini";
import { type Badge, badgeColours } from "../../../shared/domain/badges.ts";
import type {
	CategoryLandingContent,
	ContentBatch,
	ContentInsert,
	ContentPage,
	FooterContent,
	HeaderContent,
	HomeContent,
	NotFoundContent,
} from "../../../shared/domain/content.ts";
import { mediaPath } from "../../../shared/domain/paths.ts";
import { localeTag, type SiteLocale } from "../../../shared/domain/site-locale.ts";
import { cached } from "../../cache/cached.ts";
import { loadJson, type PlatformCalls } from "../load-json.ts";
import {
	BADGES_QUERY,
	BATCH_QUERY,
	FOOTER_QUERY,
	HEADER_QUERY,
	LIST_QUERY,
	PAGE_QUERY,
	PREORDER_QUERY,
} from "./content-queries.ts";
import {
	badgesAnswer,
	batchAnswer,
	footerAnswer,
	headerAnswer,
	listAnswer,
	type PageEntry,
	pageAnswer,
	textAnswer,
} from "./content-schemas.ts";
import { toBatch, toInserts } from "./map-cards.ts";
import { toCategoryLanding, toFooter, toHeader, toHome, toNotFound, toPage } from "./map-content.ts";

/** The headless content service: header, footer and pages by slug, per site and locale. */
export type ContentPort = {
	header(): Promise<HeaderContent>;
	footer(): Promise<FooterContent>;
	/** Null where the house has written no such page; so are the next two. */
	page(slug: string): Promise<ContentPage | null>;
	/** What the editors say of a preorder, by its id (S1 §7). */
	preorderMessage(id: string): Promise<string | null>;
	/** Badges by id; ids that nobody has written about are left out (S3 §7). */
	badges(ids: readonly string[]): Promise<ReadonlyMap<string, Badge>>;
	/** What editors have put into the list of a category, or into those of searches; often nothing. */
	listInserts(of: { categoryId: string } | "search"): Promise<ContentInsert[]>;
	/** Six of a long content's cards, from a place on (S3 §7 'GetPaginatedContentItems'); null where there are none. */
	batch(id: string, skip: number): Promise<ContentBatch | null>;
	home(): Promise<HomeContent | null>;
	notFound(): Promise<NotFoundContent | null>;
	/** What stands before the list of a category, by its id. */
	categoryLanding(id: string): Promise<CategoryLandingContent | null>;
};
type ContentLocale = Pick<SiteLocale, "siteId" | "country" | "language">;

const SPACE = "vetrina";
/** Content is kept for a week where the service doesn't say (S3 §9). */
const TTL = 604_800;
const STALE_FOR = 604_800;
/** Of one list. */
const MAX_BADGES = 50;

/** By GET, so that the platform may be asked again and caches on the way may help. */
const ask = async <A, T>(
	calls: PlatformCalls,
	locale: ContentLocale,
	asked: { name: string; query: string; variables?: Record<string, unknown>; tag?: string },
	schema: z.ZodMiniType<A>,
	map: (answer: A) => T,
): Promise<T> => {
	const { name, query, variables = {} } = asked;
	const tag = localeTag(locale);
	const { value } = await cached(calls.cache, {
		site: locale.siteId,
		kind: "content",
		key: [`${tag}/${name}`, ...Object.values(variables)].join(" "),
		ttl: TTL,
		staleFor: STALE_FOR,
		tags: [`content:${asked.tag ?? name}`],
		load: async (signal) => {
			const parameters = new URLSearchParams({
				query,
				variables: JSON.stringify({ site: locale.siteId, locale: tag, ...variables }),
			});
			const path = `/content/v1/${SPACE}/graphql?${parameters}`;
			const {
				value: answer,
				ttl,
				store,
			} = await loadJson(calls, path, schema, signal, { family: "content" });
			const mapped = map(answer);
			// Slugs that nobody has written are endless.
			return { value: mapped, ttl, store: store !== false && mapped !== null };
		},
	});
	return value;
};

const pageOf = <T>(
	calls: PlatformCalls,
	locale: ContentLocale,
	slug: string,
	map: (page: PageEntry) => T,
): Promise<T | null> =>
	ask(
		calls,
		locale,
		{ name: "page", query: PAGE_QUERY, variables: { slug }, tag: slug },
		pageAnswer,
		({ data }) => {
			const [page] = data.pageCollection;
			return page ? map(page) : null;
		},
	);

export const createContent = (calls: PlatformCalls, locale: ContentLocale): ContentPort => ({
	header: () =>
		ask(calls, locale, { name: "header", query: HEADER_QUERY }, headerAnswer, ({ data }) =>
			toHeader(data.headerCollection[0]),
		),
	footer: () =>
		ask(calls, locale, { name: "footer", query: FOOTER_QUERY }, footerAnswer, ({ data }) =>
			toFooter(data.footerCollection[0]),
		),
	page: (slug) => pageOf(calls, locale, slug, toPage),
	preorderMessage: (id) =>
		ask(
			calls,
			locale,
			{ name: "preorderMessage", query: PREORDER_QUERY, variables: { id } },
			textAnswer,
			({ data }) => data.textCollection[0]?.text ?? null,
		),
	badges: async (ids) => {
		// As many sets as there are mixtures of few badges: the same set is asked for once.
		const wanted = [...new Set(ids)].toSorted().slice(0, MAX_BADGES);
		if (wanted.length === 0) return new Map();
		const asked = { name: "badgeItems", query: BADGES_QUERY, variables: { ids: wanted } };
		const badges = await ask(calls, locale, asked, badgesAnswer, ({ data }) =>
			data.badgeCollection.map(({ id, text, textColor, backgroundColor }): [string, Badge] => [
				id,
				{ text, ...badgeColours(textColor ?? undefined, backgroundColor ?? undefined) },
			]),
		);
		return new Map(badges);
	},
	categoryLanding: (id) =>
		pageOf(calls, locale, `/landing/${id}`, (page) => toCategoryLanding(page, mediaPath)),
	listInserts: (of) =>
		ask(
			calls,
			locale,
			{ name: "list", query: LIST_QUERY, variables: of === "search" ? { search: true } : of },
			listAnswer,
			({ data }) => toInserts(data.listContentCollection[0]?.insertsCollection ?? []),
		),
	batch: (id, contentSkip) =>
		ask(
			calls,
			locale,
			{ name: "batch", query: BATCH_QUERY, variables: { ids: [id], contentSkip, include: 1 } },
			batchAnswer,
			({ data }) => {
				const [found] = data.paginatedContentCollection;
				return found && found.contentCollection.items.length > 0 ? toBatch(found) : null;
			},
		),
	home: () => pageOf(calls, locale, "/home", (page) => toHome(page, mediaPath)),
	notFound: () => pageOf(calls, locale, "/404", toNotFound),
});
