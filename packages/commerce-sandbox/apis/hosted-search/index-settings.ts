import { searchRules } from "../../settings/search-settings.ts";
import { findSorting, usualSorting } from "../../settings/sorting-options.ts";
import { IN_STOCK } from "./facets/facet-attributes.ts";
import {
	type HostedIndex,
	indexByName,
	indexNames,
	listReplicas,
	productIndexName,
	suggestionIndexName,
} from "./index-names.ts";
import type { OpenIndex } from "./open-index.ts";
import { PAGINATION_LIMIT } from "./search-response.ts";

export function indexSettings(index: HostedIndex, { attributes }: OpenIndex): Record<string, unknown> {
	const common = {
		hitsPerPage: 20,
		maxValuesPerFacet: 100,
		paginationLimitedTo: PAGINATION_LIMIT,
		attributesToRetrieve: ["*"],
		highlightPreTag: "<em>",
		highlightPostTag: "</em>",
		snippetEllipsisText: "…",
		queryLanguages: [index.language],
		indexLanguages: [index.language],
		enableRules: searchRules.length > 0,
	};
	if (index.kind === "suggestions")
		return {
			...common,
			searchableAttributes: ["query"],
			customRanking: ["desc(popularity)"],
			ranking: ["words", "custom"],
		};
	const name = productIndexName(index.siteId, index.language);
	const isPrimary = index.sort === usualSorting(index.siteId).id && !index.personalised;
	const { isRelevance } = findSorting(index.siteId, index.sort).by;
	return {
		...common,
		searchableAttributes: ["name", "brand", "categories", "color", "material", "description"],
		attributesForFaceting: [...attributes.facets.keys(), IN_STOCK].map((id) => `searchable(${id})`),
		numericAttributesForFiltering: [...attributes.numbers.keys()],
		enablePersonalization: index.personalised,
		...(isPrimary ? { replicas: listReplicas(index.siteId, index.language) } : { primary: name }),
		ranking: isRelevance ? ["words", "attribute", "custom"] : [index.sort],
	};
}

type GenerationRow = { site_id: string; created_at: number; groups: number };

export async function listIndexes(db: D1Database): Promise<Record<string, unknown>> {
	const { results } = await db
		.prepare(
			`SELECT s.site_id, g.created_at, (SELECT count(DISTINCT v.group_id) FROM variant v WHERE v.gen = s.gen) AS groups
				FROM site_catalog s JOIN generation g ON g.gen = s.gen`,
		)
		.all<GenerationRow>();
	const bySite = new Map(results.map((row) => [row.site_id, row]));
	const items = indexNames().flatMap((name) => {
		const index = indexByName(name);
		const row = bySite.get(index?.siteId ?? "");
		if (!index || !row) return [];
		const at = new Date(row.created_at).toISOString();
		const primary = productIndexName(index.siteId, index.language);
		return {
			name,
			createdAt: at,
			updatedAt: at,
			entries: index.kind === "products" ? row.groups : 0,
			dataSize: 0,
			fileSize: 0,
			lastBuildTimeS: 0,
			numberOfPendingTasks: 0,
			pendingTask: false,
			...(name === primary
				? { replicas: listReplicas(index.siteId, index.language) }
				: name === suggestionIndexName(index.siteId, index.language)
					? {}
					: { primary }),
		};
	});
	return { items, nbPages: 1 };
}
