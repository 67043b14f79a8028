import type { SizeTable } from "@vetrina/shop-rules/sizes/size-table.ts";
import type { ItemMeasurements } from "../domain/product/item-measurements.ts";
import type { ImageView, PriceView } from "./views.ts";

export type ProductSizeView = {
	productId: string | null;
	value: string;
	label: string;
	/** The size with its system, for those who do not see the heading. */
	name: string;
	state: "available" | "preorder" | "soldOut";
	lastPieces: boolean;
	price?: PriceView;
};

export type SizeHelpView = {
	href: string;
	tables: SizeTable[];
	measurements?: ItemMeasurements;
};

export type SizedProductView = {
	brand: string;
	name: string;
	price: PriceView;
	images: ImageView[];
	colourLabel: string;
	sizes: ProductSizeView[];
	notifyCall?: string;
};
