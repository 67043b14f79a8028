import type { Method } from "../method.ts";
import { CARD, readCard } from "./platform.ts";

export const card: Method = {
	name: "card",
	id: CARD,
	pays: "all",
	owns: ({ methodId, fields }) => methodId === CARD || readCard(fields) !== undefined,
	read({ fields }, { t }) {
		const read = readCard(fields);
		if (!read) return undefined;
		const { cardType: brand, lastDigits: digits, holder, expires } = read;
		return {
			text: t("checkout.cardEnding", { brand, digits }),
			facts: [holder, expires && t("cardFacts.expires", { date: expires })].filter(
				(fact) => fact !== undefined,
			),
		};
	},
};
