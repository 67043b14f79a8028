import type { OrderSummaryView } from "../../../shared/contracts/order-views.ts";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { OrderStatus } from "./order-status.tsx";
import styles from "./order-summary.module.css";
import { Thumbnail } from "./thumbnail.tsx";

export function OrderSummary({
	order: { orderNo, href, placedDate, status, totalText, images, count },
}: {
	order: OrderSummaryView;
}) {
	const { t } = useTranslation();
	return (
		<li className={styles.order}>
			<div>
				<h2 className={type_.label}>
					<a className={styles.number} href={href}>
						{t("order.number", { orderNo })}
					</a>
				</h2>
				{placedDate ? <p className={type_.muted}>{placedDate}</p> : null}
			</div>
			<OrderStatus status={status} />
			<div className={styles.pictures}>
				{images.map(({ src, alt }, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: an order does not change.
					<Thumbnail key={at} src={src} alt={alt} />
				))}
			</div>
			<p>
				{t("order.items", { count })}
				{"\u00a0· "}
				<bdi>{totalText}</bdi>
			</p>
		</li>
	);
}
