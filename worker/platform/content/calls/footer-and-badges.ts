import type { Badge } from "../../../../shared/domain/catalogue/badges.ts";
import type { BrandPage, FooterContent } from "../../../../shared/domain/content/content.ts";
import { contentPicture } from "../../../base/content-picture.ts";
import { createContentReads, inheritReads } from "../../../cache/content/content-reads.ts";
import type { PlatformCalls } from "../../load-json.ts";
import { FOOTER_QUERY } from "../content-queries.ts";
import { footerResponse } from "../content-schemas.ts";
import { toFooter } from "../map-footer.ts";
import { toZones } from "../map-zones.ts";
import type { ContentLocale } from "../text/content-locale.ts";
import { ask } from "./ask-content.ts";
import { type FoundBadges, loadBadgesById, toBadges } from "./badges-by-id.ts";
import { isOfKnownPages, type KnownPages, toKnownPages } from "./known-pages.ts";

const MAX_BADGES = 50;
/** Tag of a badge that comes or goes. */
const ANY_BADGE = "type:Badge";

type Known = {
	footer: FooterContent;
	badges: ReadonlyMap<string, Badge>;
	hasMore: boolean;
	pages: KnownPages;
};
/** A map cannot be stored as JSON. */
type Stored = Omit<Known, "badges"> & { badges: [string, Badge][] };

export type FooterAndBadges = {
	footer(): Promise<FooterContent>;
	badges(ids: readonly string[]): Promise<FoundBadges>;
	knownPages(): Promise<KnownPages>;
	/** Returns undefined if there are more pages of brands than known. */
	knownBrands(): Promise<BrandPage[] | undefined>;
};

/**
 * Loads footer, zones, badges and the addresses of pages together, so that a page needs no content request of its own for the badges of its
 * products, the pages that its links lead to, and the pages of brands (content-46). A page inherits the tags of the badges that it shows, and
 * not those of the others. Unknown ids show nothing (content-4).
 */
export const createFooterAndBadges = (calls: PlatformCalls, locale: ContentLocale): FooterAndBadges => {
	const reads = createContentReads();
	const inherit = (isWanted: (tag: string) => boolean): void =>
		inheritReads(calls.cache.content, reads, isWanted);
	/** Known before the footer, whose own links lead to these pages. */
	let pages: KnownPages | undefined;
	const load = async (): Promise<Known> => {
		const stored = await ask(
			{ ...calls, cache: { ...calls.cache, content: reads } },
			locale,
			{ name: "footer", query: FOOTER_QUERY },
			footerResponse,
			({ data }): Stored => {
				pages = toKnownPages(data);
				return {
					footer: {
						...toFooter(data.footerCollection, locale.country, contentPicture),
						zones: toZones(data.marketingZoneCollection),
					},
					badges: toBadges(data.badgeCollection),
					hasMore: data.badgeCollection.total > data.badgeCollection.items.length,
					pages,
				};
			},
		);
		return { ...stored, badges: new Map(stored.badges) };
	};
	let loading: Promise<Known> | undefined;
	const loadOnce = (): Promise<Known> => {
		loading ??= load();
		return loading;
	};
	return {
		footer: async () => {
			const { footer, badges, pages } = await loadOnce();
			const isOfBadge = (tag: string) => tag === ANY_BADGE || badges.has(tag.slice(tag.indexOf(":") + 1));
			inherit((tag) => !isOfBadge(tag) && !isOfKnownPages(tag, pages));
			return footer;
		},
		knownPages: async () => pages ?? (await loadOnce()).pages,
		knownBrands: async () => {
			const { pages } = await loadOnce();
			if (pages.brands) inherit((tag) => pages.tags.includes(tag));
			return pages.brands;
		},
		badges: async (asked) => {
			const ids = [...new Set(asked)].slice(0, MAX_BADGES);
			if (ids.length === 0) return { badges: new Map() };
			const { badges, hasMore } = await loadOnce();
			const missing = ids.filter((id) => !badges.has(id));
			const known = ids.flatMap((id): [string, Badge][] => {
				const badge = badges.get(id);
				return badge ? [[id, badge]] : [];
			});
			inherit((tag) => known.some(([id]) => tag.endsWith(`:${id}`)));
			if (missing.length === 0) return { badges: new Map(known) };
			inherit((tag) => tag === ANY_BADGE);
			if (!hasMore) return { badges: new Map(known) };
			const more = await loadBadgesById(calls, locale, missing);
			return { ...more, badges: new Map([...known, ...more.badges]) };
		},
	};
};
