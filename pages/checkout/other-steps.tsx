import { type ReactNode, useId, useState } from "react";
import { useGiftCardText } from "../../client/features/orders/gift-card-text.ts";
import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import field from "../../client/ui/forms/field.module.css";
import { InputField } from "../../client/ui/forms/form-field.tsx";
import type { CheckoutData } from "./contract.ts";
import styles from "./screen.module.css";

const DARK = classNames(button.button, button.dark, button.wide);

export function ContactForm({
	data: { email, error, isMailed },
	signIn,
}: {
	data: CheckoutData;
	signIn: ReactNode;
}) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const id = useId();
	return (
		<form method="post" action={shell.checkoutHref} className={field.form} noValidate>
			{signIn}
			<InputField
				id={id}
				name="email"
				type="email"
				dir="ltr"
				label={t("signIn.email")}
				hint={<span className={type_.muted}>{t("checkout.contactHint")}</span>}
				error=""
				aria-invalid={error === "invalidEmail" || undefined}
				autoComplete="email"
				defaultValue={email}
				maxLength={256}
				required
			/>
			<button type="submit" name="intent" value="contact" className={DARK}>
				{t(isMailed ? "checkout.toPayment" : "checkout.toDelivery")}
			</button>
		</form>
	);
}

/** All that was said, once more, and the one button that buys. */
export function Review({
	data: {
		basket,
		total,
		email,
		addressLines,
		methods,
		methodId,
		card,
		wallet,
		bank,
		hrefOf,
		giftCards,
		openText,
		maySaveCard,
		billingLines,
		isMailed,
	},
}: {
	data: CheckoutData;
}) {
	const { t } = useTranslation();
	const giftCardText = useGiftCardText();
	const { shell } = usePlace();
	const [busy, setBusy] = useState(false);
	const method = methods.find(({ id }) => id === methodId);
	const cardText = bank
		? t("checkout.accountEnding", bank)
		: card && t("checkout.cardEnding", { brand: card.cardType, digits: card.lastDigits });
	const paidBy = [
		...giftCards.map((one) => `${giftCardText(one)} · ${one.text}`),
		...(wallet ? [wallet.name, wallet.payer] : cardText ? [cardText] : []),
		...(billingLines.length > 0 ? [`${t("checkout.billing")} · ${billingLines.join(", ")}`] : []),
	];
	const all = [
		["contact", [email ?? ""]],
		["delivery", [...addressLines, [method?.name, method?.arrival].filter(Boolean).join(" · ")]],
		["payment", paidBy],
	] as const;
	const rows = all.filter(([step]) => step !== "delivery" || !isMailed);
	return (
		<>
			<dl className={styles.facts}>
				{rows.map(([step, lines]) => (
					<div key={step}>
						<dt className={type_.label}>{t(`checkout.${step}`)}</dt>
						<dd>
							{lines.map((line) =>
								// Ours are sentences of this language; the others are written as the shopper has.
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
						</dd>
						<dd>
							<a
								className={styles.link}
								href={hrefOf[step]}
								aria-label={t("checkout.change", { what: t(`checkout.${step}`) })}
							>
								{t("checkout.edit")}
							</a>
						</dd>
					</div>
				))}
			</dl>
			<form method="post" action={shell.checkoutHref} onSubmit={() => setBusy(true)}>
				<input type="hidden" name="basketId" value={basket.id ?? ""} />
				<input type="hidden" name="intent" value="place" />
				<input type="hidden" name="total" value={total} />
				{maySaveCard ? (
					<label className={styles.check}>
						<input type="checkbox" name="saveCard" value="1" />
						<span>{t("checkout.saveCard")}</span>
					</label>
				) : null}
				<button type="submit" className={DARK} aria-busy={busy || undefined}>
					{busy ? t("shell.loading") : t("checkout.place", { total: openText ?? basket.totalText })}
				</button>
			</form>
		</>
	);
}
