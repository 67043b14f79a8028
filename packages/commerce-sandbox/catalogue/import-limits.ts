export const IMPORT_LIMITS = {
	/** Characters of a line. */
	line: 300_000,
	/** Nested brackets; no field has more than five. */
	nesting: 20,
	/** Characters of a name. */
	name: 500,
	brand: 200,
	description: 20_000,
	/** Characters of a callout or description. */
	callout: 2000,
	customText: 20_000,
	customFields: 200,
	customList: 200,
	/** Characters of ids of categories, promotions, attributes and values; SKUs have a separate limit. */
	id: 64,
	url: 200,
	image: 500,
	images: 50,
	categoriesOfProduct: 20,
	depth: 8,
	attributesOfProduct: 60,
	valuesOfProduct: 60,
	variationAttributes: 10,
	values: 5000,
	promotionsOfProduct: 20,
	variants: 1000,
	/** Values of a variation attribute within one colour; the index counts them in a byte. */
	valuesOfGroup: 250,
	members: 100,
	currencies: 50,
	tiers: 20,
	price: 1_000_000_000,
	stock: 1_000_000_000,
	categories: 10_000,
	attributes: 500,
	promotions: 5000,
	errors: 20,
} as const;
