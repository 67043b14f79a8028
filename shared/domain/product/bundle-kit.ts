import type { Image, Price, Product } from "../catalogue/catalogue.ts";
import type { KitConfiguration } from "../catalogue/kit-configuration.ts";

export type KitOption = {
	productId: string;
	label: string;
	image: Image | null;
	price: Price | null;
	available: boolean;
};
export type KitItem = Pick<
	Product,
	"id" | "name" | "brand" | "images" | "variants" | "colour" | "sizes" | "offline"
>;
export type KitPart = { name: string; brand: string; quantity: number; options: KitOption[] };
export type Kit = { kind: KitConfiguration["kind"]; parts: KitPart[] };

const listOptions = (product: KitItem, id: string, quantity: number, offline: boolean): KitOption[] =>
	product.variants
		.filter((variant) => variant.id === id || !product.variants.some((one) => one.id === id))
		.map((variant) => ({
			productId: variant.id,
			label: [
				product.colour?.label,
				product.variants.length > 1
					? product.sizes.find(({ value }) => value === variant.values.size)?.label
					: undefined,
			]
				.filter(Boolean)
				.join(", "),
			image: product.images[0] ?? null,
			price: variant.price,
			available: !offline && variant.price !== null && variant.stock.ats >= quantity,
		}));

/**
 * Returns the kit's parts with the products to choose from, or null if the shop does not sell one of the parts, so that half a kit cannot
 * be bought.
 */
export function createKit({ kind, parts }: KitConfiguration, products: readonly KitItem[]): Kit | null {
	const kitParts = parts.map(({ choices, quantity }): KitPart | null => {
		const items = choices.flatMap((id) => {
			const product = products.find(
				(one) => one.id === id || one.variants.some((variant) => variant.id === id),
			);
			return product ? [{ id, product }] : [];
		});
		const first = items[0]?.product;
		const options = items.flatMap(({ id, product }) => listOptions(product, id, quantity, product.offline));
		if (!first || options.length === 0) return null;
		return { name: first.name, brand: first.brand, quantity, options };
	});
	return kitParts.every((part) => part !== null) ? { kind, parts: kitParts } : null;
}

const findFirst = ({ options }: KitPart): KitOption | undefined =>
	options.find(({ available }) => available) ?? options[0];

export const isKitOrderable = ({ parts }: Kit): boolean =>
	parts.every(({ options }) => options.some(({ available }) => available));

export function chooseParts(
	{ parts }: Kit,
	productIds: readonly string[],
): { productId: string; quantity: number }[] | null {
	if (productIds.length > parts.length) return null;
	const chosenParts = parts.map((part, at) => {
		const id = productIds[at];
		const option =
			id === undefined ? findFirst(part) : part.options.find(({ productId }) => productId === id);
		return option?.available ? { productId: option.productId, quantity: part.quantity } : null;
	});
	return chosenParts.every((one) => one !== null) ? chosenParts : null;
}

/** Returns the price of the product with the first available choice of each part (product-7); null if the product has no price. */
export function kitPrice(own: Price | null, { parts }: Kit): Price | null {
	if (!own) return null;
	const pricedParts = parts.map((part) => ({ price: findFirst(part)?.price, quantity: part.quantity }));
	const sum = (of: (price: Price) => number): number =>
		pricedParts.reduce((all, { price, quantity }) => all + (price ? of(price) * quantity : 0), of(own));
	const list = sum(({ value, list: before }) => before ?? value);
	const value = sum((price) => price.value);
	return {
		value,
		list: list > value ? list : undefined,
		max: own.max ? own.max + value - own.value : undefined,
	};
}
