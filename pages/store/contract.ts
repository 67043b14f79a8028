import type { OpenStateView, StoreHoursView, StoreMapView } from "../../shared/contracts/store-views.ts";
import type { LinkView } from "../../shared/contracts/views.ts";

export type StoreData = {
	id: string;
	name: string;
	breadcrumbs: LinkView[];
	address: string[];
	phone?: LinkView;
	email?: LinkView;
	open: OpenStateView;
	hours: StoreHoursView;
	services: string[];
	map?: StoreMapView;
	directionsHref: string;
	allHref: string;
	appointmentHref?: string;
};
