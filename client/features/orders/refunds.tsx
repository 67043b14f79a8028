import type { RefundView } from "../../../shared/contracts/order-views.ts";
import { useTranslation } from "../../state/texts.ts";

/** Rule returns-2. */
export function Refunds({ refunds }: { refunds: readonly RefundView[] }) {
	const { t } = useTranslation();
	const nameRefund = ({ card, giftCard, wallet, isStoreCredit }: RefundView): string | undefined => {
		if (isStoreCredit) return t("storeCredit.name");
		if (card) return t("checkout.cardEnding", { brand: card.cardType, digits: card.lastDigits });
		return giftCard ? t("checkout.giftCardEnding", { digits: giftCard }) : wallet;
	};
	return refunds.map((refund) => (
		<p key={`${refund.amountText}${nameRefund(refund)}`}>
			{[t("returns.refund", { amount: refund.amountText }), nameRefund(refund)].filter(Boolean).join(" · ")}
		</p>
	));
}
