import { execute, GraphQLError, type GraphQLSchema, parse, validate } from "graphql";
import { MAX_COMPLEXITY, measureComplexity, USUAL_LIMIT } from "./complexity.ts";
import {
	type EntryBody,
	findDefaultLocale,
	isLink,
	type Link,
	listLocales,
	type Resource,
	readValue,
	type SpaceData,
	type SpaceField,
} from "./space.ts";
import { buildSpaceSchema, isLinks, listPublishedTypes, nameCollection, nameType } from "./space-schema.ts";

export const MAX_LIMIT = 1000;
const MAX_BYTES = 8192;

/** `imagesUrl`: where pictures are served. */
export type QueryScope = { id: string; environment: string; isPreviewToken: boolean; imagesUrl: string };
export type QueryAnswer = { status: number; body: { data?: unknown; errors?: unknown[] } };

const fault = (code: string, message: string, details?: object): GraphQLError =>
	new GraphQLError(message, { extensions: { contentful: { code, ...(details && { details }) } } });

const refuse = (status: number, ...errors: GraphQLError[]): QueryAnswer => ({
	status,
	body: { errors: errors.map((error) => error.toJSON()) },
});

const schemas = new WeakMap<SpaceData["contentTypes"], GraphQLSchema>();

/** Answers a GraphQL query as Contentful does, and refuses what it refuses: unknown fields and locales, complexity, limits, and the wrong token. */
export async function answerQuery(
	space: SpaceData,
	query: string,
	variables: Record<string, unknown>,
	scope: QueryScope,
): Promise<QueryAnswer> {
	if (new TextEncoder().encode(query).length > MAX_BYTES)
		return refuse(400, fault("QUERY_TOO_BIG", `The query exceeds ${MAX_BYTES} bytes.`));
	const schema = schemas.get(space.contentTypes) ?? buildSpaceSchema(space);
	schemas.set(space.contentTypes, schema);
	try {
		const document = parse(query);
		const errors = validate(schema, document);
		if (errors.length > 0)
			return refuse(400, ...errors.map(({ message }) => fault("VALIDATION_ERROR", message)));
		const cost = measureComplexity(space, schema, document);
		if (cost > MAX_COMPLEXITY)
			return refuse(
				400,
				fault(
					"TOO_COMPLEX_QUERY",
					`Query cannot be executed. The maximum allowed complexity for a query is ${MAX_COMPLEXITY} but it was ${cost}. Simplify the query e.g. by setting lower limits for collections.`,
					{ cost, maximumCost: MAX_COMPLEXITY },
				),
			);
		const result = await execute({
			schema,
			document,
			rootValue: createRoot(space, scope),
			variableValues: variables,
			typeResolver: (value) => (value as { __typename: string }).__typename,
		});
		const codes = (result.errors ?? []).map(
			({ extensions }) => (extensions.contentful as { code?: string })?.code,
		);
		if (codes.includes("ACCESS_TOKEN_INVALID")) return refuse(401, ...(result.errors ?? []));
		const isRefused = codes.some((code) => code !== "UNRESOLVABLE_LINK");
		if (isRefused) return refuse(400, ...(result.errors ?? []));
		return {
			status: 200,
			body: {
				data: result.data,
				...(result.errors && { errors: result.errors.map((error) => error.toJSON()) }),
			},
		};
	} catch (error) {
		if (error instanceof GraphQLError) return refuse(400, fault("BAD_USER_INPUT", error.message));
		throw error;
	}
}

type Args = {
	id?: string;
	skip?: number;
	limit?: number;
	preview?: boolean | null;
	locale?: string | null;
	where?: Filter | null;
};
type Filter = { [key: string]: unknown };
type View = { locale: string; isPreview: boolean };

