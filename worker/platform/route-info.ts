import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { writeAddress } from "../../shared/domain/locale/site-address.ts";
import { siteConfig } from "../base/sites.ts";
import { loadCached } from "../cache/cached.ts";
import { VALUES } from "../cache/policies.ts";
import { resolveTarget, type Target } from "./redirects-stack.ts";
import { askController } from "./routes/ask-controller.ts";
import { askUrlMapping, type RouteCalls } from "./routes/ask-url-mapping.ts";
import { type Doubt, NOT_FOUND_ACTION, Unsure } from "./routes/route-result.ts";
import { readWay } from "./ways/ways.ts";

export type RouteInfo = {
	action: string;
	data: Record<string, string>;
	redirect?: Target & { status: 301 | 302 };
	/** A page may exist nevertheless: the response was malformed, or the controller itself was not found (decision 43). */
	unsure?: Doubt;
	/** The platform has no rule for the address, which may itself say which page it is (platform-17). */
	isUnruled?: true;
};

const ASK = { controllers: askController, scapi: askUrlMapping } as const;

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
	calls: RouteCalls,
	request: { locale: SiteLocale; path: string; search: string; origin: string },
): Promise<RouteInfo> => {
	const { locale, path, search, origin } = request;
	const value = await loadCached(calls.cache, {
		site: locale.siteId,
		key: localeTag(locale) + path,
		policy: VALUES.routes,
		load: (signal) => ASK[readWay(calls.platform.env, "routes")](calls, locale, path, signal),
	}).then(
		(entry) => entry.value,
		(error: unknown) => {
			if (error instanceof Unsure) return error;
			throw error;
		},
	);
	// An unreadable response is treated as the not-found action (platform-3).
	if (value instanceof Unsure) return { action: NOT_FOUND_ACTION, data: {}, unsure: value.doubt };
	const { action, data, move, isUnruled } = value;
	if (!move) return { action, data, ...(isUnruled && { isUnruled }) };
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
