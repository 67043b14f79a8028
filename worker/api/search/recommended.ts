import { Lru } from "@vetrina/shop-rules/lib/lru.ts";
import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { RecommendationsResponse, TilesResponse } from "../../../shared/contracts/shopper-api.ts";
import type { RecommendationType } from "../../../shared/domain/shell/shop-events.ts";
import { loadCached } from "../../cache/cached.ts";
import { VALUES } from "../../cache/policies.ts";
import { createCatalogue } from "../../platform/commerce/catalogue/catalogue.ts";
import { createSharedCall } from "../../platform/commerce/shared-call.ts";
import { isUnavailable } from "../../platform/is-unavailable.ts";
import { createEinstein } from "../../platform/recommendations/einstein.ts";
import { createPlatformRecommendations } from "../../platform/recommendations/platform-recommendations.ts";
import type {
	RecommendationsPort,
	RecommendedFor,
} from "../../platform/recommendations/recommendations-port.ts";
import type { Calls } from "../../request/calls.ts";
import type { PageContext } from "../../request/page/page-context.ts";
import { toRowTile } from "./row-tile.ts";

type View = Pick<PageContext, "locale" | "paths" | "prices"> & {
	settings: { recommendationsProvider: "einstein" | "platform" };
};

const MOST = 12;
/** A look is what one person wears at once (search-11). */
const MOST_OF_LOOK = 4;
/** Milliseconds after a failure during which no request calls the service. */
const LEFT_ALONE = 30_000;
const failedAt = new Lru<number>(20);
class LeftAlone extends Error {}

export const createRecommendations = (
	calls: Calls,
	locale: SiteLocale,
	{ settings }: View,
): RecommendationsPort =>
	settings.recommendationsProvider === "einstein"
		? createEinstein({ platform: calls.platform, locale })
		: createPlatformRecommendations(
				createSharedCall({ platform: calls.platform, locale }, () => new Date(calls.cache.now())),
			);

const loadTiles = async (calls: Calls, locale: SiteLocale, view: View, ids: readonly string[]) => {
	if (ids.length === 0) return [];
	const catalogue = createCatalogue({ platform: calls.platform, locale }, () => new Date(calls.cache.now()));
	const products = await catalogue.products([...ids]);
	const byId = new Map(products.map((product) => [product.id, product]));
	return ids.flatMap((id) => {
		const product = byId.get(id);
		return product && !product.offline ? toRowTile(product, view) : [];
	});
};

export const recommendationsFor = async (
	calls: Calls,
	locale: SiteLocale,
	view: View,
	{ type, product }: { type: RecommendationType; product?: RecommendedFor },
): Promise<RecommendationsResponse> => {
	const provider = `${locale.siteId} ${view.settings.recommendationsProvider}`;
	const { now, fault } = calls.cache;
	try {
		const { value } = await loadCached<RecommendationsResponse>(calls.cache, {
			site: locale.siteId,
			key: `recommendations/${localeTag(locale)}/${type}/${product?.id ?? ""}/${product?.masterId ?? ""}`,
			policy: VALUES.recommendations,
			tags: ["recommendations", ...(product ? [`product:${product.masterId ?? product.id}`] : [])],
			load: async (signal) => {
				if (!fault && now() - (failedAt.get(provider) ?? Number.NEGATIVE_INFINITY) < LEFT_ALONE)
					throw new LeftAlone();
				const inside = { ...calls, platform: { ...calls.platform, deadline: signal } };
				const details = await createRecommendations(inside, locale, view).recommend(type, product);
				const ids = details.productIds.filter((id) => id !== product?.id).slice(0, MOST);
				const tiles = await loadTiles(inside, locale, view, ids);
				const shownTiles = tiles
					.filter(({ state }) => state !== "banned" && state !== "noPrice")
					.slice(0, type === "complete-the-set" ? MOST_OF_LOOK : MOST);
				return {
					value: { details: { ...details, productIds: shownTiles.map(({ id }) => id) }, tiles: shownTiles },
					// The number of unknown ids is unbounded, so empty results are not stored.
					store: shownTiles.length > 0,
				};
			},
		});
		return value;
	} catch (error) {
		if (!(error instanceof LeftAlone)) {
			if (!fault && isUnavailable(error)) failedAt.set(provider, now());
			calls.platform.log("warning", "api/recommended", "Recommendations failed, none are shown", {
				type,
				error,
			});
		}
		return { details: null, tiles: [] };
	}
};

export const tilesFor = async (
	calls: Calls,
	locale: SiteLocale,
	view: View,
	ids: readonly string[],
): Promise<TilesResponse> => {
	try {
		return { tiles: await loadTiles(calls, locale, view, ids) };
	} catch (error) {
		calls.platform.log(
			"warning",
			"api/recommended",
			"Reading recently viewed products failed, none are shown",
			{ error },
		);
		return { tiles: [] };
	}
};

export const forgetFailures = (): void => failedAt.clear();