function createRoot(space: SpaceData, scope: QueryScope): Record<string, unknown> {
	const types = new Map(listPublishedTypes(space).map((type) => [type.id, type]));

	const readView = ({ locale, preview }: Args): View => {
		const isPreview = preview ?? false;
		if (isPreview !== scope.isPreviewToken)
			throw fault("ACCESS_TOKEN_INVALID", "The access token is not valid for this kind of content.");
		const code = locale ?? findDefaultLocale(space);
		const availableLocales = listLocales(space).map((one) => one.code);
		if (!availableLocales.includes(code))
			throw fault(
				"UNKNOWN_LOCALE",
				`Query cannot be executed. Requested locale '${code}' does not exist in the space`,
				{
					requestedLocale: code,
					availableLocales,
				},
			);
		return { locale: code, isPreview };
	};
	const readBody = (resource: Resource<EntryBody> | undefined, { isPreview }: View): EntryBody | undefined =>
		isPreview ? resource?.body : resource?.published?.body;

	const describe = (resource: Resource<EntryBody>, view: View) => ({
		sys: {
			id: resource.id,
			spaceId: scope.id,
			environmentId: scope.environment,
			publishedAt: resource.published?.at ?? null,
			firstPublishedAt: resource.published?.at ?? null,
			publishedVersion: resource.published?.version ?? null,
			locale: view.locale,
		},
		contentfulMetadata: { tags: [] },
	});

	const presentAsset = (resource: Resource<EntryBody>, view: View) => {
		const fields = readBody(resource, view)?.fields ?? {};
		const read = (name: string) => {
			const byLocale = fields[name] ?? {};
			return byLocale[view.locale] ?? byLocale[findDefaultLocale(space)];
		};
		const file = read("file") as
			| {
					url: string;
					fileName: string;
					contentType: string;
					details?: { image?: { width: number; height: number } };
			  }
			| undefined;
		return {
			__typename: "Asset",
			...describe(resource, view),
			title: read("title") ?? null,
			description: read("description") ?? null,
			fileName: file?.fileName ?? null,
			contentType: file?.contentType ?? null,
			url: file ? scope.imagesUrl + file.url : null,
			width: file?.details?.image?.width ?? null,
			height: file?.details?.image?.height ?? null,
		};
	};

	const presentLink = (link: unknown, view: View, place: string): object => {
		if (isLink(link)) {
			const { linkType, id } = link.sys;
			const resource = (linkType === "Asset" ? space.assets : space.entries).get(id);
			if (resource && readBody(resource, view))
				return linkType === "Asset" ? presentAsset(resource, view) : presentEntry(resource, view);
		}
		const { linkType = "Entry", id = "" } = (link as Partial<Link> | undefined)?.sys ?? {};
		throw fault("UNRESOLVABLE_LINK", `Link to ${linkType} '${id}' on ${place} cannot be resolved`, {
			linkType,
			linkId: id,
			field: place,
		});
	};

	const presentField = (field: SpaceField, fields: EntryBody["fields"], view: View): [string, unknown] => {
		const value = readValue(space, field, fields, view.locale);
		if (field.type === "Link")
			return [field.id, () => (value === undefined ? null : presentLink(value, view, `field '${field.id}'`))];
		if (isLinks(field))
			return [
				`${field.id}Collection`,
				(args: Args) =>
					page(Array.isArray(value) ? value : [], args, (link) => presentLater(link, view, field.id)),
			];
		if (value === undefined) return [field.id, null];
		if (field.type === "RichText") return [field.id, { json: value }];
		if (field.type === "Date") return [field.id, new Date(String(value)).toISOString()];
		return [field.id, value];
	};
	/** An item that cannot be resolved is null in its list, and an error tells why. */
	const presentLater = (link: unknown, view: View, place: string): unknown => {
		try {
			return presentLink(link, view, `field '${place}'`);
		} catch (error) {
			return error;
		}
	};

	const presentEntry = (resource: Resource<EntryBody>, view: View): object => {
		const type = types.get(resource.type ?? "");
		const fields = readBody(resource, view)?.fields ?? {};
		return {
			__typename: nameType(resource.type ?? ""),
			...describe(resource, view),
			...Object.fromEntries((type?.fields ?? []).map((field) => presentField(field, fields, view))),
		};
	};

	const listEntries = (view: View, typeId?: string): Resource<EntryBody>[] =>
		[...space.entries.values()].filter(
			(resource) =>
				(typeId === undefined || resource.type === typeId) && readBody(resource, view) !== undefined,
		);
	const matches = (resource: Resource<EntryBody>, where: Filter | null | undefined, view: View): boolean => {
		const fields = types.get(resource.type ?? "")?.fields ?? [];
		const values = readBody(resource, view)?.fields ?? {};
		return Object.entries(where ?? {}).every(([key, expected]) => {
			if (key === "OR") return (expected as Filter[]).some((one) => matches(resource, one, view));
			if (key === "AND") return (expected as Filter[]).every((one) => matches(resource, one, view));
			if (key === "sys") return matchesId(resource.id, expected as Filter);
			const [, name = "", operator = ""] =
				/^(.+?)(?:_(exists|in|not|contains_some|contains_all|contains))?$/.exec(key) ?? [];
			const field = fields.find(({ id }) => id === name);
			const value = field && readValue(space, field, values, view.locale);
			return compare(operator, value, expected);
		});
	};

	const root: Record<string, unknown> = {
		asset: (args: Args) => presentLink(toLink("Asset", args.id), readView(args), "the query"),
		assetCollection: (args: Args) => {
			const view = readView(args);
			const assets = [...space.assets.values()].filter(
				(asset) => readBody(asset, view) && matchesId(asset.id, (args.where?.sys ?? {}) as Filter),
			);
			return page(assets, args, (asset) => presentAsset(asset, view));
		},
		entryCollection: (args: Args) => {
			const view = readView(args);
			const entries = listEntries(view).filter((entry) => matches(entry, args.where, view));
			return page(entries, args, (entry) => presentEntry(entry, view));
		},
	};
	for (const { id } of types.values()) {
		root[nameCollection(id)] = (args: Args) => {
			const view = readView(args);
			const entries = listEntries(view, id).filter((entry) => matches(entry, args.where, view));
			return page(entries, args, (entry) => presentEntry(entry, view));
		};
		root[`${id.charAt(0).toLowerCase()}${id.slice(1)}`] = (args: Args) =>
			presentLink(toLink("Entry", args.id), readView(args), "the query");
	}
	return root;
}

