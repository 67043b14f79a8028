import { listPreviewedGroups } from "@vetrina/shop-rules/content/previewed-groups.ts";
import { type DocumentNode, execute } from "graphql";
import type { Context } from "hono";
import * as z from "zod";
import { clientOfBasicAuth } from "../../auth/clients.ts";
import type { CommerceEnv } from "../../env.ts";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import { listPageChanges } from "../../records/content/page-changes.ts";
import {
	type PreviewMoment,
	readPreviewEntries,
	readPreviewRevision,
} from "../../records/content/read-preview.ts";
import { customerGroups, ruleBasedGroups } from "../../records/customers/customer-groups.ts";
import { clockInSeconds } from "../../scheduled/clock.ts";
import { groupsView } from "../contexts/shopper-groups.ts";
import { siteByName } from "../controllers/site-locale.ts";
import { listPreviewAddresses } from "./preview-addresses.ts";
import { contentSchema, type PreviewContext, previewRoot } from "./schema.ts";

const NO_STORE = { "cache-control": "no-store" };

/** Returns seconds; undefined for text that is no instant. */
const instantSchema = z.iso
	.datetime({ offset: true })
	.transform((text) => Math.floor(Date.parse(text) / 1000));
const momentSchema = z.object({
	at: instantSchema.optional(),
	drafts: z.enum(["true", "false"]).default("true"),
	group: z.string().max(100).optional(),
});

/** Tells whether a request asks for the preview, by its header or its parameter. */
export const isPreview = ({ req }: Context<CommerceHono>): boolean =>
	req.header("x-preview") === "true" || req.query("preview") === "true";

/**
 * Returns the refusal of a preview request: 404 in production, where there is no preview, and 401 unless a private client asks (preview-6).
 */
export async function refusePreview(c: Context<CommerceHono>): Promise<Response | undefined> {
	if (c.env.INSTANCE_TYPE === "production") return problem(404, "no-preview", "There is no preview here.");
	return (await clientOfBasicAuth(c.env, c.req.header("authorization")))
		? undefined
		: problem(401, "unauthorized", "The preview is for private clients.");
}

/** Reads the moment of `?at=&drafts=&group=`; `prefix` stands before the names in SCAPI, where parameters of the house's own begin with "c_". */
export async function readMoment(c: Context<CommerceHono>, prefix = ""): Promise<PreviewMoment | Response> {
	const read = (name: string) => c.req.query(prefix + name);
	const parsed = momentSchema.safeParse({ at: read("at"), drafts: read("drafts"), group: read("group") });
	if (!parsed.success) return problem(400, "bad-request", z.prettifyError(parsed.error));
	const now = await clockInSeconds(c.env.DB);
	const { at = now } = parsed.data;
	return {
		at,
		isPast: at < now,
		hasDrafts: parsed.data.drafts === "true",
		groups: listPreviewedGroups(parsed.data.group || undefined),
	};
}

export const createPreviewContext = (env: CommerceEnv, moment: PreviewMoment): PreviewContext => ({
	env,
	tags: new Set(),
	source: {
		entries: (filter) => readPreviewEntries(env.DB, filter, moment),
		addresses: (type, siteId) => listPreviewAddresses(env.DB, type, siteId, moment),
	},
});

/** Responds with content as it is at the moment of `?at=&drafts=&group=`. No cache may keep the response. */
export async function respondWithPreview(
	c: Context<CommerceHono>,
	document: DocumentNode,
	{ variables, operationName }: { variables?: Record<string, unknown> | null; operationName?: string | null },
): Promise<Response> {
	const moment = await readMoment(c);
	if (moment instanceof Response) return moment;
	const revision = await readPreviewRevision(c.env.DB);
	const context = createPreviewContext(c.env, moment);
	const result = await execute({
		schema: contentSchema,
		document,
		rootValue: previewRoot,
		contextValue: context,
		variableValues: variables ?? {},
		operationName,
	});
	for (const error of result.errors ?? []) console.error(error.originalError ?? error);
	return c.json({ ...result, extensions: { tags: [...context.tags].toSorted(), revision } }, 200, NO_STORE);
}

/** Returns the pages of `?site=` that differ between now and the moment, with their changed sections. */
export async function respondWithChanges(c: Context<CommerceHono>): Promise<Response> {
	const refusal = await refusePreview(c);
	if (refusal) return refusal;
	const moment = await readMoment(c);
	if (moment instanceof Response) return moment;
	const site = siteByName(c.req.query("site") ?? "");
	if (!site) return problem(400, "bad-request", "Name a site, as in ?site=eu.");
	const from = { at: await clockInSeconds(c.env.DB), hasDrafts: false, groups: moment.groups };
	const pages = await listPageChanges(c.env.DB, site.id, from, moment);
	return c.json({ from: toIso(from.at), to: toIso(moment.at), pages }, 200, NO_STORE);
}

/** Returns all active customer groups, for the toolkit of previews. */
export async function respondWithGroups(c: Context<CommerceHono>): Promise<Response> {
	const refusal = await refusePreview(c);
	if (refusal) return refusal;
	const { customerGroups: groups } = groupsView([...new Set([...ruleBasedGroups, ...customerGroups])]);
	return c.json({ customerGroups: groups }, 200, NO_STORE);
}

/** Returns the revision of all content with its drafts, which every change of an entry raises. */
export async function respondWithDraftRevision(c: Context<CommerceHono>): Promise<Response> {
	const refusal = await refusePreview(c);
	return refusal ?? c.json({ revision: await readPreviewRevision(c.env.DB) }, 200, NO_STORE);
}

const toIso = (seconds: number): string => new Date(seconds * 1000).toISOString().replace(".000Z", "Z");
