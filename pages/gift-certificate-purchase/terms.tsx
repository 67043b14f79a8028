import type { GiftCardFault } from "@vetrina/shop-rules/gift-cards/gift-card.ts";
import { useTranslation } from "../../client/state/texts.ts";
import { CheckboxField } from "../../client/ui/forms/form-field.tsx";
import { NativePopup } from "../../client/ui/overlay/native-popup.tsx";
import styles from "./screen.module.css";

const TERMS_ID = "giftCertificateTermsOfUse";
const PARTS = ["use", "parts", "validity", "cancel", "code"] as const;

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
			<NativePopup id={TERMS_ID} title={t("giftCard.terms.title")} closeLabel={t("shell.close")}>
				{PARTS.map((part) => (
					<p key={part}>{t(`giftCard.terms.${part}`)}</p>
				))}
			</NativePopup>
		</div>
	);
}
