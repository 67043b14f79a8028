import { useTranslation } from "../../client/state/texts.ts";
import type { TrackingView } from "../../shared/contracts/order-views.ts";
import styles from "./screen.module.css";

export function Tracking({ url, number, image, carrier }: TrackingView) {
	const { t } = useTranslation();
	return (
		<p className={styles.tracking}>
			{image ? <img src={image} alt={carrier ?? t("order.carrier")} width={48} height={32} /> : null}
			<a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
				{t("order.tracking", { number })}
			</a>
		</p>
	);
}
