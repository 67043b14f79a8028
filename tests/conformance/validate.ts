import { Ajv2019, type ErrorObject, type ValidateFunction } from "ajv/dist/2019.js";
import addFormats from "ajv-formats";
import { additional } from "./deviations.ts";
import { type ApiDocument, documentOf, type Schema } from "./documents.ts";

/**
 * Checks values against schemas of the OpenAPI documents, as JSON Schema 2019-09. In contrast to OpenAPI's default, properties that a
 * document does not name are refused unless the document allows more; if it allows more `c_` properties, only those are accepted.
 */

type JsonSchema = Record<string, unknown>;

/** Returns whether custom properties (`c_…`) alone are allowed, which documents state in the text of `additionalProperties`. */
const isCustomOnly = (more: Schema["additionalProperties"]): boolean =>
	typeof more === "object" &&
	(more.title === "Additional Property Support" || /\bc_/.test(more.description ?? ""));

const PLAIN = [
	"type",
	"enum",
	"pattern",
	"format",
	"required",
	"minimum",
	"maximum",
	"minLength",
	"maxLength",
	"minItems",
	"maxItems",
	"uniqueItems",
];

/** Converts a document's schema to JSON Schema 2019-09. `part`: the schema stays open, because the composition around it is closed. */
function convert(schema: Schema, part: boolean): JsonSchema {
	if (schema.$ref) return { $ref: `#/definitions/${schema.$ref.split("/").at(-1)}${part ? "~part" : ""}` };
	const converted: JsonSchema = {};
	for (const keyword of PLAIN) if (schema[keyword] !== undefined) converted[keyword] = schema[keyword];
	// The documents put lengths of strings on arrays and numbers, where they mean nothing.
	if (schema.type !== "string") delete converted.minLength;
	if (schema.items) converted.items = convert(schema.items, false);
	if (schema.properties)
		converted.properties = Object.fromEntries(
			Object.entries(schema.properties).map(([name, property]) => [name, convert(property, false)]),
		);
	for (const keyword of ["allOf", "oneOf", "anyOf"] as const) {
		if (schema[keyword]) converted[keyword] = schema[keyword].map((one) => convert(one, true));
	}
	const more = schema.additionalProperties;
	if (isCustomOnly(more)) converted.patternProperties = { "^c_": {} };
	else if (typeof more === "object") converted.additionalProperties = convert(more, false);
	else if (more === true) converted.additionalProperties = true;
	const isClosed =
		more === undefined
			? Boolean(schema.properties || schema.allOf || schema.oneOf)
			: more === false || isCustomOnly(more);
	if (isClosed && !part) converted.unevaluatedProperties = false;
	return schema.nullable ? { anyOf: [{ type: "null" }, converted] } : converted;
}

const ajv = new Ajv2019({ strict: false, allErrors: true, verbose: true });
addFormats.default(ajv);
const ready = new Map<string, ValidateFunction>();

function define(api: string, document: ApiDocument): void {
	if (ajv.getSchema(api)) return;
	const definitions = Object.entries(document.schemas).flatMap(([name, documented]) => {
		const schema = withDeviations(name, documented);
		return [
			[name, convert(schema, false)],
			[`${name}~part`, convert(schema, true)],
		];
	});
	ajv.addSchema({ $id: api, definitions: Object.fromEntries(definitions) });
}

function withDeviations(name: string, schema: Schema): Schema {
	const more = Object.fromEntries((additional[name]?.properties ?? []).map((property) => [property, {}]));
	return additional[name] ? { ...schema, properties: { ...schema.properties, ...more } } : schema;
}

export function faultsOf(api: string, schema: Schema, value: unknown): string[] {
	define(api, documentOf(api));
	const key = `${api} ${JSON.stringify(schema)}`;
	const check = ready.get(key) ?? ajv.compile(within(convert(schema, false), api));
	ready.set(key, check);
	if (check(value)) return [];
	const faults = new Map(
		(check.errors ?? []).map((error) => [faultOf(error), JSON.stringify(error.data) ?? ""]),
	);
	return [...faults].map(([fault, value]) => `${fault}: ${value.slice(0, 120)}`);
}

const faultOf = ({ instancePath, message, params }: ErrorObject): string =>
	`${instancePath.replace(/\/\d+(?=\/|$)/g, "/*") || "/"} ${message} ${JSON.stringify(params)}`;

function within(schema: JsonSchema, api: string): JsonSchema {
	return JSON.parse(
		JSON.stringify(schema).replaceAll('"#/definitions/', `"${api}#/definitions/`),
	) as JsonSchema;
}
