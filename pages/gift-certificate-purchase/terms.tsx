import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { CheckboxField } from "../../client/ui/forms/form-field.tsx";
import type { GiftCardFault } from "../../shared/domain/gift-cards/gift-card.ts";
import styles from "./screen.module.css";

const TERMS_ID = "giftCertificateTermsOfUse";
const PARTS = ["use", "parts", "validity", "cancel", "code"] as const;

/** What a gift card's buyer agrees to; its popup is the browser's own, and opens without script (gifts-2). */
export function Terms({ hasAgreed, fault }: { hasAgreed: boolean; fault: GiftCardFault | undefined }) {
	const { t } = useTranslation();
	return (
		<div className={styles.terms}>
			<CheckboxField
				id="gift-card-terms"
				name="terms"
				label={t("giftCard.agree")}
				error={fault ? t("giftCard.fault.terms") : ""}
				defaultChecked={hasAgreed}
				required
			/>
			<button type="button" className={styles.link} popoverTarget={TERMS_ID}>
				{t("giftCard.terms.title")}
			</button>
			<section id={TERMS_ID} popover="auto" className={styles.popup} aria-labelledby="terms-title">
				<h2 id="terms-title" className={type_.title}>
					{t("giftCard.terms.title")}
				</h2>
				{PARTS.map((part) => (
					<p key={part}>{t(`giftCard.terms.${part}`)}</p>
				))}
				<button type="button" className={button.button} popoverTarget={TERMS_ID} popoverTargetAction="hide">
					{t("shell.close")}
				</button>
			</section>
		</div>
	);
}
