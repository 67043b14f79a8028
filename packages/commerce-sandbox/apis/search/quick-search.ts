import { textIn } from "../../languages.ts";
import { searchIndex } from "../../search/index/search-index.ts";
import { matchText } from "../../search/match-text.ts";
import { suggestCategories } from "../../search/text/suggest-names.ts";
import { affinities } from "../../settings/search-settings.ts";
import { type CategoryInfo, catalogueFrame } from "../../store/catalogue-frame.ts";
import { liveGeneration } from "../../store/catalogue-store.ts";
import type { Controllers } from "../controllers/controller.ts";
import { cleanQuery, MAX_QUERY } from "./search-parameters.ts";

const MOST = 5;

function likedBy(keys: readonly string[]): (category: CategoryInfo) => boolean {
	const likedKeys = new Set(
		keys.flatMap((key) => (Object.hasOwn(affinities, key) ? (affinities[key]?.categories ?? []) : [])),
	);
	return ({ id, ancestors }) => likedKeys.has(id) || ancestors.some((above) => likedKeys.has(above.id));
}

export const quickSearchControllers: Controllers = {
	/** Categories preferred by `customerPersonalizationKey` come first (search-14). */
	"QuickSearch-GetCategories": {
		methods: ["GET"],
		scope: "none",
		handler: async ({ c, site, language }) => {
			const query = cleanQuery(c.req.query("q") ?? "").slice(0, MAX_QUERY);
			const db = c.env.DB;
			const gen = await liveGeneration(db, site.id);
			const [frame, index] = await Promise.all([catalogueFrame(db, gen), searchIndex(db, gen)]);
			const matches = query && (await matchText(db, gen, index, query, language, true));
			const isLiked = likedBy((c.req.query("customerPersonalizationKey") ?? "").split("|").slice(0, 10));
			const all = frame.categories.length;
			const suggestions = suggestCategories(frame.categories, matches ? matches.phrase : [], language, all);
			const categories = suggestions
				.toSorted((a, b) => Number(isLiked(b)) - Number(isLiked(a)))
				.slice(0, MOST)
				.map(({ id, name, url, ancestors }) => {
					const above = ancestors.at(-1);
					return {
						id,
						name: textIn(name, language),
						url,
						...(above ? { parentCategoryName: textIn(above.name, language) } : {}),
					};
				});
			return c.json({ categories }, 200, { "cache-control": "no-store" });
		},
	},
};
