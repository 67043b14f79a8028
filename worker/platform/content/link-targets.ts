import { localPath } from "../../../shared/domain/addresses/paths.ts";
import type { ContentLink } from "../../../shared/domain/content/content.ts";
import { clock } from "../../base/clock.ts";
import { within } from "../../cache/single-flight.ts";

export type LinkTarget = { categoryId?: string; isGone?: true; isLasting?: true };
export type FindTarget = (path: string) => Promise<LinkTarget>;

const PATIENCE = 1000;

const OTHER_SITE = /^(?:https?:\/\/|mailto:|tel:|[?#]|$)/i;

const isLink = (value: object): value is ContentLink =>
	"title" in value && typeof value.title === "string" && "url" in value && typeof value.url === "string";

export const listLinks = (value: unknown): ContentLink[] => {
	if (typeof value !== "object" || value === null) return [];
	const inside = Object.values(value).flatMap(listLinks);
	return isLink(value) && !OTHER_SITE.test(value.url) ? [value, ...inside] : inside;
};

/** Returns the local paths of links, without those of categories. Call `markTargets` first. */
export const listLinkPaths = (value: unknown): string[] => [
	...new Set(listLinks(value).flatMap(({ url, categoryId }) => (categoryId ? [] : localPath(url)))),
];

export type Certainty = "lasting" | "found" | "unsure";

export const markTargets = async (value: unknown, findTarget: FindTarget): Promise<Certainty> => {
	const links = Map.groupBy(listLinks(value), ({ url }) => localPath(url));
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
