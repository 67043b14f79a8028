import type { StoreHoursView } from "../../../shared/contracts/store-views.ts";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import fold from "../../ui/overlay/fold.module.css";
import styles from "./store-hours.module.css";

export function StoreHours({ hours }: { hours: StoreHoursView }) {
	const { t } = useTranslation();
	return (
		<dl className={styles.hours}>
			{hours.map(({ days, times, isToday }) => (
				<div key={days} className={isToday ? styles.today : undefined}>
					<dt>{days}</dt>
					<dd>
						{times.length === 0 ? t("stores.closedDay") : times.map((time) => <bdi key={time}>{time}</bdi>)}
					</dd>
				</div>
			))}
		</dl>
	);
}

export function FoldedHours({ hours }: { hours: StoreHoursView }) {
	const { t } = useTranslation();
	return (
		<details className={styles.fold}>
			<summary className={classNames(type_.small, fold.sign, styles.summary)}>{t("stores.hours")}</summary>
			<StoreHours hours={hours} />
		</details>
	);
}
