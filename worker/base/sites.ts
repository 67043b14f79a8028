import type { SiteConfig } from "../../shared/domain/locale/site-config.ts";
import { storefront } from "./house.ts";

export const siteConfig: SiteConfig = storefront.sites;
