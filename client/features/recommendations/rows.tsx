import { useQueries, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { shownViewed, type ViewedProduct } from "../../../shared/domain/search/recently-viewed.ts";
import type { RecommendationType } from "../../../shared/domain/shell/shop-events.ts";
import { useApp, usePlace } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import { ownQuery, recommendationsQuery, viewedQuery } from "./load-rows.ts";
import { Row } from "./row.tsx";
import { useMayKeep } from "./use-may-keep.ts";
import { viewedProducts } from "./viewed-products.ts";

export type RowsProps = {
	product?: ViewedProduct;
	onLoaded: (hasLoaded: true) => void;
};

const TITLES = {
	"complete-the-set": "rows.completeTheLook",
	"you-may-also-like": "rows.youMayAlsoLike",
} as const;
const OF_PRODUCT: readonly RecommendationType[] = ["complete-the-set", "you-may-also-like"];
const ALONE: readonly RecommendationType[] = ["you-may-also-like"];

/** Renders the rows of recommendations when all have loaded, so that none moves another. */
export function Rows({ product, onLoaded }: RowsProps) {
	const { t } = useTranslation();
	const { shell, locale } = usePlace();
	const { events } = useApp();
	const types = product ? OF_PRODUCT : ALONE;
	const recommendations = useQueries({
		queries: types.map((type) => recommendationsQuery(shell.apiHref, type, product)),
	});
	const isAllowed = useMayKeep("personalisation");
	const own = useQueries({
		queries: types.map((type, index) =>
			// A provider whose answers have no id knows no persons.
			ownQuery(
				shell.apiHref,
				type,
				product,
				isAllowed && Boolean(recommendations[index]?.data?.details?.recoId),
			),
		),
	});
	const [ids] = useState(() => shownViewed(viewedProducts(locale.siteId), product?.masterId));
	const viewedTiles = useQuery(viewedQuery(shell.apiHref, ids));
	const hasLoaded = recommendations.every(({ data }) => data) && viewedTiles.data !== undefined;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the rows are reported once, when all have loaded.
	useEffect(() => {
		if (!hasLoaded) return;
		onLoaded(true);
		for (const [index, type] of types.entries())
			if (recommendations[index]?.data?.tiles.length)
				events.emit({ type: "recommendationsLoaded", recommendationType: type });
	}, [hasLoaded]);
	if (!hasLoaded) return null;
	return (
		<>
			{types.map((type, index) => {
				const { details = null, tiles = [] } = recommendations[index]?.data ?? {};
				const answer = isAllowed ? own[index]?.data : undefined;
				return (
					<Row
						key={type}
						source={type}
						title={t(TITLES[type])}
						tiles={tiles}
						details={details}
						own={answer?.tiles.length ? answer : undefined}
					/>
				);
			})}
			<Row source="recently-viewed" title={t("rows.recentlyViewed")} tiles={viewedTiles.data?.tiles ?? []} />
		</>
	);
}
