import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Category } from "../../../../shared/domain/catalogue/catalogue.ts";
import type { FindTarget } from "../link-targets.ts";

export type ContentLocale = Pick<SiteLocale, "siteId" | "country" | "language"> & {
	findTarget?: FindTarget;
	/** Loads the category tree, for services that do not know the catalogue. */
	categories?(): Promise<readonly Category[]>;
	/** Logs a fault of the editors' content once, with the path of the page. */
	warn?(fault: string, source: string): void;
};
