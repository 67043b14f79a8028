import * as z from "zod";
import { isAnyLeft, type LeftBehind } from "../../../../shared/domain/basket/basket.ts";

const LONGEST = 4000;

const schema = z.object({
	lines: z.array(
		z.object({
			key: z.string(),
			name: z.string(),
			productId: z.string(),
			quantity: z.int().min(1),
			custom: z.object({ text: z.string().optional(), values: z.record(z.string(), z.string()) }).optional(),
			fields: z.record(z.templateLiteral(["c_", z.string()]), z.unknown()).optional(),
			parts: z.array(z.string()).optional(),
		}),
	),
	codes: z.array(z.string()),
	giftCards: z
		.array(
			z.object({
				key: z.string(),
				card: z.object({
					design: z.string(),
					amount: z.number(),
					recipientName: z.string(),
					recipientEmail: z.string(),
					senderName: z.string(),
					message: z.string(),
					date: z.string().optional(),
				}),
				chosen: z.object({ amount: z.number(), currency: z.string() }),
			}),
		)
		.default([]),
});

/**
 * Returns the items left behind as JSON of at most 4,000 characters, or an empty text. Drops the last lines, then the last gift cards,
 * until the JSON is short enough.
 */
export const leftBehindField = (leftBehind: LeftBehind): string => {
	if (!isAnyLeft(leftBehind)) return "";
	const { lines, codes, giftCards } = leftBehind;
	for (let count = lines.length + giftCards.length; count >= 0; count--) {
		const entries = {
			giftCards: giftCards.slice(0, count),
			lines: lines.slice(0, Math.max(0, count - giftCards.length)),
		};
		const text = JSON.stringify({ ...entries, codes });
		if (text.length <= LONGEST) return text;
	}
	return "";
};

export const readLeftBehind = (field: string | undefined): LeftBehind => {
	try {
		return schema.parse(JSON.parse(field || "null"));
	} catch {
		return { lines: [], codes: [], giftCards: [] };
	}
};
