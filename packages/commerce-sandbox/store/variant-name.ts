import { type LanguageCode, textIn } from "../languages.ts";
import type { CatalogueFrame } from "./catalogue-frame.ts";
import type { ProductRecord } from "./product-records.ts";

export function variantName(
	{ name, variants }: Pick<ProductRecord, "name" | "variants">,
	values: Readonly<Record<string, string>>,
	{ attributes }: Pick<CatalogueFrame, "attributes">,
	language: LanguageCode,
): string {
	const hasSizes = new Set(variants.map((variant) => variant.values.size)).size > 1;
	const words = ["color", ...(hasSizes ? ["size"] : [])].flatMap((id) => {
		const text = attributes.get(id)?.valueById.get(values[id] ?? "")?.name;
		return text ? [textIn(text, language)] : [];
	});
	return [textIn(name, language), ...words].join(", ");
}
