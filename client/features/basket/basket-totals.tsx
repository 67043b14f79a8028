import type { ReceiptView } from "../../../shared/contracts/basket-views.ts";
import { useTranslation } from "../../state/texts.ts";
import styles from "./basket-totals.module.css";

/** Sums as on a receipt; all of them come from the server. */
export function BasketTotals({ basket }: { basket: ReceiptView }) {
	const { t } = useTranslation();
	return (
		<>
			<dl className={styles.totals}>
				<Row label={t("cart.subTotal")} text={basket.subTotalText} />
				{basket.sums.map(({ id, label, text }) => (
					<Row key={id} label={label} text={text} />
				))}
				<Row label={basket.totalLabel} text={basket.totalText} strong />
			</dl>
			{basket.notes.length > 0 ? <p className={styles.later}>{basket.notes.join(" ")}</p> : null}
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
