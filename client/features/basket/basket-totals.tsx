import type { BasketView } from "../../../shared/contracts/basket-views.ts";
import { useTranslation } from "../../state/texts.ts";
import styles from "./basket-totals.module.css";

/** Sums as on a receipt; all of them come from the server. */
export function BasketTotals({ basket }: { basket: BasketView }) {
	const { t } = useTranslation();
	return (
		<>
			<dl className={styles.totals}>
				<Row label={t("cart.subTotal")} text={basket.subTotalText} />
				{basket.sums.map(({ kind, text }) => (
					<Row key={kind} label={t(`cart.${kind}`)} text={text} />
				))}
				<Row label={t("cart.total")} text={basket.totalText} strong />
			</dl>
			{basket.withShipping ? null : <p className={styles.later}>{t("cart.shippingLater")}</p>}
		</>
	);
}

function Row({ label, text, strong }: { label: string; text: string; strong?: boolean }) {
	return (
		<div className={strong ? styles.strong : styles.row}>
			<dt>{label}</dt>
			<dd>
				<bdi>{text}</bdi>
			</dd>
		</div>
	);
}
