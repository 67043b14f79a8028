import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { PlacedResponse } from "../../../shared/contracts/shopper-api.ts";
import { createEinstein } from "../../platform/recommendations/einstein.ts";
import type { EinsteinPerson } from "../../platform/recommendations/einstein-client.ts";
import {
	NO_RECOMMENDATIONS,
	type PlacedRecommendations,
	type RecommendedFor,
} from "../../platform/recommendations/recommendations-port.ts";
import { recommendedRow } from "../../present/product-row.ts";
import type { Calls } from "../../request/calls.ts";
import {
	type ApiView,
	createPageContext,
	type PageRequestContext,
} from "../../request/page/create-page-context.ts";
import { orNothing, refuseIfLeftAlone } from "./recommended.ts";

export type PlacedRequest = {
	place: PlacedRecommendations;
	limit: number;
	product?: RecommendedFor;
	person: EinsteinPerson;
	/** The page that shows the products, and who reads it; a missing price is reported with both. */
	path: string;
	viewer: PageRequestContext["viewer"];
};

/** Returns the products of a recommender or zone that an editor has placed, chosen for one person (search-19). Nothing of it is stored. */
export const placedForPerson = (
	calls: Calls,
	locale: SiteLocale,
	view: ApiView,
	{ place, limit, product, person, path, viewer }: PlacedRequest,
	origin: string,
): Promise<PlacedResponse> =>
	orNothing(calls, locale, view, async () => {
		refuseIfLeftAlone(calls, locale, view);
		const cx = await createPageContext(calls, {
			locale,
			origin,
			path,
			search: "",
			impliedSiteId: locale.siteId,
			viewer,
		});
		if (product) cx.recommendFor = product;
		const { recommendPlaced } = createEinstein({ platform: calls.platform, locale });
		return recommendedRow(
			place,
			limit,
			cx,
			async () => (await recommendPlaced?.(place, product, person)) ?? NO_RECOMMENDATIONS,
		);
	});
