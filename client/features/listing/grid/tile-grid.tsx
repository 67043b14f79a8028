import { type ComponentType, type RefObject, useDeferredValue, useEffect, useRef } from "react";
import type { ListInsertView, TileView } from "../../../../shared/contracts/views.ts";
import { tileSizes } from "../../../../shared/domain/list/grid-size.ts";
import { type PageSpan, sections } from "../../../../shared/domain/list/list-paging.ts";
import { useUiState } from "../../../state/app-context.tsx";
import { lateEffect } from "../../../state/drawing/late-effect.ts";
import { useGridChoice } from "../../../state/grid-choice.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Tile } from "../tile/tile.tsx";
import styles from "./tile-grid.module.css";
import { useDrawn } from "./use-drawn.ts";

const SEEN_FIRST = 2;

type TileGridProps = {
	tiles: readonly TileView[];
	spans: readonly PageSpan[];
	label: string;
	first?: boolean;
	isSized?: boolean;
	inserts?: readonly ListInsertView[];
	Insert?: ComponentType<{ insert: ListInsertView }>;
	/** Identifies the list, so that a tile which is in two lists is rendered again instead of moved. */
	list: string;
	ref?: RefObject<HTMLDivElement | null>;
};

export function TileGrid({ tiles, spans, label, first, isSized, inserts, Insert, list, ref }: TileGridProps) {
	const sizes = tileSizes(useGridChoice());
	const awake = useDeferredValue(useUiState("awake"));
	const own = useRef<HTMLDivElement>(null);
	const grid = ref ?? own;
	const drawnCount = useDrawn(tiles);
	// biome-ignore lint/correctness/useExhaustiveDependencies: other tiles have other pictures.
	useEffect(() => {
		if (!awake) return;
		return lateEffect(async () => {
			const { watchPictures } = await import("./watch-pictures.ts");
			return () => grid.current && watchPictures(grid.current);
		});
	}, [awake, grid, tiles, drawnCount]);
	const before = new Map<number, ListInsertView[]>();
	for (const insert of inserts ?? []) before.set(insert.at, [...(before.get(insert.at) ?? []), insert]);
	const insertsAt = (index: number) =>
		Insert
			? (before.get(index) ?? []).map((insert) => <Insert key={`insert ${insert.id}`} insert={insert} />)
			: [];
	return (
		<div ref={grid}>
			{sections(spans, tiles.length).map(({ id, from, to }) => (
				<ul
					key={`${id} ${list}`}
					className={classNames(styles.grid, isSized && styles.sized)}
					aria-label={label}
					data-grid={isSized ? "" : undefined}
				>
					{tiles.slice(from, to).flatMap((tile, place) => [
						...insertsAt(from + place),
						<li key={tile.id} className={styles.cell}>
							{from + place < drawnCount ? (
								<Tile
									tile={tile}
									heading="h2"
									sizes={isSized ? sizes : undefined}
									eager={from + place < SEEN_FIRST}
									first={first && from + place === 0}
								/>
							) : null}
						</li>,
					])}
					{to === tiles.length ? insertsAt(to) : null}
				</ul>
			))}
		</div>
	);
}
