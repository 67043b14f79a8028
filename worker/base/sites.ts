import type { SiteConfig } from "../../shared/domain/locale/site-config.ts";
import { storefront } from "./house.ts";

/**
 * The shop's sites. Which countries there are, and what they speak and pay with, comes from the platform (Countries-GetAll);
 * here stands what only addresses need.
 */
export const siteConfig: SiteConfig = storefront.sites;
