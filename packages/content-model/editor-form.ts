import * as z from "zod";
import { type ContentType, type Field, isLocalised } from "./content-type.ts";
import { MAX_ITEMS, MAX_LINE, MAX_TEXT } from "./limits.ts";

function describeField(id: string, field: Field): object {
	const { kind, help, required = false } = field;
	return {
		id,
		kind,
		help,
		required,
		localised: isLocalised(field),
		...("default" in field ? { default: field.default } : {}),
		...describeLimits(field),
	};
}

function describeLimits(field: Field): object {
	switch (field.kind) {
		case "text": {
			const lines = field.lines ?? "single";
			return { lines, maximum: field.maximum ?? (lines === "single" ? MAX_LINE : MAX_TEXT) };
		}
		case "integer":
		case "number":
			return { minimum: field.minimum, maximum: field.maximum };
		case "choice":
			return { values: field.values };
		case "link":
			return { to: field.to };
		case "links":
			return { to: field.to, maximum: field.maximum ?? MAX_ITEMS };
		case "texts":
			return { maximum: field.maximum ?? MAX_ITEMS };
		case "rich-text":
			return { embeds: field.embeds ?? [] };
		case "json":
			return { schema: z.toJSONSchema(field.schema) };
		default:
			return {};
	}
}

export const describeContentType = ({
	id,
	name,
	description,
	displayField,
	fields,
}: ContentType): object => ({
	id,
	name,
	description,
	displayField,
	fields: Object.entries(fields).map(([fieldId, field]) => describeField(fieldId, field)),
});
