import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { isTimeZone } from "@vetrina/shop-rules/time/wall-clock.ts";
import * as z from "zod";

const language = z.enum(LANGUAGES);
const languages = z
	.array(z.string())
	.transform((all) => all.filter((one) => language.safeParse(one).success) as z.infer<typeof language>[]);

const priceFormat = z.object({
	thousandSeparator: z.string(),
	decimalSeparator: z.string().default("."),
	currencyFirst: z.boolean(),
	spacing: z.string().default(""),
	decimals: z.number().int().min(0).max(4).default(2),
});

export const countrySchema = z.object({
	countryCode: z.string().regex(/^[A-Z]{2}$/),
	siteId: z.string(),
	name: z.string(),
	currency: z.string().regex(/^[A-Z]{3}$/),
	currencySymbol: z.string(),
	languages,
	hreflangs: z.array(z.string()).default([]),
	timeZone: z.string().refine(isTimeZone).catch("UTC"),
	localeSettings: z.object({ priceLong: priceFormat, priceShort: priceFormat }),
	deliveries: z
		.array(z.object({ id: z.string(), description: z.string(), default: z.boolean().catch(false) }))
		.catch([]),
});
export const countriesSchema = z.object({ countries: z.array(countrySchema).min(1) });

export const localesSchema = z.object({
	defaultLocale: z.string(),
	languages: z.array(
		z.object({
			code: z.string(),
			nativeName: z.string(),
			direction: z.enum(["ltr", "rtl"]).default("ltr"),
		}),
	),
	locales: z.array(z.object({ id: z.string(), language: z.string(), country: z.string() })),
});

export const configurationsSchema = z.object({ configurations: z.record(z.string(), z.unknown()) });
