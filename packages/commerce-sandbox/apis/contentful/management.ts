import { type Context, Hono } from "hono";
import { house } from "../../house.ts";
import type { CommerceHono } from "../../http/http.ts";
import { listTypeFaults } from "./check-type.ts";
import { listDraftFaults, listPublishFaults, type ValueFault } from "./check-values.ts";
import { listLocaleFaults } from "./locales.ts";
import { admit } from "./rates.ts";
import type {
	ContentTypeBody,
	EditorInterfaceBody,
	EntryBody,
	Kind,
	LocaleBody,
	Resource,
	SpaceData,
	WebhookBody,
} from "./space.ts";
import { readSpaceData, removeResource, storeResource } from "./space-store.ts";
import { announce } from "./webhooks.ts";

type Body = LocaleBody | ContentTypeBody | EntryBody | EditorInterfaceBody;
type Any = Resource<Body>;
type Cx = Context<CommerceHono>;

/** The part of the management API that moves a house's content: locales, content types with their appearance, entries and assets. */
export const managementApp = new Hono<CommerceHono>();
const SPACE = "/spaces/:space";
const BASE = `${SPACE}/environments/:environment`;
const ENVIRONMENT = "master";

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
	Response.json(
		{ sys: { type: "Error", id }, message, requestId: crypto.randomUUID(), ...(details && { details }) },
		{ status, headers },
	);
const notFound = (): Response => refuse(404, "NotFound", "The resource could not be found.");
const invalid = (faults: readonly ValueFault[]): Response =>
	refuse(422, "ValidationFailed", "Validation error", { errors: faults });

const link = (linkType: string, id: string) => ({ sys: { type: "Link", linkType, id } });

const describe = (type: string, resource: Resource<unknown>) => ({
	type,
	id: resource.id,
	version: resource.version,
	space: link("Space", house.id),
	environment: link("Environment", ENVIRONMENT),
	createdAt: resource.createdAt,
	updatedAt: resource.updatedAt,
	...(resource.type && { contentType: link("ContentType", resource.type) }),
	...(resource.published && {
		publishedVersion: resource.published.version,
		publishedAt: resource.published.at,
		publishedCounter: resource.published.counter,
	}),
});
const present = (collection: Collection, resource: Any) => ({
	sys: describe(COLLECTIONS[collection].type, resource),
	...resource.body,
});

for (const path of [SPACE, `${SPACE}/*`])
	managementApp.use(path, async (c, next) => {
		const [, token] = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "") ?? [];
		if (token !== c.env.ADMIN_TOKEN)
			return refuse(401, "AccessTokenInvalid", "The access token you sent could not be found or is invalid.");
		const rate = c.env.CONTENTFUL_MANAGEMENT_RATE;
		const { isAdmitted, headers } = admit("management", token, Date.now(), rate ? Number(rate) : undefined);
		if (!isAdmitted)
			return refuse(
				429,
				"RateLimitExceeded",
				"You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan.",
				undefined,
				headers,
			);
		const [, space, collection, environment] = c.req.path.split("/").slice(1);
		const isOther = collection === "environments" && environment !== ENVIRONMENT;
		if (space !== house.id || isOther) return notFound();
		await next();
		for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
	});

managementApp.get(SPACE, (c) => c.json({ sys: { type: "Space", id: house.id }, name: house.id }));
managementApp.get(BASE, (c) =>
	c.json({
		sys: { type: "Environment", id: ENVIRONMENT, status: link("Status", "ready") },
		name: ENVIRONMENT,
	}),
);

const WEBHOOKS = `${SPACE}/webhook_definitions`;
const presentWebhook = (resource: Resource<WebhookBody>) => ({
	sys: {
		type: "WebhookDefinition",
		id: resource.id,
		version: resource.version,
		space: link("Space", house.id),
	},
	...resource.body,
});

managementApp.get(WEBHOOKS, async (c) => {
	const items = [...(await readSpaceData(c.env.DB)).webhooks.values()].map(presentWebhook);
	return c.json({ sys: { type: "Array" }, total: items.length, skip: 0, limit: 100, items });
});

