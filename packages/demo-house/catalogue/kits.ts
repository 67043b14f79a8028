import type { CustomField } from "@vetrina/commerce-sandbox/catalogue/custom-fields.ts";
import type { CustomValue } from "@vetrina/commerce-sandbox/catalogue/import-fields.ts";

/** A product with companion products (product-6). `choices`: ids of variation groups, variants or standard products. */
type KitConfiguration = {
	type: "variable" | "fixed";
	parts: { choices: string[]; quantity?: number }[];
};
type Custom = Partial<Record<CustomField, CustomValue>>;

const kit = (configuration: KitConfiguration): Custom => ({
	c_bundleKitConfiguration: JSON.stringify(configuration),
});

export const variableKit = kit({
	type: "variable",
	parts: [
		{ choices: ["VT10029-red", "VT10029-bordeaux", "VT10029-blush", "VT10029-terracotta"] },
		{ choices: ["VT10041-bordeaux", "VT10041-red", "VT10041-black"] },
	],
});
export const fixedKit = kit({
	type: "fixed",
	parts: [{ choices: ["VT10029-blush"] }, { choices: ["VT10041-red"], quantity: 2 }],
});
export const soldOutKit = kit({
	type: "fixed",
	parts: [{ choices: ["VT10028"] }],
});
