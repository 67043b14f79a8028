import * as z from "zod";
import { isTakenUrl } from "./category-urls.ts";
import { describeIssue } from "./import-errors.ts";
import {
	attributeIdSchema,
	categoryIdSchema,
	customSchema,
	descriptionSchema,
	eanSchema,
	imagesSchema,
	lineOfText,
	nameSchema,
	pricesSchema,
	promotionIdSchema,
	shortTextSchema,
	skuSchema,
	stockSchema,
	valueIdSchema,
} from "./import-fields.ts";
import { IMPORT_LIMITS } from "./import-limits.ts";

export type Prices = z.infer<typeof pricesSchema>;
export type Stock = z.infer<typeof stockSchema>;

const flag = (initially: boolean) => z.boolean("true or false").default(initially);

const attributeLineSchema = z.strictObject({
	kind: z.literal("attribute"),
	id: attributeIdSchema,
	name: nameSchema,
	values: z
		.record(valueIdSchema, nameSchema, 'values by their ids, such as {"red": {"en": "Red"}}')
		.refine(
			(values) => Object.keys(values).length <= IMPORT_LIMITS.values,
			`at most ${IMPORT_LIMITS.values} values`,
		),
	refinable: flag(false),
	variation: flag(false),
	swatches: z
		.record(
			valueIdSchema,
			z.string("a swatch such as #b8232f").regex(/^#[0-9a-f]{6}$/, "a swatch such as #b8232f"),
			'swatches by the ids of values, such as {"red": "#b8232f"}',
		)
		.optional(),
});
export type AttributeLine = z.infer<typeof attributeLineSchema>;

const CATEGORY_URL = 'an address of lower-case words without locale, such as "/women/dresses"';

const categoryLineSchema = z.strictObject({
	kind: z.literal("category"),
	id: categoryIdSchema,
	parent: categoryIdSchema.nullable().optional(),
	name: nameSchema,
	description: shortTextSchema.optional(),
	url: z
		.string(CATEGORY_URL)
		.max(IMPORT_LIMITS.url, `at most ${IMPORT_LIMITS.url} characters`)
		.regex(/^(\/[a-z0-9-]+)+$/, CATEGORY_URL)
		.refine((url) => !isTakenUrl(url), "an address that is no page of the shop itself"),
	showInMenu: flag(true),
});
export type CategoryLine = z.infer<typeof categoryLineSchema>;

const promotionLineSchema = z.strictObject({
	kind: z.literal("promotion"),
	id: promotionIdSchema,
	calloutMsg: shortTextSchema,
	percent: z.number("percents from 0 to 100").min(0, "percents from 0").max(100, "percents up to 100"),
});
export type PromotionLine = z.infer<typeof promotionLineSchema>;

const ATTRIBUTES = 'values by attribute, such as {"material": ["silk"]}';

const product = {
	id: skuSchema,
	brand: lineOfText("a brand", IMPORT_LIMITS.brand),
	name: nameSchema,
	description: descriptionSchema.optional(),
	categories: z
		.array(categoryIdSchema, 'a list of category ids, such as ["women-dresses"]')
		.min(1, "at least one category")
		.max(IMPORT_LIMITS.categoriesOfProduct, `at most ${IMPORT_LIMITS.categoriesOfProduct} categories`),
	primaryCategory: categoryIdSchema,
	attributes: z
		.record(
			attributeIdSchema,
			z
				.array(valueIdSchema, ATTRIBUTES)
				.max(IMPORT_LIMITS.valuesOfProduct, `at most ${IMPORT_LIMITS.valuesOfProduct} values`),
			ATTRIBUTES,
		)
		.refine(
			(attributes) => Object.keys(attributes).length <= IMPORT_LIMITS.attributesOfProduct,
			`at most ${IMPORT_LIMITS.attributesOfProduct} attributes`,
		)
		.default({}),
	images: imagesSchema,
	custom: customSchema.optional(),
	promotions: z
		.array(promotionIdSchema, 'a list of promotion ids, such as ["summer-sale"]')
		.max(IMPORT_LIMITS.promotionsOfProduct, `at most ${IMPORT_LIMITS.promotionsOfProduct} promotions`)
		.optional(),
};

const isAtHome = ({
	categories,
	primaryCategory,
}: {
	categories: string[];
	primaryCategory: string;
}): boolean => categories.includes(primaryCategory);
const AT_HOME = { path: ["primaryCategory"], error: "one of the product's categories" };

const masterLineSchema = z
	.strictObject({
		kind: z.literal("master"),
		...product,
		variationAttributes: z
			.array(attributeIdSchema, 'a list of attribute ids, such as ["color", "size"]')
			.max(IMPORT_LIMITS.variationAttributes, `at most ${IMPORT_LIMITS.variationAttributes} attributes`)
			.default([]),
		ean: eanSchema,
		prices: pricesSchema.optional(),
		stock: stockSchema.optional(),
	})
	.refine(isAtHome, AT_HOME);
export type MasterLine = z.infer<typeof masterLineSchema>;

const MEMBERS = `1 to ${IMPORT_LIMITS.members} products`;

const setLineSchema = z
	.strictObject({
		kind: z.literal("set"),
		...product,
		products: z
			.array(skuSchema, 'a list of product ids, such as ["D1", "D2"]')
			.min(1, MEMBERS)
			.max(IMPORT_LIMITS.members, MEMBERS),
	})
	.refine(isAtHome, AT_HOME);
export type SetLine = z.infer<typeof setLineSchema>;

const bundleLineSchema = z
	.strictObject({
		kind: z.literal("bundle"),
		...product,
		products: z
			.array(
				z.strictObject(
					{
						id: skuSchema,
						quantity: z
							.int("a whole number")
							.min(1, "a number from 1")
							.max(100, "a number up to 100")
							.default(1),
					},
					'a product such as {"id": "D1", "quantity": 2}',
				),
				'a list of products, such as [{"id": "D1", "quantity": 2}]',
			)
			.min(1, MEMBERS)
			.max(IMPORT_LIMITS.members, MEMBERS),
		ean: eanSchema,
		prices: pricesSchema,
		stock: stockSchema,
	})
	.refine(isAtHome, AT_HOME);
export type BundleLine = z.infer<typeof bundleLineSchema>;

const variantLineSchema = z
	.strictObject({
		kind: z.literal("variant"),
		id: skuSchema,
		master: skuSchema,
		values: z.record(
			attributeIdSchema,
			valueIdSchema,
			'a value for each attribute, such as {"color": "red", "size": "38"}',
		),
		ean: eanSchema,
		prices: pricesSchema,
		stock: stockSchema,
		images: imagesSchema,
	})
	.refine(({ id, master }) => id !== master, {
		path: ["id"],
		error: "another id than the master's: they are two products",
	});
export type VariantLine = z.infer<typeof variantLineSchema>;

const kinds = ["attribute", "category", "promotion", "master", "variant", "set", "bundle"] as const;

/**
 * Lines of a file come in this order: attributes, categories, promotions; then each master followed by its variants; then sets and bundles.
 */
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
	`one of ${kinds.join(", ")}`,
);
export type ImportLine = z.infer<typeof importLineSchema>;

