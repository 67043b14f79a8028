import type { DistanceUnit } from "@vetrina/shop-rules/stores/distance.ts";
import type { StoreMapView, StoreView } from "../../shared/contracts/store-views.ts";

export type StoresData = {
	title: string;
	lead: string;
	/** Where the form leads, what was searched for, and that nothing was found. */
	action: string;
	allHref: string;
	query: string;
	isFound: boolean;
	/** By country; one group without a name where they are in the order of their distance. */
	groups: { country: string; stores: StoreView[] }[];
	map?: StoreMapView;
	/** Of the country, for distances that only the browser knows. */
	unit: DistanceUnit;
};
