import * as z from "zod";
import type { CacheContext } from "../cache/cache-context.ts";
import type { Loaded } from "../cache/cached.ts";
import { expirationSeconds, mayKeep } from "../cache/expiration.ts";
import {
	type CallOptions,
	type PlatformContext,
	PlatformUnavailable,
	platformFetch,
	platformUrl,
} from "./fetch.ts";

export type PlatformCalls = { platform: PlatformContext; cache: CacheContext };

export class PlatformNotFound extends Error {}

/**
 * Returns the JSON at a path, with the lifetime in seconds that the platform states. Throws PlatformNotFound for 404, PlatformUnavailable
 * for other failures.
 */
export const loadJson = async <T>(
	calls: PlatformCalls,
	path: string,
	schema: z.core.$ZodType<T>,
	signal: AbortSignal,
	{ authorization, ...options }: CallOptions & { authorization?: string } = {},
): Promise<Loaded<T>> => {
	const { platform, cache } = calls;
	const headers = new Headers({ accept: "application/json", ...(authorization && { authorization }) });
	const response = await platformFetch({ ...platform, deadline: signal }, path, { headers }, options);
	if (!response.ok) {
		if (response.status === 404) throw new PlatformNotFound(`The platform has nothing at ${path}`);
		throw PlatformUnavailable.from(response);
	}
	const value = parseResponse(schema, response.json, path);
	if (platform.preview) headers.set("x-preview", "true");
	const url = platformUrl(platform.env, path).href;
	return {
		value,
		fresh: expirationSeconds(response.headers.get("x-sf-cc-expiration-time"), cache.now()),
		store: mayKeep({ method: "GET", url, headers }),
	};
};

/** Throws PlatformUnavailable if the JSON at a path does not fit the schema. */
export const parseResponse = <T>(schema: z.core.$ZodType<T>, json: unknown, path: string): T => {
	const result = z.safeParse(schema, json);
	if (result.success) return result.data;
	throw new PlatformUnavailable(
		"malformed",
		`The response of ${path.split("?", 1)[0]} has an unexpected shape: ${z.prettifyError(result.error).slice(0, 500)}`,
	);
};
