import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import * as z from "zod";
import type { PreviewState } from "../../../../shared/domain/preview/preview-state.ts";
import type { Bindings } from "../../../base/bindings.ts";
import { storefront } from "../../../base/house.ts";
import { type Loaded, loadCached } from "../../../cache/cached.ts";
import { CONTENT_LINKS, VALUES } from "../../../cache/policies.ts";
import { leftAlone } from "../../breakers/breaker.ts";
import { readPrivateClient, writeAuthorization } from "../../commerce/logins/code-logins.ts";
import { platformOrigin } from "../../fetch.ts";
import { loadJson, type PlatformCalls, parseResponse } from "../../load-json.ts";
import { dependencies } from "../content-schemas.ts";
import { withFaults } from "../entry-faults.ts";
import { type FindTarget, listLinkPaths, markTargets } from "../link-targets.ts";

export type ContentLocale = Pick<SiteLocale, "siteId" | "country" | "language"> & {
	findTarget?: FindTarget;
	/** Logs a fault of the editors' content once, with the path of the page. */
	warn?(fault: string, source: string): void;
};

const SPACE = storefront.id;

export type Asked = {
	name: string;
	query: string;
	variables?: Record<string, unknown>;
	tag?: string;
	/** Tags of an empty result, which is stored under them. Without them it is not stored, because the number of unknown slugs is unbounded. */
	tagsOfNone?: readonly string[];
};

const SOURCE = "platform/content";

const writeRequest = (name: string, variables: object): string =>
	["Content", name, ...Object.values(variables)].join(" ");

/** Logs entries and fields that cannot be read and are left out (content-16). */
export const reportFaults = (
	{ warn }: ContentLocale,
	{ name, variables = {} }: Pick<Asked, "name" | "variables">,
	faults: readonly string[],
): void => {
	for (const fault of faults) warn?.(`${writeRequest(name, variables)} is shown without ${fault}`, SOURCE);
};

/** Returns the parameters that name the moment of a preview (preview-3). */
export const momentParameters = ({ at, hasDrafts, group }: PreviewState): Record<string, string> => ({
	preview: "true",
	drafts: String(hasDrafts),
	...(at && { at }),
	...(group && { group }),
});

/** Drafts are for private clients. */
export const authorizationFor = (env: Partial<Bindings>): string | undefined => {
	const client = readPrivateClient(env);
	return client && writeAuthorization(client);
};

export const load = async <A>(
	calls: PlatformCalls,
	locale: ContentLocale,
	{ name, query, variables = {} }: Asked,
	schema: z.ZodType<A>,
	signal: AbortSignal,
): Promise<Loaded<A>> => {
	const { preview, env } = calls.platform;
	const parameters = new URLSearchParams({
		query,
		variables: JSON.stringify({ site: locale.siteId, locale: localeTag(locale), ...variables }),
		...(preview && momentParameters(preview)),
	});
	const address = `/content/v1/${SPACE}/graphql?${parameters}`;
	const { value: json, ...loaded } = await loadJson(
		calls,
		address,
		z.unknown(),
		signal,
		preview && { authorization: authorizationFor(env) },
	);
	const { result, faults } = withFaults(() => parseResponse(schema.and(dependencies), json, address));
	reportFaults(locale, { name, variables }, faults);
	const { tags = [], revision, changes = {} } = result.extensions ?? {};
	return {
		...loaded,
		value: result,
		contentTags: tags,
		contentRevision: revision,
		contentChanges: Object.fromEntries(Object.entries(changes).map(([tag, at]) => [tag, at * 1000])),
	};
};

export const keptAs = (
	{ platform }: PlatformCalls,
	locale: ContentLocale,
	{ name, variables = {}, tag = name }: Asked,
) => ({
	site: locale.siteId,
	key: [`${localeTag(locale)}/${name}`, ...Object.values(variables)].join(" "),
	policy: VALUES.content,
	tags: [`content:${tag}`],
	isLeftAlone: () => leftAlone(platformOrigin(platform.env), "content", platform.fault) !== undefined,
});

export const ask = async <A, T>(
	calls: PlatformCalls,
	locale: ContentLocale,
	request: Asked,
	schema: z.ZodType<A>,
	map: (result: A) => T,
): Promise<T> => {
	const { value } = await loadCached(calls.cache, {
		...keptAs(calls, locale, request),
		load: async (signal) => {
			const result = await load(calls, locale, request, schema, signal);
			const { result: value, faults } = withFaults(() => map(result.value));
			reportFaults(locale, request, faults);
			const certainty = locale.findTarget ? await markTargets(value, locale.findTarget) : "lasting";
			const fresh = result.fresh ?? VALUES.content.fresh;
			return {
				value,
				contentRevision: result.contentRevision,
				contentChanges: result.contentChanges,
				// A link is marked by whether its page exists, which changes without the entry that holds the link.
				contentTags: [
					...(result.contentTags ?? []),
					...listLinkPaths(value).map((path) => `slug:${path}`),
					...(request.tagsOfNone ?? []),
				],
				fresh: certainty === "lasting" ? fresh : Math.min(fresh, CONTENT_LINKS[certainty]),
				store: result.store !== false && (value !== null || request.tagsOfNone !== undefined),
			};
		},
	});
	return value;
};
