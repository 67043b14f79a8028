import { GiftFacts } from "../../client/features/gift-options/gift-facts.tsx";
import { useGiftCardText } from "../../client/features/orders/gift-card-text.ts";
import { useTranslation } from "../../client/state/texts.ts";
import type { CheckoutStep } from "../../shared/domain/checkout/checkout-steps.ts";
import type { CheckoutData } from "./contract.ts";
import styles from "./screen.module.css";

export function DoneStep({ step, data }: { step: CheckoutStep; data: CheckoutData }) {
	const paidBy = usePaidBy(data);
	const { email = "", addressLines, methods, methodId } = data;
	const method = methods.find(({ id }) => id === methodId);
	const lines: Partial<Record<CheckoutStep, readonly string[]>> = {
		contact: [email],
		delivery: [...addressLines, [method?.name, method?.arrival].filter(Boolean).join(" · ")],
		payment: paidBy,
	};
	return (
		<div className={styles.done}>
			{(lines[step] ?? []).filter(Boolean).map((line) =>
				// Payment texts are in the page's language; other steps show what the shopper typed.
				step === "payment" ? (
					<span key={line} className={styles.row}>
						{line}
					</span>
				) : (
					<bdi key={line} className={styles.row}>
						{line}
					</bdi>
				),
			)}
			{step === "delivery" ? <GiftFacts gift={data.basket.gift} /> : null}
		</div>
	);
}

function usePaidBy({ giftCards, bank, card, wallet, billingLines }: CheckoutData): string[] {
	const { t } = useTranslation();
	const giftCardText = useGiftCardText();
	const other = bank
		? t("checkout.accountEnding", bank)
		: card && t("checkout.cardEnding", { brand: card.cardType, digits: card.lastDigits });
	return [
		...giftCards.map((one) => `${giftCardText(one)} · ${one.text}`),
		...(wallet ? [wallet.name, wallet.payer] : other ? [other] : []),
		...(billingLines.length > 0 ? [`${t("checkout.billing")} · ${billingLines.join(", ")}`] : []),
	];
}
