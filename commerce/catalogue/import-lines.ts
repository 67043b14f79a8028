import * as z from "zod";

/**
 * The lines of a catalogue import (JSON Lines): what `commerce:import` reads and the demo catalogue yields.
 * Every object is strict: a misspelt key is an error with its name, not a value that silently goes missing.
 */

export const languages = ["ar", "de", "en", "fr", "ja", "ko", "zh"] as const;
export type Language = (typeof languages)[number];

/** A text by language; languages that are missing fall back to English. */
const textSchema = z.strictObject(
	{
		en: z.string('a text needs at least English ("en")').min(1, "the English text is empty"),
		ar: z.string().min(1).optional(),
		de: z.string().min(1).optional(),
		fr: z.string().min(1).optional(),
		ja: z.string().min(1).optional(),
		ko: z.string().min(1).optional(),
		zh: z.string().min(1).optional(),
	},
	{ error: (issue) => unknownKeys(issue, `a text is an object {language: text} of ${languages.join(", ")}`) },
);
export type Text = z.infer<typeof textSchema>;
/** A text that is there in every language: what the demo catalogue always yields. */
export type FullText = Record<Language, string>;

const kebabId = (what: string) =>
	z
		.string(`${what} is missing`)
		.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, `${what} must be lower-case words joined by hyphens`);

const attributeIdSchema = z
	.string("the attribute id is missing")
	.regex(
		/^[a-z][A-Za-z0-9]*$/,
		"an attribute id starts with a lower-case letter and has only letters and digits",
	);

/** Value ids travel in addresses (`prefv1=a|b`), so neither the pipe nor white space may be in them. */
const valueIdSchema = z
	.string()
	.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'a value id has only letters, digits, ".", "_" and "-"');

const masterIdSchema = z
	.string("the product id is missing")
	.regex(/^[A-Za-z][A-Za-z0-9]*$/, "a master id starts with a letter and has only letters and digits");

const variantIdSchema = z
	.string("the variant id is missing")
	.regex(/^[0-9]{4,20}$/, "a variant id has 4 to 20 digits");

const currencySchema = z.string().regex(/^[A-Z]{3}$/, "a currency is an ISO code of three capitals");

const priceSchema = z
	.strictObject(
		{
			list: z.number("the list price is missing").positive("a list price is above 0"),
			sale: z.number().positive("a sale price is above 0").optional(),
			/** Extra: what each piece costs from so many on. */
			tiers: z
				.array(z.strictObject({ quantity: z.int().min(2), price: z.number().positive() }))
				.refine(
					(tiers) => tiers.every(({ quantity }, at) => quantity > (tiers[at - 1]?.quantity ?? 1)),
					"tiers come in order of their quantities",
				)
				.optional(),
		},
		{ error: (issue) => unknownKeys(issue, "a price is an object {list, sale?, tiers?}") },
	)
	.refine(
		(price) => price.sale === undefined || price.sale <= price.list,
		"the sale price is above the list price",
	)
	.refine(
		({ list, sale = list, tiers = [] }) =>
			tiers.every(({ price }, at) => price < (tiers[at - 1]?.price ?? sale)),
		"a tier costs less than what comes before it",
	);
export type Price = z.infer<typeof priceSchema>;

/** Prices by currency. Empty = not priced: the product is shown without a price and cannot be bought. */
const pricesSchema = z.record(currencySchema, priceSchema);
export type Prices = z.infer<typeof pricesSchema>;

/**
 * `ats` = available to sell (preorders included); `stockLevel` = pieces on the shelf, `ats` where it is left out.
 * Preorder is `preorderable` with `stockLevel` 0 and `ats` above 0 (S1 §4).
 */
const stockSchema = z.strictObject(
	{
		ats: z.int("ats is a whole number").min(0, "ats is not negative"),
		stockLevel: z.int().min(0).optional(),
		preorderable: z.boolean().default(false),
	},
	{ error: (issue) => unknownKeys(issue, "a stock is an object {ats, stockLevel?, preorderable?}") },
);
export type Stock = z.infer<typeof stockSchema>;

/** `drawn:…` (see picture-vocabulary.ts) or a local path relative to the file of lines. */
const imageSchema = z.string().min(1, "an image path is empty");

const customValueSchema = z.union([z.string(), z.number(), z.boolean(), textSchema, z.array(z.string())]);
export type CustomValue = z.infer<typeof customValueSchema>;

const customSchema = z.record(
	z.string().regex(/^c_[a-z][A-Za-z0-9]*$/, "a custom field is named c_…"),
	customValueSchema,
);

