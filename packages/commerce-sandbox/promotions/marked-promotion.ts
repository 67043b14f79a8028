import type { Promotion } from "../house/promotions.ts";
import { languages, type Text } from "../languages.ts";
import type { MarkedPromotion } from "./promotion-input.ts";

export const markedPromotion = ({ id, percent, text }: MarkedPromotion): Promotion => ({
	id,
	campaignId: "catalogue",
	class: "product",
	name: text,
	callout: text,
	details: text,
	enabled: true,
	qualifiers: {},
	products: { kind: "marked" },
	condition: {},
	discount: { kind: "percentage", percent },
	exclusivity: "class",
	rank: 100,
});

export function withoutMarkup(text: Text): Text {
	const plain = { ...text };
	for (const language of languages) {
		const mark = text[language];
		if (mark !== undefined) plain[language] = mark.replace(/<[^>]*>/g, "").trim();
	}
	return plain;
}
