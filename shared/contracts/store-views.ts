export type OpenStateView = { isOpen: boolean; text: string };

export type StoreHoursView = { days: string; times: string[]; isToday: boolean }[];

export type StoreView = {
	id: string;
	href: string;
	name: string;
	address: string[];
	phone?: { text: string; href: string };
	open: OpenStateView;
	services: string[];
	latitude: number;
	longitude: number;
	distance?: string;
};

export type StoreMapView = {
	src: string;
	width: number;
	height: number;
	pins: { x: number; y: number; href: string; label: string; count: number }[];
};
