import type { DistanceUnit } from "@vetrina/shop-rules/stores/distance.ts";
import type { StoreHoursView, StoreView } from "../../shared/contracts/store-views.ts";
import type { ProductSummaryView } from "../../shared/contracts/views.ts";
import type { StoreStockLevel } from "../../shared/domain/stores/stock-level.ts";

export type StoreWithStock = StoreView & {
	stock: StoreStockLevel;
	hours: StoreHoursView;
	/** Where the size is reserved; absent where the store has none, or keeps nothing for anyone. */
	reserveHref?: string;
};

export type FindInStoreData = {
	product: ProductSummaryView;
	/** Absent where there is only one. */
	sizes: { label: string; href: string; isChosen: boolean }[];
	/** The one it is about. */
	size?: string;
	/** Nothing is said of stores before a size is chosen. */
	isChosen: boolean;
	/** The platform does not say what stores have. */
	isUnknown: boolean;
	action: string;
	/** Of the form, besides the place. */
	fields: Record<string, string>;
	query: string;
	isFound: boolean;
	/** All stores, of every country. */
	allHref: string;
	/** Only those of the shopper's country are shown. */
	isOwnCountry: boolean;
	groups: { country: string; stores: StoreWithStock[] }[];
	unit: DistanceUnit;
};
