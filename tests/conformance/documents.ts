import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe } from "vitest";
import { parse } from "yaml";
import { root } from "../../scripts/lib/run.ts";

/** The folder of the platform's OpenAPI documents, which are not part of the project. */
const FOLDER = resolve(root, "../shared/scapi");

export type Schema = {
	$ref?: string;
	type?: string;
	nullable?: boolean;
	properties?: Record<string, Schema>;
	additionalProperties?: boolean | (Schema & { title?: string; description?: string });
	items?: Schema;
	allOf?: Schema[];
	oneOf?: Schema[];
	anyOf?: Schema[];
	[keyword: string]: unknown;
};
export type Parameter = {
	name: string;
	in: "query" | "path" | "header";
	required?: boolean;
	explode?: boolean;
	schema: Schema;
};
type Content = Record<string, { schema?: Schema }>;
export type Operation = {
	operationId: string;
	method: string;
	path: string;
	parameters: Parameter[];
	body?: Content;
	responses: Record<string, { content?: Content }>;
	schemes: string[];
};
export type ApiDocument = { schemas: Record<string, Schema>; operations: Map<string, Operation> };

type Reference = { $ref: string };
type RawOperation = {
	operationId: string;
	parameters?: (Parameter | Reference)[];
	requestBody?: { content: Content } | Reference;
	responses: Record<string, { content?: Content } | Reference>;
	security?: Record<string, unknown>[];
};
type RawDocument = {
	servers: { url: string }[];
	paths: Record<string, Record<string, RawOperation> & { parameters?: (Parameter | Reference)[] }>;
	components: { schemas: Record<string, Schema> } & Record<string, Record<string, unknown>>;
};

const documentsAreThere = existsSync(FOLDER);

/** Groups tests that need the documents; without them the group is skipped, and its name gives the reason. */
export function withDocuments(name: string, tests: () => void): void {
	const why = documentsAreThere ? "" : ": skipped, the OpenAPI documents are not in ../shared/scapi";
	const group = documentsAreThere ? describe : describe.skip;
	group(name + why, tests);
}

export const apisOfDocuments = (): string[] =>
	readdirSync(FOLDER)
		.flatMap((file) => /^(.+)-oas(-v\d+)-public\.yaml$/.exec(file)?.slice(1).join("") ?? [])
		.sort();

const METHODS = ["get", "put", "post", "patch", "delete"];
const read = new Map<string, ApiDocument>();

export function documentOf(api: string): ApiDocument {
	const cachedDocument = read.get(api);
	if (cachedDocument) return cachedDocument;
	const file = resolve(FOLDER, `${api.replace(/-v\d+$/, "-oas$&")}-public.yaml`);
	const raw = parse(readFileSync(file, "utf8")) as RawDocument;
	const document = { schemas: raw.components.schemas, operations: operationsOf(raw) };
	read.set(api, document);
	return document;
}

export function operationOf(api: string, operationId: string): Operation {
	const operation = documentOf(api).operations.get(operationId);
	if (!operation) throw new Error(`${api} has no operation ${operationId}`);
	return operation;
}

function operationsOf(raw: RawDocument): Map<string, Operation> {
	const base = new URL((raw.servers[0]?.url ?? "").replace(/\{\w+\}/, "host")).pathname;
	const target = <T>(value: T | Reference): T => {
		if (typeof value !== "object" || value === null || !("$ref" in value)) return value as T;
		const [section = "", name = ""] = (value as Reference).$ref.split("/").slice(2);
		return raw.components[section]?.[name] as T;
	};
	const operations = Object.entries(raw.paths).flatMap(([path, item]) =>
		METHODS.flatMap((method) => {
			const operation = item[method];
			if (!operation) return [];
			const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(target);
			const body = operation.requestBody && target(operation.requestBody).content;
			const responses = Object.fromEntries(
				Object.entries(operation.responses).map(([status, response]) => [status, target(response)]),
			);
			const { operationId } = operation;
			const schemes = (operation.security ?? []).flatMap((one) => Object.keys(one));
			return {
				operationId,
				method,
				path: base + path,
				parameters,
				...(body ? { body } : {}),
				responses,
				schemes,
			};
		}),
	);
	return new Map(operations.map((operation) => [operation.operationId, operation]));
}
