import type { DistanceUnit } from "@vetrina/shop-rules/stores/distance.ts";
import type { StoreMapView, StoreView } from "../../shared/contracts/store-views.ts";

export type StoresData = {
	title: string;
	lead: string;
	action: string;
	allHref: string;
	query: string;
	isFound: boolean;
	groups: { country: string; stores: StoreView[] }[];
	map?: StoreMapView;
	unit: DistanceUnit;
};
