import { BETWEEN, GRID_SIZES, type GridDevice } from "../../../../shared/domain/list/grid-size.ts";
import { chooseGrid, showGrid, useGridChoice } from "../../../state/grid-choice.ts";
import { useTranslation } from "../../../state/texts.ts";
import { classNames } from "../../../ui/class-names.ts";
import covering from "../../../ui/overlay/covering.module.css";
import styles from "./grid-sizes.module.css";

export function GridSizes({ device, className }: { device: GridDevice; className?: string }) {
	const { t } = useTranslation();
	const choice = useGridChoice();
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
					/>
					<span className={styles.digit}>{size}</span>
					{device === "desktop" ? <span className={styles.digit}>{BETWEEN[size]}</span> : null}
				</label>
			))}
		</fieldset>
	);
}

function change(device: GridDevice, size: number): void {
	chooseGrid(device, size);
	import("./change-grid.ts").then(({ changeGrid }) => changeGrid(), showGrid);
}
