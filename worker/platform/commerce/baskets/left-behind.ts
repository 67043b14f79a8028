import * as z from "zod";
import type { LeftBehind } from "../../../../shared/domain/basket/basket.ts";

/** What could not come along to a site, as the basket there keeps it (basket-25). */

/** Characters of a custom text of the platform. */
const LONGEST = 4000;

const schema = z.object({
	lines: z.array(
		z.object({
			key: z.string(),
			name: z.string(),
			productId: z.string(),
			quantity: z.int().min(1),
			custom: z.object({ text: z.string().optional(), values: z.record(z.string(), z.string()) }).optional(),
			parts: z.array(z.string()).optional(),
		}),
	),
	codes: z.array(z.string()),
});

/** Of what is too long to be kept, the last lines are lost. */
export const leftBehindField = ({ lines, codes }: LeftBehind): string => {
	if (lines.length === 0 && codes.length === 0) return "";
	for (let count = lines.length; count >= 0; count--) {
		const text = JSON.stringify({ lines: lines.slice(0, count), codes });
		if (text.length <= LONGEST) return text;
	}
	return "";
};

export const leftBehindOf = (field: string | undefined): LeftBehind => {
	try {
		return schema.parse(JSON.parse(field || "null"));
	} catch {
		// None, or none that is known any more.
		return { lines: [], codes: [] };
	}
};
