import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { expect, test } from "vitest";
import { textsOf } from "../../../../shared/i18n/all-texts.ts";

/** Expressions for "was sent to you" in each language. */
const SENT = {
	ar: /أرسلنا|أُرسل/,
	de: /gesendet|geschickt|unterwegs/,
	en: /\bsent\b|on its way/,
	fr: /envoyé|en route/,
	it: /inviat|in arrivo/,
	ja: /お送りしました|送信しました/,
	ko: /보내 드렸|보냈습니다/,
	zh: /已经发出|已向您发送/,
} as const;

// proves identity-28
test.each(Object.entries(SENT))(
	"the message for a wrong password mentions no sent mail in %s, because most customers get none",
	(language, sent) => {
		const { t } = textsOf(language as Language);
		expect(t("resetPassword.sent")).toMatch(sent);
		expect(t("resetPassword.withoutPassword")).not.toMatch(sent);
		expect(t("error.wrongPassword")).not.toMatch(sent);
	},
);
