import type { StoreMapView } from "../../../shared/contracts/store-views.ts";
import styles from "./store-map.module.css";

/**
 * Renders a map with the stores' pins. The list has the same stores, so the map is hidden from screen readers and keyboards (stores-4).
 */
export function StoreMap({
	map: { src, width, height, pins },
	isPlain,
}: {
	map: StoreMapView;
	isPlain?: boolean;
}) {
	return (
		<div className={styles.map} dir="ltr" aria-hidden="true">
			<img src={src} width={width} height={height} alt="" decoding="async" />
			{pins.map(({ x, y, href, label, count }) => (
				<a
					key={`${x} ${y}`}
					className={styles.pin}
					style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
					href={isPlain ? undefined : href}
					title={label}
					tabIndex={-1}
				>
					<span className={styles.mark}>{count > 1 ? count : null}</span>
				</a>
			))}
		</div>
	);
}
