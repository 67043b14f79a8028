import * as z from "zod";
import { clock } from "../base/clock.ts";
import { type PlatformContext, PlatformUnavailable, platformFetch } from "./fetch.ts";

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
	const path = `/on/demandware.store/Sites-${encodeURIComponent(siteId)}-Site/default/Catalog-GetGeneration`;
	const result = await platformFetch(
		{ env: platform.env, log: platform.log, deadline: clock.timeout(TIMEOUT) },
		path,
		{ headers: { accept: "application/json" } },
		{ retries: 0 },
	);
	if (result.ok) return generationSchema.safeParse(result.json).data?.liveSince;
	// Sites without the controller respond 404, 410, a page or a redirect; 429 does not mean that the controller is missing.
	const { status = 500 } = result;
	if (result.kind === "malformed" || result.kind === "absent" || (status < 500 && status !== 429))
		return undefined;
	throw PlatformUnavailable.from(result);
};
