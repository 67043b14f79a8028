import type { TFunction } from "i18next";
import type { NewsletterWords } from "../../pages/newsletter/contract.ts";

export const newsletterWords = (t: TFunction): NewsletterWords => ({
	text: t("newsletterForm.text"),
	email: t("notify.email"),
	submit: t("newsletterForm.submit"),
	agreement: t("newsletterForm.agreement"),
	privacyNote: t("newsletterForm.privacyNote"),
	done: t("newsletterForm.done"),
	confirm: t("newsletterForm.confirm"),
	errors: { invalidEmail: t("notify.invalidEmail"), unavailable: t("newsletterForm.unavailable") },
});
