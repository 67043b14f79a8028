import { PRODUCT_ID } from "@vetrina/shop-rules/catalogue/product-id.ts";
import { readJson } from "@vetrina/shop-rules/lib/read-json.ts";
import * as z from "zod";
import type { Customisation, CustomisationKind } from "../../../../shared/domain/catalogue/customisation.ts";
import type { KitConfiguration } from "../../../../shared/domain/catalogue/kit-configuration.ts";
import { hexField, textField } from "./custom-fields.ts";

const id = z.string().regex(/^[\w-]{1,40}$/);
const label = z.string().min(1).max(80);
const hex = z
	.string()
	.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i)
	.optional()
	.catch(undefined);
const percent = z.number().min(0).max(100);

const groups = z
	.array(
		z.object({
			id,
			label,
			values: z.array(z.object({ id, label, hex })).min(1).max(24),
		}),
	)
	.max(8)
	.default([]);
const lettering = z.object({
	maxLength: z.number().int().min(1).max(100),
	characters: z.string().min(1).max(500),
	groups,
	place: z.object({ x: percent, y: percent, size: percent, rotate: z.number().default(0) }).optional(),
});
const configuration = z.object({ groups });
const kit = z.object({
	type: z.enum(["variable", "fixed"]),
	parts: z
		.array(
			z.object({
				choices: z.array(z.string().regex(PRODUCT_ID)).min(1).max(12),
				quantity: z.number().int().min(1).max(9).default(1),
			}),
		)
		.min(1)
		.max(6),
});

const read = <T>(json: string | undefined, schema: z.ZodType<T>): T | undefined =>
	schema.safeParse(readJson(json)).data;

type Open = Record<string, unknown>;

const readLettering = (kind: CustomisationKind, open: Open, field: string): Customisation | undefined => {
	const config = read(textField(open, field), lettering);
	if (!config) return undefined;
	const colour = hexField(open.c_personalisationColour);
	return {
		kind,
		text: { maxLength: config.maxLength, characters: config.characters },
		groups: config.groups,
		place: config.place,
		colour: colour || undefined,
	};
};

export const readCustomisation = (open: Open): Customisation | undefined => {
	const config = read(textField(open, "c_customizationConfiguration"), configuration);
	return (
		readLettering("engraving", open, "c_engravingConfiguration") ??
		readLettering("personalisation", open, "c_personalisationPreviewConfiguration") ??
		(config && config.groups.length > 0 ? { kind: "configuration", groups: config.groups } : undefined)
	);
};

export const readKitConfiguration = (open: Open): KitConfiguration | undefined => {
	const config = read(textField(open, "c_bundleKitConfiguration"), kit);
	return config && { kind: config.type, parts: config.parts };
};
