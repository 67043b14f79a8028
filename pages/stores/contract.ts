import type { DistanceUnit } from "@vetrina/shop-rules/stores/distance.ts";
import type { StoreMapView, StoreView } from "../../shared/contracts/store-views.ts";

export type StoresData = {
	title: string;
	lead: string;
	action: string;
	allHref: string;
	query: string;
	isFound: boolean;
	/** Groups by country; a list in order of distance is one group without a name. */
	groups: { country: string; stores: StoreView[] }[];
	map?: StoreMapView;
	/** The country's unit, for distances that the browser computes. */
	unit: DistanceUnit;
};
