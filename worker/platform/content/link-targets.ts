import { localPath } from "../../../shared/domain/addresses/paths.ts";
import type { ContentLink } from "../../../shared/domain/content/content.ts";
import { clock } from "../../base/clock.ts";
import { within } from "../../cache/single-flight.ts";

/** Finds out, while content is loaded, which links of the editors lead to a page (content-7). */

/** A category by its id, a page of another kind, or no page. `isLasting`: no product, store or page of an editor that may go. */
export type LinkTarget = { categoryId?: string; isGone?: true; isLasting?: true };
/** Rejects where the platform does not say it. */
export type FindTarget = (path: string) => Promise<LinkTarget>;

/** How long content waits for it (ms); a link whose target is not known by then is shown. */
const PATIENCE = 1000;

const OTHER_SITE = /^https?:\/\//i;

const isLink = (value: object): value is ContentLink =>
	"title" in value && typeof value.title === "string" && "url" in value && typeof value.url === "string";

/** Every link within a value, however deep. */
const linksIn = (value: unknown): ContentLink[] => {
	if (typeof value !== "object" || value === null) return [];
	const inside = Object.values(value).flatMap(linksIn);
	return isLink(value) && !OTHER_SITE.test(value.url) ? [value, ...inside] : inside;
};

/** How long the answers hold: as long as the content, or until a page may have come or gone. */
export type Certainty = "lasting" | "found" | "unsure";

/** Writes into the links of a new value what they lead to. */
export const markTargets = async (value: unknown, findTarget: FindTarget): Promise<Certainty> => {
	const links = Map.groupBy(linksIn(value), ({ url }) => localPath(url));
	const patience = clock.timeout(PATIENCE);
	const targets = await Promise.all(
		[...links].map(async ([path, same]): Promise<Certainty> => {
			const target = await within(findTarget(path), patience).catch(() => undefined);
			if (!target) return "unsure";
			const { categoryId, isGone, isLasting } = target;
			for (const link of same) Object.assign(link, categoryId && { categoryId }, isGone && { isGone });
			if (isGone) return "unsure";
			return isLasting || categoryId ? "lasting" : "found";
		}),
	);
	return targets.includes("unsure") ? "unsure" : targets.includes("found") ? "found" : "lasting";
};
