import { type ContentType, type Field, isLocalised, listLinkedTypes } from "./content-type.ts";
import { MAX_ITEMS, MAX_LINE, MAX_TEXT } from "./limits.ts";

const HEAD = `# Content types

Generated from \`packages/content-model/types\`; its README says how to write this page again. A localised field has a value for each
language. GraphQL calls a field of links \`<field>Collection\`.
`;

function nameKind(field: Field): string {
	switch (field.kind) {
		case "text":
			return field.lines === "multiple"
				? `text, at most ${field.maximum ?? MAX_TEXT} characters`
				: `line, at most ${field.maximum ?? MAX_LINE} characters`;
		case "texts":
			return `list of lines, at most ${field.maximum ?? MAX_ITEMS}`;
		case "choice":
			return field.values.map((value) => `\`${value}\``).join(", ");
		case "link":
			return `link to ${listLinkedTypes(field).join(", ")}`;
		case "links":
			return `links to ${listLinkedTypes(field).join(", ")}, at most ${field.maximum ?? MAX_ITEMS}`;
		case "integer":
		case "number":
			return [
				field.kind,
				...(field.minimum === undefined ? [] : [`from ${field.minimum}`]),
				...(field.maximum === undefined ? [] : [`to ${field.maximum}`]),
			].join(" ");
		case "rich-text":
			return field.embeds ? `rich text with ${field.embeds.join(", ")}` : "rich text";
		case "json":
			return "JSON";
		case "address":
			return "path or https address";
		case "query":
			return "query of an address";
		case "date-time":
			return "date and time";
		case "image":
			return "picture";
		default:
			return field.kind;
	}
}

const writeNotes = (field: Field): string =>
	[
		...(field.required ? ["required"] : []),
		...(isLocalised(field) ? ["localised"] : []),
		...("default" in field && field.default !== undefined ? [`default \`${field.default}\``] : []),
	].join(", ");

const writeRow = ([name, field]: [string, Field]): string =>
	`| \`${name}\` | ${nameKind(field)} | ${writeNotes(field)} | ${field.help} |`;

const writeSection = ({ id, name, description, fields }: ContentType): string =>
	[
		`## ${name}`,
		"",
		`\`${id}\`: ${description}`,
		"",
		"| Field | Value | Notes | Help |",
		"|---|---|---|---|",
		...Object.entries(fields).map(writeRow),
		"",
	].join("\n");

export const writeDocumentation = (types: readonly ContentType[]): string =>
	[HEAD, ...types.map(writeSection)].join("\n");
