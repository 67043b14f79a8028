import type { ShopperProducts } from "@salesforce/storefront-next-runtime/scapi";

type Attribute = NonNullable<ShopperProducts.schemas["Product"]["variationAttributes"]>[number];
type Values = Record<string, string>;

type Choices = {
	sizeName?: string;
	sizes: { value: string; label: string }[];
	withSize: (values: Values) => Values;
};

const findLabel = ({ values = [] }: Attribute, id: string | undefined): string =>
	values.find(({ value }) => value === id)?.name ?? id ?? "";

const findRank = ({ values = [] }: Attribute, id: string | undefined): number =>
	values.findIndex(({ value }) => value === id);

/**
 * Returns the product's sizes and a function that adds the size to a variant's values. Merchants vary products by any attribute: all
 * attributes except colour are combined into the size.
 */
export const mapChoices = (attributes: readonly Attribute[], variants: readonly Values[]): Choices => {
	const chosenBy = attributes.filter(({ id }) => id !== "color");
	const [first, ...more] = chosenBy;
	if (!first) return { sizes: [], withSize: (values) => values };
	const sizeName = chosenBy.map(({ id, name }) => name ?? id).join(", ");
	if (more.length === 0)
		return {
			sizeName,
			sizes: (first.values ?? []).map(({ value = "", name }) => ({ value, label: name ?? value })),
			withSize: (values) => ({ ...values, size: values[first.id] ?? "" }),
		};
	const writeChoiceKey = (values: Values): string => chosenBy.map(({ id }) => values[id] ?? "").join("/");
	const byKey = new Map(variants.map((values) => [writeChoiceKey(values), values]));
	const inOrder = [...byKey].sort(
		([, a], [, b]) =>
			chosenBy
				.map((attribute) => findRank(attribute, a[attribute.id]) - findRank(attribute, b[attribute.id]))
				.find((difference) => difference !== 0) ?? 0,
	);
	return {
		sizeName,
		sizes: inOrder.map(([value, values]) => ({
			value,
			label: chosenBy.map((attribute) => findLabel(attribute, values[attribute.id])).join(", "),
		})),
		withSize: (values) => ({ ...values, size: writeChoiceKey(values) }),
	};
};
