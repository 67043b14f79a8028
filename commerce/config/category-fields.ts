/** Custom fields of categories; what is below a category inherits both. */
export type CategoryFields = {
	/** Comma list of size guide ids. */
	c_sizeGuide?: string;
	/** Whether its pieces have a button that opens their measurements. */
	c_measurementButton?: boolean;
};

export const categoryFields: Readonly<Record<string, CategoryFields>> = {
	women: { c_sizeGuide: "women-clothing" },
	men: { c_sizeGuide: "men-clothing" },
	children: { c_sizeGuide: "children-clothing" },
	"shoes-women": { c_sizeGuide: "shoes-women" },
	"shoes-men": { c_sizeGuide: "shoes-men" },
	bags: { c_measurementButton: true },
	"bags-small-leather-goods": { c_measurementButton: false },
	"accessories-belts": { c_sizeGuide: "belts" },
	"accessories-gloves": { c_sizeGuide: "gloves" },
	"accessories-hats": { c_sizeGuide: "hats" },
	"accessories-jewellery": { c_sizeGuide: "rings" },
	home: { c_measurementButton: true },
};
