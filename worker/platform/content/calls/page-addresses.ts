import { isPlaced } from "@vetrina/shop-rules/content/placed-pages.ts";
import { loadCached } from "../../../cache/cached.ts";
import type { PlatformCalls } from "../../load-json.ts";
import { ADDRESSES_QUERY } from "../content-queries.ts";
import { type AddressEntry, addressesResponse } from "../content-schemas.ts";
import type { ContentLocale } from "../text/content-locale.ts";
import { keptAs, load } from "./ask-content.ts";

/** `lastModified`: a moment as ISO text. */
export type EditorialAddress = { slug: string; lastModified?: string };

const BATCH = 100;
const MAX_BATCHES = 50;

/** Search engines list a page unless its editors say otherwise, or name another page in its place (content-18, content-44). */
const isListed = ({ slug, robots, canonical, isNoFollow }: AddressEntry): boolean =>
	!isPlaced(slug) &&
	!robots?.includes("noindex") &&
	(!canonical || canonical === slug) &&
	isNoFollow !== true;

/** Returns the addresses of the editors' pages, articles and pages of brands that search engines list, for a site and language. */
export const loadEditorialAddresses = async (
	calls: PlatformCalls,
	locale: ContentLocale,
): Promise<EditorialAddress[]> => {
	const request = { name: "addresses", query: ADDRESSES_QUERY };
	const { value } = await loadCached<EditorialAddress[]>(calls.cache, {
		...keptAs(calls, locale, request),
		load: async (signal) => {
			const entries: AddressEntry[] = [];
			const contentTags = new Set<string>();
			const contentChanges: Record<string, number> = {};
			let fresh: number | undefined;
			for (let batch = 0; batch < MAX_BATCHES; batch++) {
				const skip = batch * BATCH;
				const result = await load(
					calls,
					locale,
					{ ...request, variables: { skip } },
					addressesResponse,
					signal,
				);
				const collections = Object.values(result.value.data);
				entries.push(...collections.flatMap(({ items }) => items));
				for (const tag of result.contentTags ?? []) contentTags.add(tag);
				// Several batches may have a tag; its first change counts.
				for (const [tag, at] of Object.entries(result.contentChanges ?? {}))
					contentChanges[tag] = Math.min(at, contentChanges[tag] ?? at);
				fresh = result.fresh;
				if (skip + BATCH >= Math.max(...collections.map(({ total }) => total))) break;
			}
			const listed = entries.filter(isListed);
			return {
				value: listed.map(({ slug, sys }) => ({ slug, lastModified: sys?.publishedAt ?? undefined })),
				contentTags: [...contentTags],
				contentChanges,
				fresh,
			};
		},
	});
	return value;
};
