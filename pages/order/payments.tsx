import { useGiftCardText } from "../../client/features/orders/gift-card-text.ts";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import type { AfterRefundsView } from "../../shared/contracts/order-views.ts";
import type { OrderData } from "./contract.ts";

/** How an order was paid, and what of each payment is left once something was paid back (returns-2). */
export function Payments({ data }: { data: OrderData }) {
	const { t } = useTranslation();
	const giftCardText = useGiftCardText();
	const other =
		data.wallet ??
		(data.bank && t("checkout.accountEnding", data.bank)) ??
		(data.card && t("checkout.cardEnding", { brand: data.card.cardType, digits: data.card.lastDigits }));
	const payments: { text: string; notes?: string[]; afterRefunds?: AfterRefundsView }[] = [
		...data.giftCards.map((one) => ({ ...one, text: `${giftCardText(one)} · ${one.text}` })),
		...(other ? [{ text: other, notes: data.cardNotes, afterRefunds: data.afterRefunds }] : []),
	];
	if (payments.length === 0) return null;
	return (
		<>
			<h2 className={type_.label}>{t("checkout.payment")}</h2>
			{payments.map(({ text, notes = [], afterRefunds }, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: an order's payments keep their order, and two may read alike.
				<div key={at}>
					<p>{text}</p>
					{notes.map((note) => (
						<p key={note} className={type_.muted}>
							<bdi>{note}</bdi>
						</p>
					))}
					{afterRefunds ? <p className={type_.muted}>{t("order.afterRefunds", afterRefunds)}</p> : null}
				</div>
			))}
		</>
	);
}
