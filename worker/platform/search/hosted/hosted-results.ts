import * as z from "zod";

const text = z.string().catch("");
const number = z.number().optional().catch(undefined);
const flag = z.boolean().catch(false);
const list = <T>(item: z.ZodType<T>) =>
	z
		.array(z.unknown())
		.transform((all) =>
			all.flatMap((one) => {
				const result = item.safeParse(one);
				return result.success ? [result.data] : [];
			}),
		)
		.catch([]);
/** Returns a schema of a table without prototype, because keys come from addresses and may be words such as "constructor". */
const table = <T>(value: z.ZodType<T>) =>
	z
		.record(z.string(), value)
		.transform(withoutPrototype<T>)
		.catch(withoutPrototype<T>({}));
const withoutPrototype = <T>(record: Record<string, T>): Record<string, T> =>
	Object.assign(Object.create(null), record);

const book = z.object({
	price: z.number(),
	priceMax: number,
	listPrice: number,
	tiers: list(z.object({ quantity: z.number(), price: z.number() })),
});
const unitPrices = z.object({ least: z.number(), most: number, per: text });
const image = z.object({ dis_base_link: text, link: text, alt: text });

export const recordSchema = z.looseObject({
	objectID: z.string(),
	masterId: text,
	name: text,
	brand: text,
	url: text,
	image_groups: list(z.object({ view_type: text, images: list(image) })),
	pricing: table(book.optional().catch(undefined)),
	unitPricing: table(unitPrices.optional().catch(undefined)),
	in_stock: flag,
	inventory: z.object({ ats: number, stock_level: number, preorderable: flag }).catch({
		preorderable: false,
	}),
	variants: list(z.object({ id: z.string() })),
	colorCount: number,
	colorName: text,
	promotions: list(z.object({ id: text, callout: text, prices: table(number) })),
});
export type HostedRecord = z.infer<typeof recordSchema>;

const facetLabels = z.object({
	label: text,
	values: table(z.object({ label: text, hex: z.string().optional() })),
	ranges: z.array(z.tuple([z.number(), z.number().nullable()])).catch([]),
});

export const resultSchema = z.object({
	hits: list(recordSchema),
	nbHits: z.number().catch(0),
	queryID: z.string().optional().catch(undefined),
	facets: table(table(z.number())),
	renderingContent: z
		.object({
			redirect: z.object({ url: z.string() }).optional().catch(undefined),
			facetOrdering: z
				.object({
					values: table(z.object({ order: z.array(z.string()).catch([]) })),
				})
				.catch({ values: {} }),
		})
		.catch({ redirect: undefined, facetOrdering: { values: {} } }),
	userData: list(
		z.object({
			facetLabels: table(facetLabels),
			searched: z.object({ phrase: z.string().optional().catch(undefined), exactTotal: number }).catch({}),
		}),
	),
	queryAfterRemoval: z.string().optional().catch(undefined),
});
export type HostedResult = z.infer<typeof resultSchema>;

export const suggestionsSchema = z.object({ hits: list(z.object({ query: z.string() })) });
