import type { ItemMeasurements } from "../domain/product/item-measurements.ts";
import type { SizeTableId } from "../domain/product/size-guide.ts";
import type { ImageView, PriceView } from "./views.ts";

export type ProductSizeView = {
	productId: string | null;
	value: string;
	label: string;
	state: "available" | "preorder" | "soldOut";
	lastPieces: boolean;
	price?: PriceView;
};

export type SizeHelpView = {
	href: string;
	tables: SizeTableId[];
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
