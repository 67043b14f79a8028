import type { DistanceUnit } from "@vetrina/shop-rules/stores/distance.ts";
import type { StoreHoursView, StoreView } from "../../shared/contracts/store-views.ts";
import type { ProductSummaryView } from "../../shared/contracts/views.ts";
import type { StoreStockLevel } from "../../shared/domain/stores/stock-level.ts";

export type StoreWithStock = StoreView & {
	stock: StoreStockLevel;
	hours: StoreHoursView;
	reserveHref?: string;
};

export type FindInStoreData = {
	product: ProductSummaryView;
	sizes: { label: string; href: string; isChosen: boolean }[];
	size?: string;
	isChosen: boolean;
	isUnknown: boolean;
	action: string;
	fields: Record<string, string>;
	query: string;
	isFound: boolean;
	allHref: string;
	isOwnCountry: boolean;
	groups: { country: string; stores: StoreWithStock[] }[];
	unit: DistanceUnit;
};
