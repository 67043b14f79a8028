import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import * as z from "zod";
import type { Loaded } from "../../cache/cached.ts";
import type { ScapiContext } from "../commerce/scapi.ts";
import { createSharedCall } from "../commerce/shared-call.ts";
import { isAbsence } from "../is-unavailable.ts";
import type { PlatformCalls } from "../load-json.ts";
import { type Move, withoutOwnParameters } from "../redirects-stack.ts";
import { NOT_FOUND_ACTION, type RouteResult, Unsure } from "./route-result.ts";

const mappingSchema = z.object({
	resourceType: z.string().optional(),
	resourceId: z.string().optional(),
	statusCode: z.number().optional(),
	destinationUrl: z.string().optional(),
});
type Mapping = z.infer<typeof mappingSchema>;

const ACTIONS: Readonly<Record<string, (id: string) => Pick<RouteResult, "action" | "data">>> = {
	PRODUCT: (pid) => ({ action: "Product-Show", data: { pid } }),
	CATEGORY: (cgid) => ({ action: "Search-Show", data: { cgid } }),
	CONTENT_ASSET: (id) => ({ action: "Content-Show", data: { slug: `/${id}` } }),
};

/** Returns the move to an address of Business Manager, which has no locale; the locale is ours. */
const toMove = ({ statusCode, destinationUrl }: Mapping, locale: SiteLocale): Move | null => {
	if (!destinationUrl) return null;
	const isAbsolute = /^https?:\/\//i.test(destinationUrl);
	const path = `/${locale.language}-${locale.country.toLowerCase()}/${destinationUrl.replace(/^\/+/, "")}`;
	return {
		location: withoutOwnParameters(isAbsolute ? destinationUrl : path),
		status: statusCode === 301 || statusCode === 308 ? 301 : 302,
	};
};

export type RouteCalls = Pick<PlatformCalls, "cache"> & { platform: ScapiContext["platform"] };

/** Returns a path in the form of the API: decoded, without the first slash. Undefined if it is no text. */
const toSegment = (path: string): string | undefined => {
	try {
		return decodeURI(path).replace(/^\/+/, "");
	} catch {
		return undefined;
	}
};

/** Returns what Shopper SEO has for an address: a rule or a redirect that merchants have set up. */
export const askUrlMapping = async (
	{ platform, cache }: RouteCalls,
	locale: SiteLocale,
	path: string,
	signal: AbortSignal,
): Promise<Loaded<RouteResult>> => {
	const call = createSharedCall(
		{ platform: { ...platform, deadline: signal }, locale },
		() => new Date(cache.now()),
	);
	const unruled = { action: NOT_FOUND_ACTION, data: {}, move: null, isUnruled: true } as const;
	const urlSegment = toSegment(path);
	if (urlSegment === undefined) return { value: unruled, store: false };
	try {
		const { data } = await call((clients) =>
			clients.shopperSeo.getUrlMapping({ params: { query: { urlSegment } } }),
		);
		const mapping = mappingSchema.safeParse(data);
		if (!mapping.success) throw new Unsure("unreadable");
		const { resourceType = "", resourceId } = mapping.data;
		const toRoute = resourceId === undefined ? undefined : ACTIONS[resourceType];
		const move = toMove(mapping.data, locale);
		const route = resourceId !== undefined && toRoute ? toRoute(resourceId) : unruled;
		return { value: { ...route, move }, store: !platform.preview && (move !== null || route !== unruled) };
	} catch (error) {
		if (error instanceof ApiError && error.status === 404) return { value: unruled, store: false };
		if (isAbsence(error)) throw new Unsure("no controller");
		throw error;
	}
};
