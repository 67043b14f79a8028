import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
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
import { readSpace } from "../contentful/space-bindings.ts";
import { withFaults } from "../entry-faults.ts";
import { listLinkPaths, markTargets } from "../link-targets.ts";
import type { ContentLocale } from "../text/content-locale.ts";

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

/** Returns the answer to a document, of the space that the bindings name, or else of the embedded service. */
const loadAnswer = async (
	calls: PlatformCalls,
	locale: ContentLocale,
	{ query, variables }: Required<Pick<Asked, "query" | "variables">>,
	signal: AbortSignal,
): Promise<Loaded<unknown>> => {
	const { preview, env } = calls.platform;
	const allVariables = { site: locale.siteId, locale: localeTag(locale), ...variables };
	const space = readSpace(env);
	if (space) {
		const { answerDocument } = await import("../contentful/answer-document.ts");
		const spaceCalls = { ...calls, platform: { ...calls.platform, deadline: signal } };
		return { value: await answerDocument(spaceCalls, space, locale, { query, variables: allVariables }) };
	}
	const parameters = new URLSearchParams({
		query,
		variables: JSON.stringify(allVariables),
		...(preview && momentParameters(preview)),
	});
	return loadJson(
		calls,
		`/content/v1/${SPACE}/graphql?${parameters}`,
		z.unknown(),
		signal,
		preview && { authorization: authorizationFor(env) },
	);
};

export const load = async <A>(
	calls: PlatformCalls,
	locale: ContentLocale,
	{ name, query, variables = {} }: Asked,
	schema: z.ZodType<A>,
	signal: AbortSignal,
): Promise<Loaded<A>> => {
	const { value: json, ...loaded } = await loadAnswer(calls, locale, { query, variables }, signal);
	const { result, faults } = withFaults(() =>
		parseResponse(schema.and(dependencies), json, `content ${name}`),
	);
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
