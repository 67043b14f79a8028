import { createThrottle } from "../../shared/domain/lib/throttle.ts";
import type { Calls } from "./calls.ts";
import type { PageContext } from "./page/page-context.ts";

export const isNewFault = createThrottle(Number.POSITIVE_INFINITY);

/** Returns a function that logs each fault of editors' content once, with the path of the page that shows it (content-16). */
export const createWarn =
	({ platform, cache }: Pick<Calls, "platform" | "cache">, path: string): PageContext["warn"] =>
	(fault, source) => {
		if (isNewFault(fault, cache.now())) platform.log("warning", source, fault, { path });
	};
