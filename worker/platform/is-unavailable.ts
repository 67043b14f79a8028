import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import { type PlatformFailure, PlatformUnavailable } from "./fetch.ts";
import { PlatformNotFound } from "./load-json.ts";
import { PlatformRefusal } from "./refusals/platform-refusal.ts";
import { ShopClosed } from "./switches.ts";

const CLOSED: ReadonlySet<number> = new Set([401, 403, 404, 408, 429]);

/** Returns true if the platform does not have the API that was called (platform-15). */
export const isAbsence = (error: unknown): boolean =>
	error instanceof PlatformUnavailable && error.kind === "absent";

/**
 * Returns true if a platform does not announce changes of a source: it lacks the call, and responds 404, 410, a page or a redirect. 429 does
 * not mean that the call is missing.
 */
export const isUnannounced = ({ kind, status = 500 }: PlatformFailure): boolean =>
	kind === "malformed" || kind === "absent" || (status < 500 && status !== 429);

/** Returns true for platform failures, which give 503; all other errors are bugs and give 500. */
export const isUnavailable = (error: unknown): boolean =>
	error instanceof PlatformUnavailable ||
	error instanceof PlatformNotFound ||
	error instanceof PlatformRefusal ||
	error instanceof ShopClosed ||
	(error instanceof ApiError && (error.status >= 500 || CLOSED.has(error.status))) ||
	(error instanceof DOMException && ["TimeoutError", "AbortError"].includes(error.name));
