import { type Site, siteByName } from "../../shared/domain/locale/site-config.ts";
import { problem } from "../base/problem.ts";
import { siteConfig } from "../base/sites.ts";

export const SITE_IDS = siteConfig.sites.map(({ id }) => id);

export const findSite = (name: string | undefined): Site | undefined =>
	name === undefined ? undefined : siteByName(siteConfig, name);

export const unknownSite = (): Response =>
	problem(404, `There is no such site. The sites are ${SITE_IDS.join(", ")}.`, {
		extra: { sites: SITE_IDS },
	});
