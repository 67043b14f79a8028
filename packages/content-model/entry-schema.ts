import { LANGUAGE_ROWS } from "@vetrina/shop-rules/locale/languages.ts";
import * as z from "zod";
import { isAddress, isQuery } from "./address.ts";
import { type ContentType, type Field, isLocalised } from "./content-type.ts";
import { MAX_ITEMS, MAX_JSON, MAX_JSON_DEPTH, MAX_LINE, MAX_TEXT } from "./limits.ts";
import { documentSchema } from "./rich-text/rich-text-schema.ts";

export type EntryState = "draft" | "published";
export type EntryFields = Readonly<Record<string, unknown>>;

export const ENTRY_ID = /^[a-z0-9][a-z0-9._-]{0,99}$/i;
const MEDIA_ID = /^[\w-][\w./-]{0,199}$/;
const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

export const linkSchema = z.strictObject({ link: z.string().regex(ENTRY_ID, "must be the id of an entry") });

const lineSchema = z.string().regex(/^\P{Cc}*$/u, "must be one line without control characters");
const textSchema = z.string().regex(/^[\P{Cc}\n\t]*$/u, "must not contain control characters");
/** Measures the depth first and without recursion, because JSON.stringify and schemas exhaust the stack on deep values. */
function isSmall(value: unknown): boolean {
	const open = [{ value, depth: 0 }];
	for (let next = open.pop(); next; next = open.pop()) {
		const { value, depth } = next;
		if (depth > MAX_JSON_DEPTH) return false;
		if (typeof value !== "object" || value === null) continue;
		for (const inner of Object.values(value)) open.push({ value: inner, depth: depth + 1 });
	}
	return (JSON.stringify(value)?.length ?? 0) <= MAX_JSON;
}

function buildValue(field: Field): z.ZodType {
	switch (field.kind) {
		case "text":
			return field.lines === "multiple"
				? textSchema.max(field.maximum ?? MAX_TEXT)
				: lineSchema.max(field.maximum ?? MAX_LINE);
		case "texts":
			return z.array(lineSchema.min(1).max(MAX_LINE)).max(field.maximum ?? MAX_ITEMS);
		case "rich-text":
			return documentSchema;
		case "integer":
		case "number": {
			const number = field.kind === "integer" ? z.number().int() : z.number();
			return number
				.min(field.minimum ?? Number.MIN_SAFE_INTEGER)
				.max(field.maximum ?? Number.MAX_SAFE_INTEGER);
		}
		case "boolean":
			return z.boolean();
		case "choice":
			return z.enum([...field.values]);
		case "colour":
			return z.string().regex(COLOUR, "must be a colour, #rgb or #rrggbb");
		case "address":
			return z
				.string()
				.max(2000)
				.refine(isAddress, "must be a path of the shop, such as /shoes, or an https address");
		case "query":
			return lineSchema.max(1000).refine(isQuery, "must be a query, such as srule=new&page=2");
		case "date-time":
			return z.iso.datetime({ offset: true });
		case "image":
			return z
				.string()
				.regex(MEDIA_ID, "must be the id of a picture")
				.refine((id) => !id.includes(".."), "must be the id of a picture");
		case "json":
			return z
				.custom(isSmall, `must be at most ${MAX_JSON} characters and ${MAX_JSON_DEPTH} levels of JSON`)
				.pipe(field.schema);
		case "link":
			return linkSchema;
		case "links":
			return z.array(linkSchema).max(field.maximum ?? MAX_ITEMS);
	}
}

/** Builds the schema of a record by language. Published values need English, because the fallback chain of every language ends there. */
function buildLocalised(value: z.ZodType, isStrict: boolean): z.ZodType {
	const languages = Object.keys(LANGUAGE_ROWS).map((code) => [
		code,
		isStrict && code === "en" ? value : value.optional(),
	]);
	return z.strictObject(Object.fromEntries(languages));
}

function buildField(field: Field, state: EntryState): z.ZodType {
	const isStrict = state === "published" && field.required === true;
	const value = buildValue(field);
	const filled = isStrict ? value.refine(isFilled, "is required") : value;
	const schema = isLocalised(field) ? buildLocalised(filled, state === "published") : filled;
	if (isStrict) return schema;
	return state === "published" && "default" in field ? schema.default(field.default) : schema.optional();
}

/** Adds the type's needs to a schema of published entries; drafts may be incomplete. */
const addNeeds = (
	{ needs = [] }: ContentType,
	state: EntryState,
	schema: z.ZodType<EntryFields>,
): z.ZodType<EntryFields> =>
	needs.length === 0 || state === "draft"
		? schema
		: schema.superRefine((fields, { addIssue }) => {
				for (const { oneOf, if: condition } of needs) {
					if (condition && fields[condition.field] !== condition.is) continue;
					if (oneOf.some((name) => fields[name] !== undefined && isFilled(fields[name]))) continue;
					const message = oneOf.length > 1 ? `needs one of ${oneOf.join(", ")}` : "is required";
					addIssue({ code: "custom", path: [oneOf[0] ?? ""], message });
				}
			});

const isFilled = (value: unknown): boolean => value !== "" && !(Array.isArray(value) && value.length === 0);

/** Schemas are cached, because building one costs many times as much as validating an entry. */
const schemas: Record<EntryState, WeakMap<ContentType, z.ZodType<EntryFields>>> = {
	draft: new WeakMap(),
	published: new WeakMap(),
};

/**
 * Returns the schema of an entry's fields. Required fields and defaults apply to published entries alone; unknown fields are refused in
 * drafts too (content-8).
 */
export function buildEntrySchema(type: ContentType, state: EntryState): z.ZodType<EntryFields> {
	const built = schemas[state].get(type);
	if (built) return built;
	const fields = Object.entries(type.fields).map(([name, field]) => [name, buildField(field, state)]);
	const schema = addNeeds(type, state, z.strictObject(Object.fromEntries(fields)));
	schemas[state].set(type, schema);
	return schema;
}