const saveWebhook = async (
	c: Cx,
	id: string,
	before: Resource<WebhookBody> | undefined,
): Promise<Response> => {
	const body = (await readBody(c)) as unknown as WebhookBody;
	if (!URL.canParse(body.url ?? "") || !body.name || !Array.isArray(body.topics))
		return invalid([
			{ name: "required", path: ["url"], details: "A webhook has a name, an address and topics." },
		]);
	const at = now();
	const version = (before?.version ?? -1) + 1;
	const resource = { id, version, body, createdAt: before?.createdAt ?? at, updatedAt: at };
	await storeResource(c.env.DB, "webhooks", resource);
	return c.json(presentWebhook(resource), before ? 200 : 201);
};

managementApp.post(WEBHOOKS, (c) => saveWebhook(c, createId(), undefined));

managementApp.put(`${WEBHOOKS}/:id`, async (c) => {
	const id = c.req.param("id");
	const before = (await readSpaceData(c.env.DB)).webhooks.get(id);
	return checkVersion(c, before) ?? saveWebhook(c, id, before);
});

const SIGNING_SECRET = /^[\w+/=-]{64}$/;

/** Sets the secret of all of the space's webhooks. It is never given back. */
managementApp.put(`${SPACE}/webhook_settings/signing_secret`, async (c) => {
	const { value = "" } = (await c.req.json().catch(() => ({}))) as { value?: string };
	if (!SIGNING_SECRET.test(value))
		return invalid([{ name: "regexp", path: ["value"], details: "A signing secret has 64 characters." }]);
	const at = now();
	const resource = { id: "secret", version: 1, body: { secret: value }, createdAt: at, updatedAt: at };
	await storeResource(c.env.DB, "webhookSecret", resource);
	return c.json({ redactedValue: value.slice(-4) });
});

/** Tells the space's webhooks after the response. */
const tell = (c: Cx, collection: Collection, event: string, resource: Any): void => {
	const isGone = event !== "publish";
	const type = `${isGone ? "Deleted" : ""}${COLLECTIONS[collection].type}`;
	const { fields } = (resource.published?.body ?? resource.body) as EntryBody;
	const payload = {
		sys: { ...describe(type, resource), deletedAt: isGone ? now() : undefined },
		...(!isGone && { fields }),
	};
	c.executionCtx.waitUntil(
		readSpaceData(c.env.DB).then((space) =>
			announce(space, `${COLLECTIONS[collection].type}.${event}`, payload),
		),
	);
};

const find = (space: SpaceData, collection: Collection): Map<string, Any> =>
	space[COLLECTIONS[collection].kind] as Map<string, Any>;

const store = async (c: Cx, collection: Collection, resource: Any, status = 200): Promise<Response> => {
	await storeResource(c.env.DB, COLLECTIONS[collection].kind, resource);
	return Response.json(present(collection, resource), { status });
};

/** Throws no error: a body that is not JSON has no fields. */
const readBody = async (c: Cx): Promise<Body> => {
	const json = (await c.req.json().catch(() => ({}))) as Record<string, unknown>;
	const { sys: _sys, metadata: _metadata, ...body } = json;
	return body as unknown as Body;
};

/** Returns the refusal of a request that does not name the version that it changes. */
const checkVersion = (c: Cx, resource: { version: number } | undefined): Response | undefined => {
	const version = c.req.header("x-contentful-version");
	const isSame = resource ? Number(version ?? "NaN") === resource.version : Number(version ?? "0") === 0;
	return isSame ? undefined : refuse(409, "VersionMismatch", "The version is not the current one.");
};

const createId = (): string => crypto.randomUUID().replaceAll("-", "").slice(0, 22);
const now = (): string => new Date().toISOString();

const checkDraft = (
	space: SpaceData,
	collection: Collection,
	{ type, body, before }: { type: string | undefined; body: Body; before: Any | undefined },
): Response | undefined => {
	const check = (): ValueFault[] => {
		if (collection === "locales")
			return listLocaleFaults(space, body as LocaleBody, (before?.body as LocaleBody | undefined)?.code);
		if (collection === "content_types")
			return listTypeFaults(
				body as ContentTypeBody,
				before?.published as Resource<ContentTypeBody>["published"],
			);
		const contentType = space.contentTypes.get(type ?? "")?.published;
		return collection === "entries" && contentType
			? listDraftFaults(space, contentType.body, body as EntryBody)
			: [];
	};
	if (collection === "entries" && !space.contentTypes.get(type ?? "")?.published)
		return refuse(422, "UnknownContentType", `There is no published content type ${type}.`);
	const faults = check();
	return faults.length > 0 ? invalid(faults) : undefined;
};

