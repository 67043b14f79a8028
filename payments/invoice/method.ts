import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Method } from "../method.ts";

const ID = "INVOICE";

/** Makes the method for payment by invoice: the order is placed before it is paid (checkout-30). `names`: its name by language. */
export const makeInvoice = (names: Readonly<Partial<Record<Language, string>> & { en: string }>): Method => ({
	name: "invoice",
	id: ID,
	pays: "all",
	read: (_, { locale }) => ({ text: names[locale.language] ?? names.en }),
	offer: ({ name: title, description }, { cx: { t } }) => ({
		title,
		description,
		go: t("checkout.toReview"),
	}),
	acts: {
		async use({ visitor }) {
			const outcome = await visitor.checkout.payWith({ paymentMethodId: ID });
			return outcome.ok ? { ok: true, next: "review" } : outcome;
		},
	},
});
