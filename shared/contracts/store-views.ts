/** `text` names the hour at which the store opens or closes. */
export type OpenStateView = { isOpen: boolean; text: string };

/** In the country's week; no times: closed. */
export type StoreHoursView = { days: string; times: string[]; isToday: boolean }[];

export type StoreView = {
	id: string;
	href: string;
	name: string;
	/** A postal address in the local format. */
	address: string[];
	phone?: { text: string; href: string };
	open: OpenStateView;
	/** Labels. */
	services: string[];
	latitude: number;
	longitude: number;
	/** The distance from the searched place. */
	distance?: string;
};

export type StoreMapView = {
	src: string;
	width: number;
	height: number;
	/** `x`, `y`: percent of the map from the upper left. Stores too close to each other share a pin. */
	pins: { x: number; y: number; href: string; label: string; count: number }[];
};
