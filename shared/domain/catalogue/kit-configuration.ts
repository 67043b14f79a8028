/** A kit as merchants configure it: for each part the variation groups, variants or standard products to choose from (product-6). */
export type KitConfiguration = {
	kind: "variable" | "fixed";
	parts: { choices: string[]; quantity: number }[];
};
