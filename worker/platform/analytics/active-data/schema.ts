import * as z from "zod";

/** Longest address that Active Data's own script sends. */
export const MOST_URL = 2000;
export const VIEWED = "event4";
export const SHOWN = "event3";

const text = z.string().max(500);

/** The parameters of `__Analytics-Start`, as Commerce Cloud's script `dwanalytics` 22.2 writes them. */
export const hit = z.strictObject({
	siteId: z.string().regex(/^[\w-]{1,64}$/),
	/** Such as "en_IT". */
	locale: z.string().regex(/^[a-z]{2}(_[A-Z]{2})?$/),
	url: z.string().max(1000),
	title: text.optional(),
	ref: z.string().max(500).optional(),
	/** A number between 0 and 1, by which the service recognises parts of one report. */
	dwac: z.string().regex(/^0\.\d{1,20}$/),
	/** Currency, kind of customer and category. */
	pcc: z.string().length(3),
	pct: text,
	pcat: text,
	phrase: z.string().min(1).max(200).optional(),
	products: z
		.array(
			z.strictObject({
				id: z.string().min(1).max(128),
				event: z.enum([VIEWED, SHOWN]),
				isRecommended: z.boolean(),
			}),
		)
		.min(1)
		.max(100),
});
export type Hit = z.output<typeof hit>;
