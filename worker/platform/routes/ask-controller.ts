import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import * as z from "zod";
import type { Loaded } from "../../cache/cached.ts";
import { expirationSeconds } from "../../cache/expiration.ts";
import { PlatformUnavailable, platformFetch } from "../fetch.ts";
import type { PlatformCalls } from "../load-json.ts";
import { finalMove } from "../redirects-stack.ts";
import { NOT_FOUND_ACTION, type RouteResult, Unsure } from "./route-result.ts";

const responseSchema = z.looseObject({ action: z.string() });

const scalars = (result: Record<string, unknown>): Record<string, string> =>
	Object.fromEntries(
		Object.entries(result).filter(
			(entry): entry is [string, string] =>
				typeof entry[1] === "string" && entry[0] !== "action" && entry[0] !== "locale",
		),
	);

export const askController = async (
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
