import { parseGiftCardCode } from "@vetrina/shop-rules/typed/code.ts";
import type { Method } from "../method.ts";
import { removePart } from "../part.ts";
import { GIFT_CARD, isStoreCredit, readDigits, toInstruments } from "./platform.ts";

export const giftCard: Method = {
	name: "gift-card",
	id: GIFT_CARD,
	pays: "part",
	owns: ({ methodId, fields }) => methodId === GIFT_CARD && !isStoreCredit(fields),
	read: ({ fields }, { t }) => ({ text: t("checkout.giftCardEnding", { digits: readDigits(fields) }) }),
	offer: () => ({ section: {} }),
	showsError: (error) => error.startsWith("giftCard"),
	remove: ({ fields }, t) => t("checkout.removeGiftCard", { digits: readDigits(fields) }),
	acts: {
		async use({ visitor }, { giftCard: typed = "" }) {
			const code = parseGiftCardCode(typed);
			const outcome = code
				? await visitor.checkout.payWith(toInstruments(code))
				: ({ ok: false, error: "giftCardUnknown" } as const);
			return outcome.ok
				? { ok: true, next: "payment" }
				: { ...outcome, values: { giftCard: typed.trim().slice(0, 64) } };
		},
		remove: removePart,
	},
	earlier: { giftCard: "use", removeGiftCard: "remove" },
};
