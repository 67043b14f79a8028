import { type Context, Hono } from "hono";
import { house } from "../../house.ts";
import type { CommerceHono } from "../../http/http.ts";
import { listDraftFaults, listPublishFaults, type ValueFault } from "./check-values.ts";
import { admit } from "./rates.ts";
import type { ContentTypeBody, EntryBody, Kind, LocaleBody, Resource, SpaceData } from "./space.ts";
import { readSpaceData, removeResource, storeResource } from "./space-store.ts";

type Body = LocaleBody | ContentTypeBody | EntryBody;
type Any = Resource<Body>;
type Cx = Context<CommerceHono>;

export const managementApp = new Hono<CommerceHono>();
const BASE = "/spaces/:space/environments/:environment";

const COLLECTIONS = {
	locales: { kind: "locales", type: "Locale" },
	content_types: { kind: "contentTypes", type: "ContentType" },
	entries: { kind: "entries", type: "Entry" },
	assets: { kind: "assets", type: "Asset" },
} as const satisfies Record<string, { kind: Kind; type: string }>;
type Collection = keyof typeof COLLECTIONS;
const isCollection = (name: string): name is Collection => Object.hasOwn(COLLECTIONS, name);

const refuse = (
	status: number,
	id: string,
	message: string,
	details?: object,
	headers?: HeadersInit,
): Response =>
	Response.json({ sys: { type: "Error", id }, message, ...(details && { details }) }, { status, headers });
const notFound = (): Response => refuse(404, "NotFound", "The resource could not be found.");

const link = (linkType: string, id: string) => ({ sys: { type: "Link", linkType, id } });

const present = (collection: Collection, resource: Any) => ({
	sys: {
		type: COLLECTIONS[collection].type,
		id: resource.id,
		version: resource.version,
		space: link("Space", house.id),
		environment: link("Environment", "master"),
		createdAt: resource.createdAt,
		updatedAt: resource.updatedAt,
		...(resource.type && { contentType: link("ContentType", resource.type) }),
		...(resource.published && {
			publishedVersion: resource.published.version,
			publishedAt: resource.published.at,
			publishedCounter: resource.published.counter,
		}),
	},
	...resource.body,
});

managementApp.use(`${BASE}/*`, async (c, next) => {
	const [, token] = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "") ?? [];
	if (token !== c.env.ADMIN_TOKEN) return refuse(401, "AccessTokenInvalid", "The access token is not valid.");
	const { space, environment } = c.req.param();
	if (space !== house.id || environment !== "master") return notFound();
	if (!admit("management", token, Date.now()))
		return refuse(429, "RateLimitExceeded", "Too many requests.", undefined, {
			"x-contentful-ratelimit-reset": "1",
		});
	return next();
});

const find = (space: SpaceData, collection: Collection): Map<string, Any> =>
	space[COLLECTIONS[collection].kind] as Map<string, Any>;

const store = async (c: Cx, collection: Collection, resource: Any, status = 200): Promise<Response> => {
	await storeResource(c.env.DB, COLLECTIONS[collection].kind, resource);
	return Response.json(present(collection, resource), { status });
};

const readBody = async (c: Cx): Promise<Body> => {
	const { sys: _sys, metadata: _metadata, ...body } = (await c.req.json()) as Record<string, unknown>;
	return body as unknown as Body;
};

const invalid = (faults: readonly ValueFault[]): Response =>
	refuse(422, "ValidationFailed", "Validation error", { errors: faults });

const checkDraft = (
	space: SpaceData,
	collection: Collection,
	type: string | undefined,
	body: Body,
): Response | undefined => {
	if (collection === "content_types") {
		const { fields } = body as ContentTypeBody;
		const ids = fields.map(({ id }) => id);
		return fields.length > 50 ||
			new Set(ids).size < ids.length ||
			ids.some((id) => !/^[a-zA-Z]\w{0,63}$/.test(id))
			? invalid([{ name: "fields", path: ["fields"], details: "At most 50 fields, with ids of their own." }])
			: undefined;
	}
	if (collection !== "entries") return undefined;
	const contentType = space.contentTypes.get(type ?? "")?.published;
	if (!contentType) return refuse(422, "UnknownContentType", `There is no published content type ${type}.`);
	const faults = listDraftFaults(space, contentType.body, body as EntryBody);
	return faults.length > 0 ? invalid(faults) : undefined;
};

managementApp.get(`${BASE}/:collection`, async (c) => {
	const collection = c.req.param("collection");
	if (!isCollection(collection)) return notFound();
	const all = [...find(await readSpaceData(c.env.DB), collection).values()];
	const skip = Number(c.req.query("skip") ?? "0");
	const limit = Number(c.req.query("limit") ?? "100");
	if (!(limit >= 0 && limit <= 1000)) return refuse(400, "BadRequest", "The limit is 1000 at most.");
	const items = all.slice(skip, skip + limit).map((one) => present(collection, one));
	return Response.json({ sys: { type: "Array" }, total: all.length, skip, limit, items });
});

managementApp.get(`${BASE}/:collection/:id`, async (c) => {
	const { collection, id } = c.req.param();
	if (!isCollection(collection)) return notFound();
	const resource = find(await readSpaceData(c.env.DB), collection).get(id);
	return resource ? Response.json(present(collection, resource)) : notFound();
});

