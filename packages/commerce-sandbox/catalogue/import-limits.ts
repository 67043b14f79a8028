/** What an import takes at most. Each is far above what shops have, and keeps one request within its time and memory. */
export const IMPORT_LIMITS = {
	/** Characters of a line. */
	line: 300_000,
	/** Brackets within brackets; no field has more than five. */
	nesting: 20,
	/** Characters of the name of a product, category, attribute or value. */
	name: 500,
	brand: 200,
	description: 20_000,
	/** Characters of a promotion's callout, and of a category's line of description. */
	callout: 2000,
	customText: 20_000,
	customFields: 200,
	customList: 200,
	/** Characters of ids of categories, promotions, attributes and values; SKUs have a limit of their own. */
	id: 64,
	url: 200,
	image: 500,
	images: 50,
	/** Categories that one product is in. */
	categoriesOfProduct: 20,
	/** How deep a category may be. */
	depth: 8,
	/** Describing attributes of a product, and values of one of them. */
	attributesOfProduct: 60,
	valuesOfProduct: 60,
	variationAttributes: 10,
	/** Values of an attribute. */
	values: 5000,
	promotionsOfProduct: 20,
	variants: 1000,
	/** Values of a variation attribute within one colour of a product: the index counts them in a byte. */
	valuesOfGroup: 250,
	members: 100,
	currencies: 50,
	tiers: 20,
	price: 1_000_000_000,
	stock: 1_000_000_000,
	/** Of a whole catalogue. */
	categories: 10_000,
	attributes: 500,
	promotions: 5000,
	/** Errors that are listed; the others are counted. */
	errors: 20,
} as const;
