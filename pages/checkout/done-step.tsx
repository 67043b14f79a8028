import { GiftFacts } from "../../client/features/gift-options/gift-facts.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type { CheckoutStep } from "../../shared/domain/checkout/checkout-steps.ts";
import { joinWithDots } from "../../shared/domain/lib/join-with-dots.ts";
import type { CheckoutData } from "./contract.ts";
import styles from "./screen.module.css";

export function DoneStep({ step, data }: { step: CheckoutStep; data: CheckoutData }) {
	const { t } = useTranslation();
	const { email = "", addressLines, methods, methodId, paidWith, billingLines } = data;
	const method = methods.find(({ id }) => id === methodId);
	const lines: Partial<Record<CheckoutStep, readonly string[]>> = {
		contact: [email],
		delivery: [...addressLines, joinWithDots(method?.name, method?.arrival)],
		payment: [
			...paidWith.map(({ text }) => text),
			...(billingLines.length > 0 ? [joinWithDots(t("checkout.billing"), billingLines.join(", "))] : []),
		],
	};
	return (
		<div className={styles.done}>
			{(lines[step] ?? []).filter(Boolean).map((line) =>
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
