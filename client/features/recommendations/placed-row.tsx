import { useQuery } from "@tanstack/react-query";
import { type ComponentType, type Ref, useEffect, useRef, useState } from "react";
import type { PlacedRow as Placed, ProductRowView } from "../../../shared/contracts/product-row-view.ts";
import { useApp, usePlace } from "../../state/app-context.tsx";
import { afterPaint } from "../../state/drawing/after-paint.ts";
import { watchView } from "../../state/drawing/watch-view.ts";
import { useInPlace } from "./use-in-place.ts";
import { useMayKeep } from "./use-may-keep.ts";

type RowOfProducts = ComponentType<{ view: ProductRowView; ref?: Ref<HTMLElement> }>;

/** Draws an editor's row. One that a recommender fills becomes the shopper's own after the first paint, where that is allowed (search-19). */
export const AnyRow = ({ view, row: Row }: { view: ProductRowView; row: RowOfProducts }) =>
	view.placed ? <PlacedRow view={view} placed={view.placed} row={Row} /> : <Row view={view} />;

function PlacedRow({ view, placed, row: Row }: { view: ProductRowView; placed: Placed; row: RowOfProducts }) {
	const { shell } = usePlace();
	const { events } = useApp();
	const element = useRef<HTMLElement>(null);
	const [isNear, setNear] = useState(false);
	const isAllowed = useMayKeep("personalisation");
	useEffect(
		() =>
			watchView(element.current, "800px", ({ isIntersecting }) => {
				if (isIntersecting) afterPaint(() => setNear(true));
				return isIntersecting;
			}),
		[],
	);
	const { zone, recommender, product } = placed;
	const { data } = useQuery({
		queryKey: ["placed", shell.apiHref, zone ?? "", recommender ?? "", product?.id ?? ""],
		queryFn: async ({ signal }) =>
			(await import("./load-rows.ts")).loadPlaced({ apiHref: shell.apiHref, placed, signal }),
		enabled: isNear && isAllowed,
		staleTime: Number.POSITIVE_INFINITY,
	});
	const own = isAllowed && data?.details && data.tiles.length > 0 ? data : undefined;
	const details = { ...placed.details, productIds: view.tiles.map(({ id }) => id) };
	const { shown, isOwn } = useInPlace(element, { tiles: view.tiles, details }, own as Own | undefined);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the content changes with the answer's id.
	useEffect(() => {
		let stop: (() => void) | undefined;
		let isGone = false;
		import("./watch-row.ts").then(
			({ watchRow }) => {
				if (element.current && !isGone) stop = watchRow(element.current, shown.details, shown.tiles, events);
			},
			() => {},
		);
		return () => {
			isGone = true;
			stop?.();
		};
	}, [shown.details.recoId, isOwn, events]);
	const { recommender: name, recoId } = shown.details;
	return (
		<Row
			view={{ ...view, tiles: shown.tiles, placed: { ...placed, details: { recommender: name, recoId } } }}
			ref={element}
		/>
	);
}
type Own = Pick<ProductRowView, "tiles"> & { details: Placed["details"] & { productIds: readonly string[] } };
