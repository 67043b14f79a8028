import * as z from "zod";
import { clock } from "../base/clock.ts";
import { type PlatformContext, PlatformUnavailable, platformFetch } from "./fetch.ts";

/** Long enough for a platform that is well; a response waits for it much shorter, if at all (ms). */
const TIMEOUT = 2000;

const generationSchema = z.object({
	liveSince: z.iso
		.datetime()
		.transform((text: string) => Date.parse(text))
		.nullable(),
});

/**
 * Since when a site shows its catalogue; null before its first import. The embedded cloud says it, and so may any platform that
 * has this controller. Undefined for one that has not: what is cached of its catalogue then lasts until its end or a purge.
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
	// A site that has no such controller says so in its own way: 404, 410, a page, a redirect; 429 says nothing of it.
	const { status = 500 } = result;
	if (result.kind === "malformed" || (status < 500 && status !== 429)) return undefined;
	throw new PlatformUnavailable(result.kind, result.detail);
};
