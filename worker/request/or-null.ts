import { soon } from "../cache/single-flight.ts";
import type { Calls } from "./calls.ts";

/**
 * Returns what a page can do without, or null if it fails or is not there in time. Development waits until it comes: it keeps nothing that would
 * stand in, so a page that is opened while an editor's file is imported would lack the text that was saved (cache-15).
 */
export const orNull = <T>(
	{ cache, platform }: { cache: Pick<Calls["cache"], "bypass">; platform: Pick<Calls["platform"], "log"> },
	what: string,
	promise: Promise<T>,
	onFailure: (error: unknown) => void = () => {},
): Promise<T | null> =>
	(cache.bypass ? promise : soon(promise)).catch((error: unknown) => {
		platform.log("warning", "request/page-context", `The page is built without its ${what}`, { error });
		onFailure(error);
		return null;
	});