const toLink = (linkType: Link["sys"]["linkType"], id = ""): Link => ({
	sys: { type: "Link", linkType, id },
});

const matchesId = (id: string, filter: Filter): boolean =>
	Object.entries(filter).every(([key, expected]) => compare(key.slice("id_".length), id, expected));

function compare(operator: string, value: unknown, expected: unknown): boolean {
	switch (operator) {
		case "exists":
			return (value !== undefined) === expected;
		case "in":
			return (expected as unknown[]).includes(value);
		case "not":
			return value !== expected;
		case "contains":
			return String(value ?? "").includes(String(expected));
		case "contains_some":
			return (expected as unknown[]).some((one) => (value as unknown[] | undefined)?.includes(one));
		case "contains_all":
			return (expected as unknown[]).every((one) => (value as unknown[] | undefined)?.includes(one));
		default:
			return value === expected;
	}
}

function page<T>(all: readonly T[], { skip, limit }: Args, present: (item: T) => unknown) {
	const from = skip ?? 0;
	const most = limit || USUAL_LIMIT;
	if (most > MAX_LIMIT || most < 0)
		throw fault("BAD_USER_INPUT", `The limit of a collection is ${MAX_LIMIT} at most, and it was ${most}.`);
	return { total: all.length, skip: from, limit: most, items: all.slice(from, from + most).map(present) };
}
