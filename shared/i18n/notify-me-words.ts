import type { TFunction } from "i18next";
import type { NotifyMeWords } from "../../pages/product-note/contract.ts";

export const notifyMeWords = (t: TFunction, name: string, registered = false): NotifyMeWords => ({
	text: t(registered ? "notify.textKnown" : "notify.text", { name }),
	email: t("notify.email"),
	consent: t("notify.consent"),
	invalidEmail: t("notify.invalidEmail"),
});
