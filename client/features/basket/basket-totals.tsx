import type { BasketView, ReceiptView } from "../../../shared/contracts/basket-views.ts";
import { useTranslation } from "../../state/texts.ts";
import styles from "./basket-totals.module.css";

export function BasketTotals({ basket }: { basket: ReceiptView & Pick<BasketView, "delivery"> }) {
	const { t } = useTranslation();
	const notes = [...(basket.delivery ? [basket.delivery] : []), ...basket.notes];
	return (
		<>
			<dl className={styles.totals}>
				{basket.subTotalText ? <Row label={t("cart.subTotal")} text={basket.subTotalText} /> : null}
				{basket.sums.map(({ id, label, text }) => (
					<Row key={id} label={label} text={text} />
				))}
				<Row label={basket.totalLabel} text={basket.totalText} strong />
			</dl>
			{notes.length > 0 ? <p className={styles.later}>{notes.join(" ")}</p> : null}
			{basket.giftCardPayment ? <Paid payment={basket.giftCardPayment} /> : null}
		</>
	);
}

function Paid({
	payment: { cards, leftLabel, leftText },
}: {
	payment: NonNullable<ReceiptView["giftCardPayment"]>;
}) {
	return (
		<dl className={styles.paid}>
			{cards.map(({ id, label, text }) => (
				<Row key={id} label={label} text={text} />
			))}
			<Row label={leftLabel} text={leftText} />
		</dl>
	);
}

function Row({ label, text, strong }: { label: string; text: string; strong?: boolean }) {
	return (
		<div className={strong ? styles.strong : styles.row}>
			<dt>
				<bdi>{label}</bdi>
			</dt>
			<dd>
				<bdi>{text}</bdi>
			</dd>
		</div>
	);
}
