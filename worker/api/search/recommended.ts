import { Lru } from "@vetrina/shop-rules/lib/lru.ts";
import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { RecommendationsResponse, TilesResponse } from "../../../shared/contracts/shopper-api.ts";
import type { RecommendationType, RecommenderDetails } from "../../../shared/domain/shell/shop-events.ts";
import { loadCached } from "../../cache/cached.ts";
import { VALUES } from "../../cache/policies.ts";
import { createCatalogue } from "../../platform/commerce/catalogue/catalogue.ts";
import { createSharedCall } from "../../platform/commerce/shared-call.ts";
import { isUnavailable } from "../../platform/is-unavailable.ts";
import { createEinstein } from "../../platform/recommendations/einstein.ts";
import type { EinsteinPerson } from "../../platform/recommendations/einstein-client.ts";
import { createPlatformRecommendations } from "../../platform/recommendations/platform-recommendations.ts";
import type {
	RecommendationsPort,
	RecommendedFor,
} from "../../platform/recommendations/recommendations-port.ts";
import type { SiteSettings } from "../../platform/site-settings.ts";
import type { Calls } from "../../request/calls.ts";
import type { PageContext } from "../../request/page/page-context.ts";
import { toRowTile } from "./row-tile.ts";

type View = Pick<PageContext, "locale" | "paths" | "prices"> & {
	settings: Pick<SiteSettings, "legal" | "recommendationsProvider">;
};

const MOST = 12;
/** A look is what one person wears at once (search-11). */
const MOST_OF_LOOK = 4;
/** Milliseconds after a failure during which no request calls the service. */
const LEFT_ALONE = 30_000;
const failedAt = new Lru<number>(20);
class LeftAlone extends Error {}

const createRecommendations = (calls: Calls, locale: SiteLocale, { settings }: View): RecommendationsPort =>
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

type RowRequest = { type: RecommendationType; product?: RecommendedFor };

const nameProvider = ({ siteId }: SiteLocale, { settings }: Pick<View, "settings">): string =>
	`${siteId} ${settings.recommendationsProvider}`;

/** Throws if the service failed a moment ago. */
export const refuseIfLeftAlone = (
	{ cache: { now, fault } }: Calls,
	locale: SiteLocale,
	view: Pick<View, "settings">,
): void => {
	const last = failedAt.get(nameProvider(locale, view)) ?? Number.NEGATIVE_INFINITY;
	if (!fault && now() - last < LEFT_ALONE) throw new LeftAlone();
};

const loadRow = async (
	calls: Calls,
	locale: SiteLocale,
	view: View,
	{ type, product, person }: RowRequest & { person?: EinsteinPerson },
): Promise<RecommendationsResponse> => {
	refuseIfLeftAlone(calls, locale, view);
	if (view.settings.recommendationsProvider === "none") return NOTHING;
	const details = await createRecommendations(calls, locale, view).recommend(type, product, person);
	const ids = details.productIds.filter((id) => id !== product?.id).slice(0, MOST);
	const tiles = (await loadTiles(calls, locale, view, ids))
		.filter(({ state }) => state !== "banned" && state !== "noPrice")
		.slice(0, type === "complete-the-set" ? MOST_OF_LOOK : MOST);
	return { details: { ...details, productIds: tiles.map(({ id }) => id) }, tiles };
};

type Row = { details: RecommenderDetails | null };
const NOTHING = { details: null, tiles: [] };

/** Returns an empty row if the service fails, and then leaves it alone for a while: a page shows recommendations or does without (search-11). */
export const orNothing = async <R extends Row>(
	calls: Calls,
	locale: SiteLocale,
	view: Pick<View, "settings">,
	load: () => Promise<R>,
): Promise<R | typeof NOTHING> => {
	try {
		return await load();
	} catch (error) {
		if (!(error instanceof LeftAlone)) {
			const { now, fault } = calls.cache;
			if (!fault && isUnavailable(error)) failedAt.set(nameProvider(locale, view), now());
			calls.platform.log("warning", "api/recommended", "Recommendations failed, none are shown", { error });
		}
		return NOTHING;
	}
};

export const recommendationsFor = async (
	calls: Calls,
	locale: SiteLocale,
	view: View,
	{ type, product }: RowRequest,
): Promise<RecommendationsResponse> =>
	orNothing(calls, locale, view, async () => {
		const { value } = await loadCached<RecommendationsResponse>(calls.cache, {
			site: locale.siteId,
			key: `recommendations/${localeTag(locale)}/${type}/${product?.id ?? ""}/${product?.masterId ?? ""}`,
			policy: VALUES.recommendations,
			tags: ["recommendations", ...(product ? [`product:${product.masterId ?? product.id}`] : [])],
			load: async (deadline) => {
				const value = await loadRow({ ...calls, platform: { ...calls.platform, deadline } }, locale, view, {
					type,
					product,
				});
				// The number of unknown ids is unbounded, so empty results are not stored.
				return { value, store: value.tiles.length > 0 };
			},
		});
		return value;
	});

/** Returns what is recommended to one person. Nothing of it is stored, and it is left out if the service fails (search-18). */
export const recommendationsForPerson = async (
	calls: Calls,
	locale: SiteLocale,
	view: View,
	request: RowRequest & { person: EinsteinPerson },
): Promise<RecommendationsResponse> =>
	orNothing(calls, locale, view, () => loadRow(calls, locale, view, request));

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
