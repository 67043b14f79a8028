import type { ContentPage } from "../../shared/domain/content/content.ts";
import { isDead } from "../request/page/links.ts";
import type { PageContext } from "../request/page/page-context.ts";

const SOURCE = "present/content-head";

type ContentHead = { keywords?: string; robots?: string; listedAs?: string; jsonLd: object[] };

/**
 * Returns the head that editors wrote for their page, and logs unusable parts. `jsonLd`: the page's own structured data, which the editors'
 * data of the same type replaces (content-18).
 */
export const readContentHead = (
	{ slug, keywords, robots, canonical, jsonLd = [], problems = [] }: ContentPage,
	own: object[],
	cx: PageContext,
): ContentHead => {
	for (const problem of problems) cx.warn(`${problem} on the page ${slug}`, SOURCE);
	const listedAs = canonical && findAddress(canonical, cx);
	if (canonical && !listedAs)
		cx.warn(`The page ${slug} has the canonical address ${canonical.url}, which is none`, SOURCE);
	const types = new Set(jsonLd.map(readType));
	return {
		keywords,
		robots,
		listedAs,
		jsonLd: [...own.filter((object) => !types.has(readType(object))), ...jsonLd],
	};
};

const readType = (object: object): unknown => ("@type" in object ? object["@type"] : undefined);

const findAddress = (link: NonNullable<ContentPage["canonical"]>, cx: PageContext): string | undefined => {
	if (/^https?:\/\//i.test(link.url)) return URL.canParse(link.url) ? link.url : undefined;
	return /^\/(?![/\\])/.test(link.url) && !isDead(link, cx) ? cx.origin + cx.paths.page(link.url) : undefined;
};
