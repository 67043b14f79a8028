import * as z from "zod";
import { clock } from "../base/clock.ts";
import { controllerPath } from "./controller-path.ts";
import { type PlatformContext, PlatformUnavailable, platformFetch } from "./fetch.ts";
import { isUnannounced } from "./is-unavailable.ts";

const TIMEOUT = 2000;

const generationSchema = z.object({
	liveSince: z.iso
		.datetime()
		.transform((text: string) => Date.parse(text))
		.nullable(),
});

/**
 * Returns the platform's `liveSince` in milliseconds since 1970, null before the first import, or undefined if the platform lacks this
 * controller: cached catalogue data then last until they expire or are purged. Throws PlatformUnavailable for other failures.
 */
export const getCatalogueSince = async (
	platform: Omit<PlatformContext, "deadline">,
	siteId: string,
): Promise<number | null | undefined> => {
	const path = controllerPath(siteId, "Catalog-GetGeneration");
	const result = await platformFetch(
		{ env: platform.env, log: platform.log, deadline: clock.timeout(TIMEOUT) },
		path,
		{ headers: { accept: "application/json" } },
		{ retries: 0 },
	);
	if (result.ok) return generationSchema.safeParse(result.json).data?.liveSince;
	if (isUnannounced(result)) return undefined;
	throw PlatformUnavailable.from(result);
};
