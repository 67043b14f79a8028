import { isEan } from "@vetrina/shop-rules/catalogue/gtin.ts";
import { isProductId, MAX_SKU } from "@vetrina/shop-rules/catalogue/product-id.ts";
import { type LanguageCode, languageCodes } from "@vetrina/shop-rules/locale/languages.ts";
import * as z from "zod";
import { currencies, currencyDecimals } from "../settings/countries.ts";
import { IMPORT_LIMITS } from "./import-limits.ts";

const isVisible = (text: string): boolean => /[^\p{C}\p{Z}]/u.test(text);
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

export const lineOfText = (expectation: string, most: number): z.ZodString =>
	z
		.string(expectation)
		.max(most, `at most ${most} characters`)
		.refine(isVisible, `${expectation}, not a blank one`)
		.refine((text) => !CONTROL.test(text), `${expectation} in one line, without control characters`)
		.refine((text) => text.isWellFormed(), `${expectation} without halves of characters`);

const longText = (most: number): z.ZodString =>
	z
		.string("a text")
		.max(most, `at most ${most} characters`)
		.refine(isVisible, "a text, not a blank one")
		.refine((text) => text.isWellFormed() && !text.includes("\u0000"), "a text without broken characters");

const TEXT = 'a text by language with at least English, such as {"en": "Red", "de": "Rot"}';

type Other = Exclude<LanguageCode, "en">;
const others = languageCodes.filter((code): code is Other => code !== "en");

const textOf = (one: z.ZodString) => {
	const optional = Object.fromEntries(others.map((code) => [code, one.optional()]));
	return z.strictObject({ en: one, ...(optional as Record<Other, z.ZodOptional<z.ZodString>>) }, TEXT);
};
export const nameSchema = textOf(lineOfText("a name", IMPORT_LIMITS.name));
export const shortTextSchema = textOf(longText(IMPORT_LIMITS.callout));
export const descriptionSchema = textOf(longText(IMPORT_LIMITS.description));

const idOf = (pattern: RegExp, expectation: string): z.ZodString =>
	z
		.string(expectation)
		.max(IMPORT_LIMITS.id, `at most ${IMPORT_LIMITS.id} characters`)
		.regex(pattern, expectation);

export const categoryIdSchema = idOf(
	/^[A-Za-z0-9][A-Za-z0-9._-]*$/,
	'a category id of letters, digits, ".", "_" and "-", such as "women-dresses"',
).refine((id) => id !== "root", 'another id than "root", which is the top of the tree');
export const promotionIdSchema = idOf(
	/^[A-Za-z0-9][A-Za-z0-9._-]*$/,
	'a promotion id of letters, digits, ".", "_" and "-", such as "summer-sale"',
);
export const attributeIdSchema = idOf(
	/^[a-z][A-Za-z0-9]*$/,
	'an attribute id that starts with a lower-case letter and has only letters and digits, such as "heelHeight"',
);
/** Value ids are written into addresses (`prefv1=a|b`), so they contain neither pipes nor white space. */
export const valueIdSchema = idOf(
	/^[A-Za-z0-9][A-Za-z0-9._-]*$/,
	'a value id of letters, digits, ".", "_" and "-", such as "navy-blue"',
);

const SKU = `a product id (SKU) of 1 to ${MAX_SKU} characters without control characters, line breaks and blanks at its ends`;
export const skuSchema = z.string(SKU).max(MAX_SKU, `at most ${MAX_SKU} characters`).refine(isProductId, SKU);

const EAN = 'an EAN of 8 or 13 digits as a text, such as "4006381333931"';
export const eanSchema = z
	.string(EAN)
	.regex(/^(?:\d{8}|\d{13})$/, EAN)
	.refine(isEan, "an EAN whose last digit is its check digit")
	.optional();

const priceSchema = z
	.strictObject(
		{
			list: z
				.number('a list price in units of the currency, such as {"list": 120}')
				.positive("a list price above 0")
				.max(IMPORT_LIMITS.price, `at most ${IMPORT_LIMITS.price}`),
			sale: z.number("a sale price, such as 90").positive("a sale price above 0").optional(),
			tiers: z
				.array(
					z.strictObject(
						{
							quantity: z.int("a whole number of items").min(2, "a quantity from 2"),
							price: z.number("a price for each item").positive("a price above 0"),
						},
						'a tier such as {"quantity": 3, "price": 80}',
					),
					'tiers such as [{"quantity": 3, "price": 80}]',
				)
				.max(IMPORT_LIMITS.tiers, `at most ${IMPORT_LIMITS.tiers} tiers`)
				.refine(
					(tiers) => tiers.every(({ quantity }, at) => quantity > (tiers[at - 1]?.quantity ?? 1)),
					"tiers in order of their quantities",
				)
				.optional(),
		},
		'a price such as {"list": 120, "sale": 90}',
	)
	.refine(({ list, sale = list }) => sale <= list, "a sale price that is not above the list price")
	.refine(
		({ list, sale = list, tiers = [] }) =>
			tiers.every(({ price }, at) => price < (tiers[at - 1]?.price ?? sale)),
		"tiers that cost less than what comes before them",
	);
