import { nameCollection } from "@vetrina/content-model/graphql-types.ts";
import type { Collection } from "@vetrina/content-model/present/collection.ts";
import type { PresentedEntry } from "@vetrina/content-model/present/present-entries.ts";
import { ADDRESSED } from "@vetrina/content-model/section-ids.ts";
import { findTextCode } from "@vetrina/shop-rules/locale/fallback.ts";
import type { Context } from "hono";
import { type DesignToken, readDesignToken } from "../../auth/design-token.ts";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import { nowInSeconds } from "../../now.ts";
import type { PreviewMoment } from "../../records/content/read-preview.ts";
import { listSharedEntries, readPreviewEntries } from "../../records/content/read-preview.ts";
import { languageOfRequest, localeOfRequest } from "../../requests/request-locale.ts";
import { countryOfLocale, siteById } from "../../settings/sites.ts";
import { createPreviewContext, readMoment } from "../content/preview.ts";
import { previewRoot } from "../content/schema.ts";
import { composePage } from "./compose-page.ts";

/** The parameters of Page Designer; the moment of a preview is the house's own. */
export const DESIGN_PARAMETERS = { mode: "text", pdToken: "text" } as const;

export const isDesigned = ({ req }: Context<CommerceHono>): boolean =>
	req.query("mode") !== undefined || req.query("pdToken") !== undefined;

type Designed = { page: object; slug: unknown };

/**
 * Reads the page that a request's token is for, with its drafts and with design metadata. A forged or expired token, and one for another page than
 * `pageId`, is refused with 403 (preview-11).
 */
export async function readDesignedPage(
	c: Context<CommerceHono>,
	pageId?: string,
): Promise<Designed | Response> {
	if (c.env.INSTANCE_TYPE === "production") return problem(404, "no-preview", "There is no preview here.");
	const { mode, pdToken = "" } = c.req.query();
	if (mode !== "EDIT" && mode !== "PREVIEW") return problem(400, "bad-request", "'mode' is EDIT or PREVIEW.");
	const token = await readDesignToken(c.env, pdToken, nowInSeconds());
	if (!token || (pageId !== undefined && token.pageId !== pageId))
		return problem(403, "invalid-pd-token", "The token is not valid, has expired, or is for another page.");
	const moment = await readMoment(c, "c_");
	if (moment instanceof Response) return moment;
	const designed = await composeDesignedPage(c, token, moment);
	return designed ?? problem(404, "page-not-found", `No page with ID '${token.pageId}' was found.`);
}

async function composeDesignedPage(
	c: Context<CommerceHono>,
	{ pageId }: DesignToken,
	moment: PreviewMoment,
): Promise<Designed | undefined> {
	const site = siteById(c.get("shopper").siteId);
	if (!site) return undefined;
	const language = languageOfRequest(c, site.id);
	const locale = `${language}-${countryOfLocale(site, localeOfRequest(c)).code}`;
	for (const type of ADDRESSED) {
		const { roots, linked } = await readPreviewEntries(
			c.env.DB,
			{ type, siteId: site.id, ids: [pageId] },
			moment,
		);
		if (roots.length === 0) continue;
		const { items }: Collection<PresentedEntry> = await readCollection(type, c, moment, {
			locale,
			where: { site: site.id, ids: [pageId] },
		});
		const [page] = items;
		const code = findTextCode(language, locale);
		const fragments = await listSharedEntries(c.env.DB, [...linked.keys()]);
		return page && { page: composePage(page, { entries: linked, fragments, code }), slug: page.slug };
	}
	return undefined;
}

const readCollection = (
	type: string,
	c: Context<CommerceHono>,
	moment: PreviewMoment,
	filter: { locale: string; where: { site: string; ids: string[] } },
): Promise<Collection<PresentedEntry>> => {
	const read = previewRoot[nameCollection(type)];
	if (!read) throw new Error(`There is no collection of ${type}`);
	return read(filter, createPreviewContext(c.env, moment));
};