const attributeLineSchema = z.strictObject({
	kind: z.literal("attribute"),
	id: attributeIdSchema,
	name: textSchema,
	values: z.record(valueIdSchema, textSchema),
	refinable: z.boolean().default(false),
	variation: z.boolean().default(false),
	/** Extra: the cloth swatch of a value as #rrggbb (colours only). */
	swatches: z.record(valueIdSchema, z.string().regex(/^#[0-9a-f]{6}$/, "a swatch is #rrggbb")).optional(),
});
export type AttributeLine = z.infer<typeof attributeLineSchema>;

const categoryLineSchema = z.strictObject({
	kind: z.literal("category"),
	id: kebabId("the category id"),
	parent: kebabId("the parent id").nullable().optional(),
	name: textSchema,
	description: textSchema.optional(),
	url: z
		.string("the url is missing")
		.regex(/^(\/[a-z0-9-]+)+$/, "a category url is /lower-case/words, without locale"),
	showInMenu: z.boolean().default(true),
});
export type CategoryLine = z.infer<typeof categoryLineSchema>;

const promotionLineSchema = z.strictObject({
	kind: z.literal("promotion"),
	id: kebabId("the promotion id"),
	/** HTML, shown on tiles of one or two columns. */
	calloutMsg: textSchema,
	percent: z.number().min(0).max(100),
});
export type PromotionLine = z.infer<typeof promotionLineSchema>;

const masterLineSchema = z.strictObject({
	kind: z.literal("master"),
	id: masterIdSchema,
	brand: z.string("the brand is missing").min(1),
	name: textSchema,
	description: textSchema.optional(),
	categories: z.array(kebabId("a category id")).min(1, "a product is in at least one category"),
	primaryCategory: kebabId("the primary category"),
	/** Attributes that describe (refinements), not those that vary. */
	attributes: z.record(attributeIdSchema, z.array(valueIdSchema)).default({}),
	variationAttributes: z.array(attributeIdSchema).default([]),
	images: z.array(imageSchema).default([]),
	custom: customSchema.optional(),
	promotions: z.array(kebabId("a promotion id")).optional(),
	/** Extra, standard products only (no variants follow): their own prices and stock. */
	prices: pricesSchema.optional(),
	stock: stockSchema.optional(),
});
export type MasterLine = z.infer<typeof masterLineSchema>;

const memberId = z
	.string("a member is the id of a product")
	.regex(/^[A-Za-z0-9]{1,100}$/, "a member is the id of a master, a standard product or a variant");

/** What sets and bundles share with masters. */
const groupedProduct = {
	id: masterIdSchema,
	brand: masterLineSchema.shape.brand,
	name: textSchema,
	description: textSchema.optional(),
	categories: masterLineSchema.shape.categories,
	primaryCategory: masterLineSchema.shape.primaryCategory,
	attributes: masterLineSchema.shape.attributes,
	images: masterLineSchema.shape.images,
	custom: customSchema.optional(),
	promotions: masterLineSchema.shape.promotions,
};

/** Products shown together, each chosen and bought by itself. */
const setLineSchema = z.strictObject({
	kind: z.literal("set"),
	...groupedProduct,
	products: z.array(memberId).min(1, "a set has at least one product"),
});
export type SetLine = z.infer<typeof setLineSchema>;

/** Products sold together, at a price and from a stock of their own. */
const bundleLineSchema = z.strictObject({
	kind: z.literal("bundle"),
	...groupedProduct,
	products: z
		.array(z.strictObject({ id: memberId, quantity: z.int().min(1).max(100).default(1) }))
		.min(1, "a bundle has at least one product"),
	prices: pricesSchema,
	stock: stockSchema,
});
export type BundleLine = z.infer<typeof bundleLineSchema>;

const variantLineSchema = z.strictObject({
	kind: z.literal("variant"),
	id: variantIdSchema,
	master: masterIdSchema,
	/** The value per variation attribute of the master; the variation group is `<master>-<colour>`. */
	values: z.record(attributeIdSchema, valueIdSchema),
	prices: pricesSchema,
	stock: stockSchema,
	images: z.array(imageSchema).default([]),
});
export type VariantLine = z.infer<typeof variantLineSchema>;

const kinds = ["attribute", "category", "promotion", "master", "variant", "set", "bundle"] as const;

/** Order in a file: attributes, categories, promotions; then each master followed by its variants; then sets and bundles. */
export const importLineSchema = z.discriminatedUnion(
	"kind",
	[
		attributeLineSchema,
		categoryLineSchema,
		promotionLineSchema,
		masterLineSchema,
		variantLineSchema,
		setLineSchema,
		bundleLineSchema,
	],
	{ error: `"kind" must be one of ${kinds.join(", ")}` },
);
export type ImportLine = z.infer<typeof importLineSchema>;

type ParsedLine = { ok: true; line: ImportLine } | { ok: false; reason: string };

/** One line of a JSON Lines file; the reason names the field, the caller adds the line's number. */
export function parseImportLine(json: string): ParsedLine {
	let value: unknown;
	try {
		value = JSON.parse(json);
	} catch (error) {
		return { ok: false, reason: `not JSON: ${error instanceof Error ? error.message : String(error)}` };
	}
	const result = importLineSchema.safeParse(value);
	if (result.success) return { ok: true, line: result.data };
	return { ok: false, reason: result.error.issues.map(describeIssue).join("; ") };
}

function describeIssue(issue: z.core.$ZodIssue): string {
	const path = issue.path.map(String).join(".");
	return path === "" ? issue.message : `${path}: ${issue.message}`;
}

function unknownKeys(issue: z.core.$ZodRawIssue, shape: string): string {
	return issue.code === "unrecognized_keys"
		? `unknown key ${issue.keys.map((key) => `"${key}"`).join(", ")}: ${shape}`
		: shape;
}

/** Variation groups are not lines: they follow from the colours of a master's variants. */
export const groupId = (masterId: string, colorId: string): string => `${masterId}-${colorId}`;