const MAX_LIMIT = 1000;
const QUERIES: readonly string[] = ["skip", "limit", "content_type", "sys.id[in]", "order"];

const page = (c: Cx, collection: Collection, all: readonly Any[]): Response => {
	const skip = Number(c.req.query("skip") ?? "0");
	const limit = Number(c.req.query("limit") ?? "100");
	if (!(limit >= 0 && limit <= MAX_LIMIT))
		return refuse(400, "BadRequest", `The limit is ${MAX_LIMIT} at most.`);
	const { order } = c.req.query();
	if (order !== undefined && order !== "sys.id")
		return refuse(400, "InvalidQuery", `The order ${order} is not known.`);
	const byId = (one: Any, other: Any) => (one.id < other.id ? -1 : 1);
	// The service's own order, in which a change moves an entry to another page.
	const byChange = (one: Any, other: Any) => other.updatedAt.localeCompare(one.updatedAt);
	const items = all
		.toSorted(order ? byId : byChange)
		.slice(skip, skip + limit)
		.map((one) => present(collection, one));
	return Response.json({ sys: { type: "Array" }, total: all.length, skip, limit, items });
};

managementApp.get(`${BASE}/:collection`, async (c) => {
	const collection = c.req.param("collection");
	if (!isCollection(collection)) return notFound();
	const query = c.req.query();
	const unknown = Object.keys(query).find((name) => !QUERIES.includes(name));
	if (unknown) return refuse(400, "InvalidQuery", `The query ${unknown} is not known.`);
	const ids = query["sys.id[in]"]?.split(",");
	const all = [...find(await readSpaceData(c.env.DB), collection).values()].filter(
		({ id, type }) =>
			(ids === undefined || ids.includes(id)) &&
			(query.content_type === undefined || query.content_type === type),
	);
	return page(c, collection, all);
});

/** Gives what is published, without later drafts. */
managementApp.get(`${BASE}/public/:collection`, async (c) => {
	const collection = c.req.param("collection");
	if (collection !== "entries" && collection !== "assets") return notFound();
	const all = [...find(await readSpaceData(c.env.DB), collection).values()].flatMap((one) =>
		one.published ? [{ ...one, body: one.published.body }] : [],
	);
	return page(c, collection, all);
});

managementApp.get(`${BASE}/:collection/:id`, async (c) => {
	const { collection, id } = c.req.param();
	if (!isCollection(collection)) return notFound();
	const resource = find(await readSpaceData(c.env.DB), collection).get(id);
	return resource ? Response.json(present(collection, resource)) : notFound();
});

managementApp.post(`${BASE}/locales`, async (c) => {
	const body = (await readBody(c)) as LocaleBody;
	const faults = listLocaleFaults(await readSpaceData(c.env.DB), body);
	if (faults.length > 0) return invalid(faults);
	const at = now();
	const resource = {
		// Ids of locales are the service's own, so that clients find locales by their codes.
		id: createId(),
		version: 0,
		body: { ...body, fallbackCode: body.fallbackCode ?? null, default: false },
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
	if (collection === "locales" && !before) return notFound();
	const conflict = checkVersion(c, before);
	if (conflict) return conflict;
	const type = before?.type ?? c.req.header("x-contentful-content-type");
	const given = await readBody(c);
	const isDefault = (before?.body as LocaleBody | undefined)?.default ?? false;
	const body = collection === "locales" ? { ...before?.body, ...given, default: isDefault } : given;
	const refusal = checkDraft(space, collection, { type, body, before });
	if (refusal) return refusal;
	const at = now();
	const resource: Any = {
		...before,
		id,
		...(collection === "entries" && type && { type }),
		version: (before?.version ?? 0) + 1,
		body,
		createdAt: before?.createdAt ?? at,
		updatedAt: at,
	};
	return store(c, collection, resource, before ? 200 : 201);
});

managementApp.put(`${BASE}/:collection/:id/published`, async (c) => {
	const { collection, id } = c.req.param();
	if (!isCollection(collection) || collection === "locales") return notFound();
	const space = await readSpaceData(c.env.DB);
	const resource = find(space, collection).get(id);
	if (!resource) return notFound();
	const conflict = checkVersion(c, resource);
	if (conflict) return conflict;
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
		at: now(),
		counter: (resource.published?.counter ?? 0) + 1,
	};
	const stored = { ...resource, version: resource.version + 1, published };
	const response = await store(c, collection, stored);
	tell(c, collection, "publish", stored);
	return response;
});

