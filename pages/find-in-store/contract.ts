import type { DistanceUnit } from "@vetrina/shop-rules/stores/distance.ts";
import type { StoreHoursView, StoreView } from "../../shared/contracts/store-views.ts";
import type { ProductSummaryView } from "../../shared/contracts/views.ts";
import type { StoreStockLevel } from "../../shared/domain/stores/stock-level.ts";

export type StoreWithStock = StoreView & {
	stock: StoreStockLevel;
	hours: StoreHoursView;
	/** Absent if the store lacks the size or offers no reservations. */
	reserveHref?: string;
};

export type FindInStoreData = {
	product: ProductSummaryView;
	/** Empty if the product has a single size. */
	sizes: { label: string; href: string; isChosen: boolean }[];
	/** The chosen size. */
	size?: string;
	/** Stores are shown once a size is chosen. */
	isChosen: boolean;
	/** The platform does not report the stores' stock. */
	isUnknown: boolean;
	action: string;
	/** Hidden fields of the form. */
	fields: Record<string, string>;
	query: string;
	isFound: boolean;
	allHref: string;
	/** Whether the list has stores of the shopper's country alone. */
	isOwnCountry: boolean;
	groups: { country: string; stores: StoreWithStock[] }[];
	unit: DistanceUnit;
};
