import { useTranslation } from "../../client/state/texts.ts";
import balance from "../../client/styles/balance.module.css";
import page from "../../client/styles/narrow-page.module.css";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import field from "../../client/ui/forms/field.module.css";
import { InputField } from "../../client/ui/forms/form-field.tsx";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import type { GiftCertificateData } from "./contract.ts";

export function Screen({
	data: { href, purchaseHref, giftCard, error, code },
}: {
	data: GiftCertificateData;
}) {
	const { t } = useTranslation();
	return (
		<main id="main" className={page.page}>
			<h1 className={type_.display}>{t("giftCertificate.title")}</h1>
			<p className={type_.muted}>{t("giftCertificate.hint")}</p>
			{giftCard ? (
				<section className={balance.balance} aria-labelledby="balance">
					<h2 id="balance" className={type_.label}>
						{t("checkout.giftCardEnding", { digits: giftCard.digits })}
					</h2>
					<Outcome className={giftCard.balanceText ? type_.display : undefined}>
						{giftCard.balanceText ? <bdi>{giftCard.balanceText}</bdi> : t("giftCertificate.empty")}
					</Outcome>
					{giftCard.isEnabled ? null : <p>{t("giftCertificate.disabled")}</p>}
				</section>
			) : null}
			<form method="post" action={href} className={field.form} noValidate>
				<Outcome isRefused className={field.fault}>
					{error === "unavailable"
						? t("error.unavailable")
						: error === "tooMany"
							? t("giftCertificate.tooMany")
							: ""}
				</Outcome>
				<InputField
					id="gift-certificate-code"
					name="code"
					type="text"
					dir="ltr"
					label={t("checkout.giftCardCode")}
					error={
						error === "missing"
							? t("register.faults.required")
							: error === "unknown"
								? t("giftCertificate.unknown")
								: ""
					}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					defaultValue={code}
					maxLength={64}
					required
				/>
				<button type="submit" className={classNames(button.button, button.dark, button.wide)}>
					{t("giftCertificate.check")}
				</button>
			</form>
			{purchaseHref ? (
				<p>
					<a className={page.link} href={purchaseHref}>
						{t("giftCard.buy")}
					</a>
				</p>
			) : null}
		</main>
	);
}
