import type { Method } from "../method.ts";
import { GIFT_CARD, isStoreCredit, readDigits } from "./platform.ts";

export const giftCard: Method = {
	name: "gift-card",
	id: GIFT_CARD,
	pays: "part",
	owns: ({ methodId, fields }) => methodId === GIFT_CARD && !isStoreCredit(fields),
	read: ({ fields }, { t }) => ({ text: t("checkout.giftCardEnding", { digits: readDigits(fields) }) }),
};
