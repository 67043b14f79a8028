import { type Context, Hono } from "hono";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { findWhole, type LanguageCode, textIn } from "../../languages.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";
import { textsOfRequest } from "../../requests/request-locale.ts";
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

const NOT_STORED = { "cache-control": "no-store" };

/** Returns categories that match a query; those preferred by `customerPersonalizationKey` come first (search-14). */
async function findCategories(c: Context<CommerceHono>, siteId: string, language: LanguageCode) {
	const query = cleanQuery(c.req.query("q") ?? "").slice(0, MAX_QUERY);
	const db = c.env.DB;
	const gen = await liveGeneration(db, siteId);
	const [frame, index] = await Promise.all([catalogueFrame(db, gen), searchIndex(db, gen)]);
	const matches = query && (await matchText(db, gen, index, query, findWhole(language), true));
	const isLiked = likedBy((c.req.query("customerPersonalizationKey") ?? "").split("|").slice(0, 10));
	const all = frame.categories.length;
	return suggestCategories(frame.categories, matches ? matches.phrase : [], findWhole(language), all)
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
}

export const quickSearchControllers: Controllers = {
	"QuickSearch-GetCategories": {
		methods: ["GET"],
		scope: "none",
		parameters: { q: "optional", customerPersonalizationKey: "optional" },
		handler: async ({ c, site, texts }) =>
			c.json({ categories: await findCategories(c, site.id, texts) }, 200, NOT_STORED),
	},
};

export const quickSearchApp = new Hono<CommerceHono>();

quickSearchApp.get(
	"/custom/quick-search-api/v1/organizations/:org/categories",
	requireShopper,
	acceptParameters({ q: "text", customerPersonalizationKey: "text" }),
	async (c) => {
		const { siteId } = c.get("shopper");
		const data = await findCategories(c, siteId, textsOfRequest(c, siteId));
		return c.json({ data }, 200, NOT_STORED);
	},
);
