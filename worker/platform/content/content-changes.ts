import * as z from "zod";
import { clock } from "../../base/clock.ts";
import { storefront } from "../../base/house.ts";
import type { ContentChanges } from "../../cache/cache-context.ts";
import { type PlatformContext, PlatformUnavailable, platformFetch } from "../fetch.ts";
import { isUnannounced } from "../is-unavailable.ts";
import { readSpace } from "./contentful/space-bindings.ts";

const TIMEOUT = 2000;

const changesSchema = z.object({
	revision: z.string().regex(/^\d+-\d+$/),
	tags: z.union([z.literal("all"), z.array(z.string())]),
});

/**
 * Returns the changes of content since a revision, all if the revision is unknown. Returns undefined if the service does not announce
 * changes: cached content then lasts until it expires or is purged. Throws PlatformUnavailable for other failures.
 */
export const getContentChanges = async (
	platform: Omit<PlatformContext, "deadline">,
	since: string,
): Promise<ContentChanges | undefined> => {
	// A space announces changes by its webhook, and not at an address.
	if (readSpace(platform.env)) return undefined;
	const result = await platformFetch(
		{ env: platform.env, log: platform.log, deadline: clock.timeout(TIMEOUT) },
		`/content/v1/${storefront.id}/revision?since=${encodeURIComponent(since)}`,
		{ headers: { accept: "application/json" } },
		{ retries: 0 },
	);
	if (result.ok) return changesSchema.safeParse(result.json).data;
	if (isUnannounced(result)) return undefined;
	throw PlatformUnavailable.from(result);
};
