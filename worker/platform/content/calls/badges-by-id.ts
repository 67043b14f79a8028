import type * as z from "zod";
import { type Badge, badgeColours } from "../../../../shared/domain/catalogue/badges.ts";
import { theme } from "../../../base/house.ts";
import { type Loaded, loadCached } from "../../../cache/cached.ts";
import type { PlatformCalls } from "../../load-json.ts";
import { BADGES_QUERY } from "../content-queries.ts";
import { type badgeCollection, badgesResponse } from "../content-schemas.ts";
import type { ContentLocale } from "../text/content-locale.ts";
import { keptAs, load } from "./ask-content.ts";

/** `isPartial`: some badges failed to load. */
export type FoundBadges = { badges: ReadonlyMap<string, Badge>; isPartial?: true };

export const toBadges = ({ items }: z.infer<typeof badgeCollection>): [string, Badge][] =>
	items.map(({ id, text, textColor, backgroundColor }) => [
		id,
		{ text, ...badgeColours(textColor ?? undefined, backgroundColor ?? undefined, theme.colors) },
	]);

/**
 * Returns badges from the cache, or loads all ids in one call if one is missing. Each badge is cached separately, because lists combine
 * badges differently. Rejects if a badge failed to load and there is no other badge.
 */
export const loadBadgesById = async (
	calls: PlatformCalls,
	locale: ContentLocale,
	ids: readonly string[],
): Promise<FoundBadges> => {
	const request = { name: "badgeItems", query: BADGES_QUERY };
	let together: Promise<Loaded<Map<string, Badge>>> | undefined;
	const loadAll = async (signal: AbortSignal): Promise<Loaded<Map<string, Badge>>> => {
		const result = await load(calls, locale, { ...request, variables: { ids } }, badgesResponse, signal);
		return { ...result, value: new Map(toBadges(result.value.data.badgeCollection)) };
	};
	const results = await Promise.allSettled(
		ids.map(async (id) => {
			const { value } = await loadCached<Badge | null>(calls.cache, {
				...keptAs(calls, locale, { ...request, variables: { id } }),
				load: async (signal) => {
					together ??= loadAll(signal);
					const result = await together;
					const contentTags = result.contentTags?.filter((tag) => tag.endsWith(`:${id}`));
					return { ...result, value: result.value.get(id) ?? null, contentTags };
				},
			});
			return value ? [[id, value] as const] : [];
		}),
	);
	const badges = results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
	const failure = results.find((result) => result.status === "rejected");
	if (failure && badges.length === 0) throw failure.reason;
	return { badges: new Map(badges), isPartial: failure ? true : undefined };
};
