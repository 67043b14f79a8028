import { useTranslation } from "../../client/state/texts.ts";
import { PROGRESS_STEPS, type ProgressStep } from "../../shared/domain/orders/progress.ts";
import styles from "./order-progress.module.css";

/** Shows the steps of a parcel, up to the current one (orders-6). */
export function OrderProgress({ step }: { step: ProgressStep }) {
	const { t } = useTranslation();
	const reachedIndex = PROGRESS_STEPS.indexOf(step);
	return (
		<ol className={styles.steps} aria-label={t("order.stepsLabel")}>
			{PROGRESS_STEPS.map((one, index) => (
				<li
					key={one}
					className={index <= reachedIndex ? styles.reached : undefined}
					aria-current={index === reachedIndex ? "step" : undefined}
				>
					{t(`order.steps.${one}`)}
				</li>
			))}
		</ol>
	);
}
