import { GRID_SIZES, type GridDevice } from "../../../shared/domain/grid-size.ts";
import { chooseGrid, showGrid, useGridChoice } from "../../state/grid-choice.ts";
import { useTranslation } from "../../state/texts.ts";
import { classNames } from "../../ui/class-names.ts";
import covering from "../../ui/covering.module.css";
import styles from "./grid-sizes.module.css";
import { keepInPlace } from "./keep-in-place.ts";

const OUT_IN_MS = 250;

/** How many pieces stand in a row: one of three, remembered (S3 §4.2 "grid slider", §9). */
export function GridSizes({ device, className }: { device: GridDevice; className?: string }) {
	const { t } = useTranslation();
	const choice = useGridChoice();
	// Not an id of React: on the server the whole document counts, in the browser only the interface.
	const name = `rows-${device}`;
	return (
		<fieldset className={classNames(styles.sizes, styles[device], className)} aria-label={t("list.perRow")}>
			{GRID_SIZES[device].sizes.map((size) => (
				<label key={size} className={styles.size}>
					<input
						className={covering.radio}
						type="radio"
						name={name}
						checked={choice[device] === size}
						onChange={() => change(device, size)}
						aria-label={t("list.perRowOf", { size })}
					/>
					<span className={styles.digit} aria-hidden="true">
						{size}
					</span>
				</label>
			))}
		</fieldset>
	);
}

/** Out, other rows, in (S1 §4); the piece that was looked at stays where it was. */
async function change(device: GridDevice, size: number): Promise<void> {
	chooseGrid(device, size);
	const grid = document.querySelector<HTMLElement>("[data-grid]");
	const show = () => keepInPlace(tileInView(grid), showGrid);
	if (!grid || matchMedia("(prefers-reduced-motion: reduce)").matches) return show();
	const out = grid.animate({ opacity: [1, 0] }, { duration: OUT_IN_MS, fill: "forwards" });
	await out.finished;
	show();
	out.cancel();
	grid.animate({ opacity: [0, 1] }, { duration: OUT_IN_MS });
}

/** The first tile that is wholly on the screen, unless the list still begins there. */
function tileInView(grid: HTMLElement | null): Element | null {
	if (!grid || grid.getBoundingClientRect().top >= 0) return null;
	return [...grid.children].find((cell) => cell.getBoundingClientRect().top >= 0) ?? null;
}
