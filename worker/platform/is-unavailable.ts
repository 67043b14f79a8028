import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import { PlatformUnavailable } from "./fetch.ts";
import { PlatformNotFound } from "./load-json.ts";
import { PlatformRefusal } from "./refusals/platform-refusal.ts";

/** Refusals that have nothing to do with what was asked: a way in that is closed, an API that is not there, too many requests. */
const CLOSED: ReadonlySet<number> = new Set([401, 403, 404, 408, 429]);

/**
 * The platform's failures are expected: 503; everything else is a bug: 500. What may be missing is caught where it is asked
 * for: whatever else the platform does not have, the shop cannot do without.
 */
export const isUnavailable = (error: unknown): boolean =>
	error instanceof PlatformUnavailable ||
	error instanceof PlatformNotFound ||
	// Its form does not say that the request was wrong.
	error instanceof PlatformRefusal ||
	(error instanceof ApiError && (error.status >= 500 || CLOSED.has(error.status))) ||
	(error instanceof DOMException && ["TimeoutError", "AbortError"].includes(error.name));
