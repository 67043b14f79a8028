import type { OpenStateView, StoreMapView } from "../../shared/contracts/store-views.ts";
import type { LinkView } from "../../shared/contracts/views.ts";

export type StoreData = {
	id: string;
	name: string;
	breadcrumbs: LinkView[];
	address: string[];
	phone?: LinkView;
	email?: LinkView;
	open: OpenStateView;
	/** In the country's week; no times: closed. */
	hours: { days: string; times: string[]; isToday: boolean }[];
	services: string[];
	map?: StoreMapView;
	/** At a map service; nothing of it is loaded here. */
	directionsHref: string;
	allHref: string;
};
