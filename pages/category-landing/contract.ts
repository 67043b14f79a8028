import type { LinkView } from "../../shared/contracts/views.ts";
import type { HomeData } from "../home/contract.ts";

/** A category as its editors present it, before its list. */
export type CategoryLandingData = {
	categoryId: string;
	heading: string;
	breadcrumbs: LinkView[];
	hero: HomeData["hero"];
	statement: string;
	/** What is in it. */
	categories: HomeData["categories"];
	newArrivals: HomeData["newArrivals"];
};