export type Price = z.infer<typeof priceSchema>;

const isSold = (code: string): boolean => currencies.some((currency) => currency === code);
const SOLD = `a currency that a site sells in: ${currencies.join(", ")}`;
const PRICES = 'prices by currency, such as {"EUR": {"list": 120, "sale": 90}, "USD": {"list": 130}}';

export const pricesSchema = z
	.record(
		z
			.string()
			.regex(/^[A-Z]{3}$/, PRICES)
			.refine(isSold, SOLD),
		priceSchema,
		PRICES,
	)
	.refine(
		(prices) => Object.keys(prices).length <= IMPORT_LIMITS.currencies,
		`at most ${IMPORT_LIMITS.currencies} currencies`,
	)
	.superRefine((prices, { addIssue }) => {
		for (const [currency, price] of Object.entries(prices))
			for (const path of tooExact(price, currencyDecimals(currency)))
				addIssue({ code: "custom", path: [currency, ...path], message: describeDecimals(currency) });
	});

/** Returns the paths of amounts that have more decimals than the currency, which could be neither shown nor charged (catalogue-25). */
function tooExact({ list, sale, tiers = [] }: Price, decimals: number): (string | number)[][] {
	const amounts: [(string | number)[], number | undefined][] = [
		[["list"], list],
		[["sale"], sale],
		...tiers.map(({ price }, at): [(string | number)[], number] => [["tiers", at, "price"], price]),
	];
	return amounts.flatMap(([path, amount = 0]) => (Number(amount.toFixed(decimals)) === amount ? [] : [path]));
}

function describeDecimals(currency: string): string {
	const decimals = currencyDecimals(currency);
	return decimals === 0
		? `a price in whole units, as ${currency} has no decimals`
		: `a price with at most ${decimals} decimals, as ${currency} has`;
}

const amount = (what: string) =>
	z
		.int(`a whole number: ${what}`)
		.min(0, `a number from 0: ${what}`)
		.max(IMPORT_LIMITS.stock, `at most ${IMPORT_LIMITS.stock}`);

/**
 * `ats`: units available to sell, including preorders. `stockLevel`: units on the shelf, by default equal to `ats`. A preorder is
 * `preorderable` with `stockLevel` 0 and `ats` above 0.
 */
export const stockSchema = z.strictObject(
	{
		ats: amount("how many can be sold"),
		stockLevel: amount("how many are on the shelf").optional(),
		preorderable: z.boolean("true or false").default(false),
	},
	'a stock such as {"ats": 5}, with stockLevel and preorderable where they are needed',
);

const IMAGE = 'a picture: the path of a file next to the import file, such as "pictures/dress-1.jpg"';
/** Each picture is `drawn:…` (picture-vocabulary.ts), the id of an uploaded picture, or a path relative to the import file. */
export const imagesSchema = z
	.array(lineOfText(IMAGE, IMPORT_LIMITS.image), 'a list of pictures, such as ["pictures/dress-1.jpg"]')
	.max(IMPORT_LIMITS.images, `at most ${IMPORT_LIMITS.images} pictures`)
	.default([]);

const customText = z
	.string("a text")
	.max(IMPORT_LIMITS.customText, `at most ${IMPORT_LIMITS.customText} characters`);
const customValueSchema = z.union(
	[
		customText,
		z.number(),
		z.boolean(),
		textOf(longText(IMPORT_LIMITS.customText)),
		z
			.array(customText, "a list of texts")
			.max(IMPORT_LIMITS.customList, `at most ${IMPORT_LIMITS.customList} texts`),
	],
	`a text of at most ${IMPORT_LIMITS.customText} characters, a number, true or false, a text by language, or a list of texts`,
);
export type CustomValue = z.infer<typeof customValueSchema>;

const CUSTOM = 'custom fields by a name that begins with c_, such as {"c_season": "AW26"}';
export const customSchema = z
	.record(z.string().regex(/^c_[a-z][A-Za-z0-9]{0,63}$/, CUSTOM), customValueSchema, CUSTOM)
	.refine(
		(custom) => Object.keys(custom).length <= IMPORT_LIMITS.customFields,
		`at most ${IMPORT_LIMITS.customFields} custom fields`,
	);