managementApp.delete(`${BASE}/:collection/:id/published`, async (c) => {
	const { collection, id } = c.req.param();
	if (!isCollection(collection)) return notFound();
	const space = await readSpaceData(c.env.DB);
	const resource = find(space, collection).get(id);
	if (!resource) return notFound();
	if (!resource.published) return refuse(400, "BadRequest", "Not published");
	const isUsed =
		collection === "content_types" && [...space.entries.values()].some(({ type }) => type === id);
	if (isUsed) return refuse(400, "BadRequest", "Cannot unpublish a content type that has entries.");
	const { published: _published, ...draft } = resource;
	const response = await store(c, collection, { ...draft, version: resource.version + 1 });
	tell(c, collection, "unpublish", resource);
	return response;
});

managementApp.delete(`${BASE}/:collection/:id`, async (c) => {
	const { collection, id } = c.req.param();
	if (!isCollection(collection)) return notFound();
	const space = await readSpaceData(c.env.DB);
	const resource = find(space, collection).get(id);
	if (!resource) return notFound();
	if (resource.published) return refuse(400, "BadRequest", "Cannot delete published");
	if (collection === "locales") {
		const { default: isDefault, code } = resource.body as LocaleBody;
		const isFallback = [...space.locales.values()].some(({ body }) => body.fallbackCode === code);
		if (isDefault || isFallback)
			return refuse(403, "FallbackLocaleNotDeletable", "A default locale or a fallback cannot be deleted.");
	}
	await removeResource(c.env.DB, COLLECTIONS[collection].kind, id);
	return new Response(null, { status: 204 });
});

const EDITOR = `${BASE}/content_types/:id/editor_interface`;
/** A content type has an editor interface from its first publication on. */
const findEditorInterface = (space: SpaceData, id: string): Resource<EditorInterfaceBody> | undefined => {
	const type = space.contentTypes.get(id);
	if (!type?.published) return undefined;
	const { createdAt, updatedAt } = type;
	return space.editorInterfaces.get(id) ?? { id, version: 1, body: {}, createdAt, updatedAt };
};
const presentEditorInterface = (id: string, resource: Resource<EditorInterfaceBody>) => ({
	sys: { ...describe("EditorInterface", resource), id: "default", contentType: link("ContentType", id) },
	...resource.body,
});

managementApp.get(EDITOR, async (c) => {
	const id = c.req.param("id");
	const resource = findEditorInterface(await readSpaceData(c.env.DB), id);
	return resource ? c.json(presentEditorInterface(id, resource)) : notFound();
});

managementApp.put(EDITOR, async (c) => {
	const id = c.req.param("id");
	const space = await readSpaceData(c.env.DB);
	const before = findEditorInterface(space, id);
	if (!before) return notFound();
	const conflict = checkVersion(c, before);
	if (conflict) return conflict;
	const body = (await readBody(c)) as EditorInterfaceBody;
	const ids = space.contentTypes.get(id)?.published?.body.fields.map((field) => field.id) ?? [];
	const unknown = body.controls?.find(({ fieldId }) => !ids.includes(fieldId));
	if (unknown)
		return invalid([
			{ name: "fieldId", path: ["controls"], details: `There is no field ${unknown.fieldId}.` },
		]);
	const resource = { ...before, version: before.version + 1, body, updatedAt: now() };
	await storeResource(c.env.DB, "editorInterfaces", resource);
	return c.json(presentEditorInterface(id, resource));
});

/** Makes an upload the file of an asset. The size is that of the house's own picture, whose address was given. */
managementApp.put(`${BASE}/assets/:id/files/:locale/process`, async (c) => {
	const { id, locale } = c.req.param();
	const asset = (await readSpaceData(c.env.DB)).assets.get(id);
	if (!asset) return notFound();
	const conflict = checkVersion(c, asset);
	if (conflict) return conflict;
	const file = asset.body.fields.file?.[locale] as
		| { fileName: string; upload?: string; contentType: string }
		| undefined;
	if (!file?.upload || !URL.canParse(file.upload))
		return invalid([
			{ name: "required", path: ["fields", "file", locale, "upload"], details: "The asset has no upload." },
		]);
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
