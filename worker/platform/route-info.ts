import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import * as z from "zod";
import { writeAddress } from "../../shared/domain/locale/site-address.ts";
import { siteConfig } from "../base/sites.ts";
import { type Loaded, loadCached } from "../cache/cached.ts";
import { expirationSeconds } from "../cache/expiration.ts";
import { VALUES } from "../cache/policies.ts";
import { PlatformUnavailable, platformFetch } from "./fetch.ts";
import type { PlatformCalls } from "./load-json.ts";
import { finalMove, type Move, resolveTarget, type Target } from "./redirects-stack.ts";

type Doubt = "unreadable" | "no controller";
export type RouteInfo = {
	action: string;
	data: Record<string, string>;
	redirect?: Target & { status: 301 | 302 };
	/** A page may exist nevertheless: the response was malformed, or the controller itself was not found (decision 43). */
	unsure?: Doubt;
};

export const NOT_FOUND_ACTION = "Home-ErrorNotFound";

const responseSchema = z.looseObject({ action: z.string() });
type RouteResult = Pick<RouteInfo, "action" | "data"> & { move: Move | null };

class Unsure extends Error {
	readonly doubt: Doubt;
	constructor(doubt: Doubt) {
		super(`Route information: ${doubt}`);
		this.doubt = doubt;
	}
}

const scalars = (result: Record<string, unknown>): Record<string, string> =>
	Object.fromEntries(
		Object.entries(result).filter(
			(entry): entry is [string, string] =>
				typeof entry[1] === "string" && entry[0] !== "action" && entry[0] !== "locale",
		),
	);

const load = async (
	calls: PlatformCalls,
	locale: SiteLocale,
	path: string,
	signal: AbortSignal,
): Promise<Loaded<RouteResult>> => {
	const { platform, cache } = calls;
	const address = `/s/${encodeURIComponent(locale.siteId)}/${localeTag(locale)}${path}?routeInfo=true`;
	const response = await platformFetch({ ...platform, deadline: signal }, address, {
		headers: { accept: "application/json" },
	});
	const result = responseSchema.safeParse(response.json);
	if (!response.ok) {
		if (response.kind === "absent") throw new Unsure("no controller");
		const isGone = response.status === 404 || response.status === 410;
		// The not-found controller may respond with 404; any other 404 may mean that the controller is missing.
		if (isGone && result.data?.action === NOT_FOUND_ACTION)
			return { value: { action: NOT_FOUND_ACTION, data: {}, move: null }, store: false };
		if (isGone) throw new Unsure("no controller");
		if (response.kind !== "malformed" && response.status !== 400) throw PlatformUnavailable.from(response);
	}
	if (!response.ok || !result.success) throw new Unsure("unreadable");
	const move = finalMove(response.headers.get("redirects-stack"));
	const { action } = result.data;
	return {
		value: { action, data: scalars(result.data), move },
		fresh: expirationSeconds(response.headers.get("x-sf-cc-expiration-time"), cache.now()),
		// The number of unknown addresses is unbounded, so not-found routes are not stored.
		store: !platform.preview && (action !== NOT_FOUND_ACTION || move !== null),
	};
};

const inOurAddresses = (target: Target, locale: SiteLocale, search: string): Target => {
	if (target.kind === "document") return target;
	const [path = "", query = ""] = target.location.split(/\?(.*)/s);
	const code = `/${locale.language}-${locale.country.toLowerCase()}`;
	const hasLocaleCode = path.toLowerCase() === code || path.toLowerCase().startsWith(`${code}/`);
	const keptQuery = query === "" ? search : `?${query}`;
	return {
		kind: "page",
		location: hasLocaleCode
			? writeAddress(locale, path.slice(code.length) || "/", keptQuery)
			: path + keptQuery,
	};
};

/**
 * Returns the platform's action for `path`, which is percent-encoded and has no locale prefix. Throws PlatformUnavailable if the platform
 * does not respond and nothing is cached.
 */
export const getRouteInfo = async (
	calls: PlatformCalls,
	request: { locale: SiteLocale; path: string; search: string; origin: string },
): Promise<RouteInfo> => {
	const { locale, path, search, origin } = request;
	const value = await loadCached(calls.cache, {
		site: locale.siteId,
		key: localeTag(locale) + path,
		policy: VALUES.routes,
		load: (signal) => load(calls, locale, path, signal),
	}).then(
		(entry) => entry.value,
		(error: unknown) => {
			if (error instanceof Unsure) return error;
			throw error;
		},
	);
	// An unreadable response is treated as the not-found action (platform-3).
	if (value instanceof Unsure) return { action: NOT_FOUND_ACTION, data: {}, unsure: value.doubt };
	const { action, data, move } = value;
	if (!move) return { action, data };
	const target = resolveTarget(move.location, origin, siteConfig.externalHosts);
	if (!target) {
		calls.platform.log("warning", "platform/routes", "A redirect to an unknown host is not followed", {
			path,
		});
		return { action: NOT_FOUND_ACTION, data: {} };
	}
	const ours = inOurAddresses(target, locale, search);
	if (ours.location === writeAddress(locale, path, search)) return { action, data };
	return { action, data, redirect: { ...ours, status: move.status } };
};