type ParsedLine = { ok: true; line: ImportLine } | { ok: false; reason: string };

export function parseImportLine(json: string): ParsedLine {
	if (json.length > IMPORT_LIMITS.line)
		return {
			ok: false,
			reason: `the line has more than ${IMPORT_LIMITS.line} characters, expected at most that many`,
		};
	if (isNestedDeeper(json, IMPORT_LIMITS.nesting))
		return {
			ok: false,
			reason: `the line has brackets in more than ${IMPORT_LIMITS.nesting} levels, expected at most that many`,
		};
	let value: unknown;
	try {
		value = JSON.parse(json);
	} catch (error) {
		return {
			ok: false,
			reason: `not JSON: ${error instanceof Error ? error.message : String(error)}; each line is one object, such as {"kind": "category", …}`,
		};
	}
	const result = importLineSchema.safeParse(value);
	if (result.success) return { ok: true, line: result.data };
	return { ok: false, reason: describeIssue(value, result.error.issues) };
}

/**
 * Returns whether JSON text is nested deeper than `most` levels. Called before parsing, because 100,000 nested brackets exceed the stack.
 */
function isNestedDeeper(json: string, most: number): boolean {
	let depth = 0;
	let isText = false;
	for (let at = 0; at < json.length; at++) {
		const sign = json[at];
		if (isText && sign === "\\") at++;
		else if (sign === '"') isText = !isText;
		else if (isText) continue;
		else if (sign === "[" || sign === "{") {
			if (++depth > most) return true;
		} else if (sign === "]" || sign === "}") depth--;
	}
	return false;
}
