import type { OrderStatusView } from "../../../shared/contracts/order-views.ts";
import { useTranslation } from "../../state/texts.ts";
import styles from "./order-status.module.css";

export function OrderStatus({ status: { label, text } }: { status: OrderStatusView }) {
	const { t } = useTranslation();
	const status = label ? t(`order.status.${label}`) : text;
	return status ? (
		<p className={styles.status} data-order-status>
			{status}
		</p>
	) : null;
}
