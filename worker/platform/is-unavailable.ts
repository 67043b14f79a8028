import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import { PlatformUnavailable } from "./fetch.ts";
import { PlatformNotFound } from "./load-json.ts";
import { PlatformRefusal } from "./refusals/platform-refusal.ts";
import { ShopClosed } from "./switches.ts";

const CLOSED: ReadonlySet<number> = new Set([401, 403, 404, 408, 429]);

/** Returns true if the platform does not have the API that was called (platform-15). */
export const isAbsence = (error: unknown): boolean =>
	error instanceof PlatformUnavailable && error.kind === "absent";

/** Returns true for platform failures, which give 503; all other errors are bugs and give 500. */
export const isUnavailable = (error: unknown): boolean =>
	error instanceof PlatformUnavailable ||
	error instanceof PlatformNotFound ||
	error instanceof PlatformRefusal ||
	error instanceof ShopClosed ||
	(error instanceof ApiError && (error.status >= 500 || CLOSED.has(error.status))) ||
	(error instanceof DOMException && ["TimeoutError", "AbortError"].includes(error.name));
