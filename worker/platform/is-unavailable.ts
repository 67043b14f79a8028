import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import { PlatformUnavailable } from "./fetch.ts";

/** The platform's failures are expected: 503; everything else is a bug: 500. */
export const isUnavailable = (error: unknown): boolean =>
	error instanceof PlatformUnavailable ||
	(error instanceof ApiError && error.status >= 500) ||
	(error instanceof DOMException && ["TimeoutError", "AbortError"].includes(error.name));
