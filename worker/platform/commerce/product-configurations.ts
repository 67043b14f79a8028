import * as z from "zod/mini";
import { PRODUCT_ID } from "../../../shared/domain/catalogue/product-id.ts";
import { readJson } from "../../../shared/domain/lib/read-json.ts";
import type { Customisation, CustomisationKind } from "../../../shared/domain/product/customisation.ts";
import type { KitConfiguration } from "../../../shared/domain/product/kit-configuration.ts";
import { hexField, textField } from "./custom-fields.ts";

/** Configurations that a merchant writes as JSON: what cannot be parsed is treated as absent (catalogue-8). */

const id = z.string().check(z.regex(/^[\w-]{1,40}$/));
const label = z.string().check(z.minLength(1), z.maxLength(80));
const hex = z.catch(z.optional(z.string().check(z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i))), undefined);
const percent = z.number().check(z.minimum(0), z.maximum(100));

const groups = z._default(
	z
		.array(
			z.object({
				id,
				label,
				values: z.array(z.object({ id, label, hex })).check(z.minLength(1), z.maxLength(24)),
			}),
		)
		.check(z.maxLength(8)),
	[],
);
const lettering = z.object({
	maxLength: z.number().check(z.int(), z.minimum(1), z.maximum(100)),
	characters: z.string().check(z.minLength(1), z.maxLength(500)),
	groups,
	place: z.optional(z.object({ x: percent, y: percent, size: percent, rotate: z._default(z.number(), 0) })),
});
const configuration = z.object({ groups: groups });
const kit = z.object({
	type: z.enum(["variable", "fixed"]),
	parts: z
		.array(
			z.object({
				choices: z.array(z.string().check(z.regex(PRODUCT_ID))).check(z.minLength(1), z.maxLength(12)),
				quantity: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(9)), 1),
			}),
		)
		.check(z.minLength(1), z.maxLength(6)),
});

const read = <T>(json: string | undefined, schema: z.ZodMiniType<T>): T | undefined =>
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
		...(found.place ? { place: found.place } : {}),
		...(colour ? { colour } : {}),
	};
};

/** What may be done to a piece; the first of what is configured. */
export const customisationOf = (open: Open): Customisation | undefined => {
	const made = read(textField(open, "c_customizationConfiguration"), configuration);
	return (
		lettered("engraving", open, "c_engravingConfiguration") ??
		lettered("personalisation", open, "c_personalisationPreviewConfiguration") ??
		(made && made.groups.length > 0 ? { kind: "configuration", groups: made.groups } : undefined)
	);
};

export const kitConfigurationOf = (open: Open): KitConfiguration | undefined => {
	const found = read(textField(open, "c_bundleKitConfiguration"), kit);
	return found && { kind: found.type, parts: found.parts };
};