managementApp.post(`${BASE}/locales`, async (c) => {
	const body = (await readBody(c)) as LocaleBody;
	const space = await readSpaceData(c.env.DB);
	const { code, fallbackCode = null } = body;
	const codes = new Set([...space.locales.values()].map((one) => one.body.code));
	if (codes.has(code) || (fallbackCode !== null && !codes.has(fallbackCode)))
		return refuse(
			422,
			"ValidationFailed",
			`The locale ${code} exists, or its fallback ${fallbackCode} does not.`,
		);
	const at = new Date().toISOString();
	const resource = {
		id: code,
		version: 1,
		body: { ...body, fallbackCode, default: false },
		createdAt: at,
		updatedAt: at,
	};
	return store(c, "locales", resource, 201);
});

const ENTRY_ID = /^[a-zA-Z0-9-_.]{1,64}$/;

managementApp.put(`${BASE}/:collection/:id`, async (c) => {
	const { collection, id } = c.req.param();
	if (!isCollection(collection) || !ENTRY_ID.test(id)) return notFound();
	const space = await readSpaceData(c.env.DB);
	const before = find(space, collection).get(id);
	const version = Number(c.req.header("x-contentful-version") ?? "0");
	if (version !== (before?.version ?? 0)) return refuse(409, "VersionMismatch", "Another version was first.");
	const type = before?.type ?? c.req.header("x-contentful-content-type");
	const body = await readBody(c);
	const refusal = checkDraft(space, collection, type, body);
	if (refusal) return refusal;
	const at = new Date().toISOString();
	const resource: Any = {
		...before,
		id,
		...(collection === "entries" && type && { type }),
		version: version + 1,
		body,
		createdAt: before?.createdAt ?? at,
		updatedAt: at,
	};
	return store(c, collection, resource, before ? 200 : 201);
});

const readVersion = (c: Cx, resource: Any | undefined): Response | undefined => {
	if (!resource) return notFound();
	const version = c.req.header("x-contentful-version");
	return version !== undefined && Number(version) !== resource.version
		? refuse(409, "VersionMismatch", "Another version was first.")
		: undefined;
};

managementApp.put(`${BASE}/:collection/:id/published`, async (c) => {
	const { collection, id } = c.req.param();
	if (!isCollection(collection) || collection === "locales") return notFound();
	const space = await readSpaceData(c.env.DB);
	const resource = find(space, collection).get(id);
	const refusal = readVersion(c, resource);
	if (refusal || !resource) return refusal ?? notFound();
	if (collection === "entries") {
		const type = space.contentTypes.get(resource.type ?? "")?.published;
		const faults = type ? listPublishFaults(space, type.body, resource.body as EntryBody) : [];
		if (faults.length > 0) return invalid(faults);
	}
	const files = Object.values((resource.body as EntryBody).fields?.file ?? {}) as { url?: string }[];
	if (collection === "assets" && !files.some(({ url }) => url))
		return invalid([{ name: "file", path: ["fields", "file"], details: "The file is not processed." }]);
	const published = {
		body: resource.body,
		version: resource.version,
		at: new Date().toISOString(),
		counter: (resource.published?.counter ?? 0) + 1,
	};
	return store(c, collection, { ...resource, version: resource.version + 1, published });
});

managementApp.delete(`${BASE}/:collection/:id/published`, async (c) => {
	const { collection, id } = c.req.param();
	if (!isCollection(collection)) return notFound();
	const resource = find(await readSpaceData(c.env.DB), collection).get(id);
	if (!resource) return notFound();
	const { published: _published, ...draft } = resource;
	return store(c, collection, { ...draft, version: resource.version + 1 });
});

managementApp.delete(`${BASE}/:collection/:id`, async (c) => {
	const { collection, id } = c.req.param();
	if (!isCollection(collection)) return notFound();
	const resource = find(await readSpaceData(c.env.DB), collection).get(id);
	if (!resource) return notFound();
	if (resource.published) return refuse(400, "BadRequest", "Unpublish the resource first.");
	await removeResource(c.env.DB, COLLECTIONS[collection].kind, id);
	return new Response(null, { status: 204 });
});

/** Makes an upload the file of an asset. The size is that of the house's own picture, whose address was given. */
managementApp.put(`${BASE}/assets/:id/files/:locale/process`, async (c) => {
	const { id, locale } = c.req.param();
	const asset = (await readSpaceData(c.env.DB)).assets.get(id);
	const refusal = readVersion(c, asset);
	if (refusal || !asset) return refusal ?? notFound();
	const file = asset.body.fields.file?.[locale] as
		| { fileName: string; upload?: string; contentType: string }
		| undefined;
	if (!file?.upload) return refuse(422, "ValidationFailed", "The asset has no upload in this locale.");
	const { upload, ...kept } = file;
	const mediaId = /\/default\/(.+)$/.exec(new URL(upload).pathname)?.[1] ?? "";
	const size = house.media.contentSize?.(mediaId);
	const processed = {
		...kept,
		url: `/${house.id}/${id}/${mediaId.length.toString(16)}/${file.fileName}`,
		details: { size: 0, ...(size && { image: size }) },
		mediaId,
	};
	const body = { fields: { ...asset.body.fields, file: { ...asset.body.fields.file, [locale]: processed } } };
	const stored: Any = { ...asset, version: asset.version + 1, body };
	await storeResource(c.env.DB, "assets", stored);
	return new Response(null, { status: 204 });
});
