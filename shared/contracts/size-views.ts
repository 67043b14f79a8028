import type { ItemMeasurements } from "../domain/product/item-measurements.ts";
import type { SizeTableId } from "../domain/product/size-guide.ts";
import type { ImageView, PriceView } from "./views.ts";

export type ProductSizeView = {
	/** The variant to add; null if the chosen colour lacks the size. */
	productId: string | null;
	value: string;
	label: string;
	state: "available" | "preorder" | "soldOut";
	/** "Last pieces" threshold reached. */
	lastPieces: boolean;
	price?: PriceView;
};

/** Tables of the size guide, and the product's own measurements. */
export type SizeHelpView = {
	/** The page that shows the same without JavaScript. */
	href: string;
	tables: SizeTableId[];
	measurements?: ItemMeasurements;
};

/** A product as the size selector shows it. */
export type SizedProductView = {
	brand: string;
	name: string;
	price: PriceView;
	images: ImageView[];
	colourLabel: string;
	sizes: ProductSizeView[];
	/** Instead of "Notify me". */
	notifyCall?: string;
};
