import type { ReactNode } from "react";
import styles from "../../../client/features/checkout/payment-step.module.css";
import { useTranslation } from "../../../client/state/texts.ts";
import button from "../../../client/ui/button.module.css";
import { classNames } from "../../../client/ui/class-names.ts";
import field from "../../../client/ui/forms/field.module.css";
import { asksForBilling } from "../../../shared/domain/checkout/checkout-steps.ts";
import type { CheckoutData } from "../contract.ts";
import { Billing } from "./billing.tsx";
import { PartPayments } from "./part-payments.tsx";
import { PaymentChoice } from "./payment-choice.tsx";

/**
 * Shows the methods that pay a part, then those that pay the rest: methods with a section first, otherwise in the house's order, and
 * wallets last (checkout-6, checkout-29). The billing address comes after them, unless the order cannot be paid without one (checkout-7).
 */
export function Payment({ data, wallets }: { data: CheckoutData; wallets: ReactNode }) {
	const { t } = useTranslation();
	const { hrefOf, isPaid, payments } = data;
	const rest = payments.filter(({ isPart }) => !isPart);
	const choose = (choice: (typeof rest)[number]) => (
		<PaymentChoice key={choice.name} choice={choice} data={data} />
	);
	const small = rest.filter(({ section }) => !section);
	const isBillingFirst = asksForBilling(data);
	return (
		<div className={field.form}>
			<PartPayments data={data} />
			{isBillingFirst ? <Billing data={data} /> : null}
			{isPaid ? (
				<>
					<p>{t("checkout.paid")}</p>
					{data.open.includes("review") ? (
						<a className={classNames(button.button, button.dark, button.wide)} href={hrefOf.review}>
							{t("checkout.toReview")}
						</a>
					) : null}
				</>
			) : (
				<>
					{rest.length === 0 ? <p role="alert">{t("checkout.error.paymentUnavailable")}</p> : null}
					{rest.filter(({ section }) => section).map(choose)}
					{small.length > 0 ? <div className={styles.saved}>{small.map(choose)}</div> : null}
				</>
			)}
			{wallets}
			{isBillingFirst ? null : <Billing data={data} />}
		</div>
	);
}
