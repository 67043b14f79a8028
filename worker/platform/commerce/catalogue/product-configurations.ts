import { PRODUCT_ID } from "@vetrina/shop-rules/catalogue/product-id.ts";
import { readJson } from "@vetrina/shop-rules/lib/read-json.ts";
import * as z from "zod";
import type { Customisation, CustomisationKind } from "../../../../shared/domain/catalogue/customisation.ts";
import type { KitConfiguration } from "../../../../shared/domain/catalogue/kit-configuration.ts";
import { hexField, textField } from "./custom-fields.ts";

/** Configurations that a merchant writes as JSON: what cannot be parsed is treated as absent (catalogue-8). */

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
const configuration = z.object({ groups: groups });
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

const lettered = (kind: CustomisationKind, open: Open, field: string): Customisation | undefined => {
	const found = read(textField(open, field), lettering);
	if (!found) return undefined;
	const colour = hexField(open.c_personalisationColour);
	return {
		kind,
		text: { maxLength: found.maxLength, characters: found.characters },
		groups: found.groups,
		place: found.place,
		colour: colour || undefined,
	};
};

/** How a product can be customised: its first configuration. */
export const readCustomisation = (open: Open): Customisation | undefined => {
	const made = read(textField(open, "c_customizationConfiguration"), configuration);
	return (
		lettered("engraving", open, "c_engravingConfiguration") ??
		lettered("personalisation", open, "c_personalisationPreviewConfiguration") ??
		(made && made.groups.length > 0 ? { kind: "configuration", groups: made.groups } : undefined)
	);
};

export const readKitConfiguration = (open: Open): KitConfiguration | undefined => {
	const found = read(textField(open, "c_bundleKitConfiguration"), kit);
	return found && { kind: found.type, parts: found.parts };
};
