import type { RefObject } from "react";
import type { TileView } from "../../../shared/contracts/views.ts";
import { Tile } from "./tile.tsx";
import styles from "./tile-grid.module.css";

/** How many are seen first on a small screen; more would only compete with the largest picture. */
const SEEN_FIRST = 2;

type TileGridProps = {
	tiles: readonly TileView[];
	label: string;
	/** Nothing larger stands above: its first picture is the largest paint. */
	first?: boolean;
	ref?: RefObject<HTMLUListElement | null>;
};

export function TileGrid({ tiles, label, first, ref }: TileGridProps) {
	return (
		<ul ref={ref} className={styles.grid} aria-label={label}>
			{tiles.map((tile, index) => (
				<li key={tile.id} className={styles.cell}>
					<Tile tile={tile} heading="h2" eager={index < SEEN_FIRST} first={first && index === 0} />
				</li>
			))}
		</ul>
	);
}
