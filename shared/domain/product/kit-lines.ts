import type { BasketLine } from "../basket/basket.ts";

/**
 * Returns the lines that shoppers see: the parts of a bundle kit are hidden, and their prices are added to the product that they come with
 * (basket-8). Parts whose product is gone stay, so that they can be removed.
 */
export function foldKits(lines: readonly BasketLine[]): BasketLine[] {
	const createParentTest = (part: BasketLine) => (line: BasketLine) =>
		line.kit?.role === "parent" && line.kit.id === part.kit?.id;
	const isHidden = (line: BasketLine) => line.kit?.role === "part" && lines.some(createParentTest(line));
	return lines
		.filter((line) => !isHidden(line))
		.map((line) =>
			line.kit?.role === "parent"
				? withParts(
						line,
						lines.filter((one) => isHidden(one) && createParentTest(one)(line)),
					)
				: line,
		);
}

function mergeDiscounts(lines: readonly BasketLine[]): BasketLine["discounts"] {
	const names = lines.flatMap(({ discounts }) => discounts?.names ?? []);
	return lines.some(({ discounts }) => discounts)
		? {
				names: [...new Set(names)],
				before: lines.reduce((sum, { discounts, total }) => sum + (discounts?.before ?? total), 0),
			}
		: undefined;
}

function withParts(line: BasketLine, parts: readonly BasketLine[]): BasketLine {
	const perKit = (part: BasketLine): number => part.quantity / Math.max(1, line.quantity);
	const sum = (of: (price: NonNullable<BasketLine["price"]>) => number): number =>
		parts.reduce(
			(all, part) => all + (part.price ? of(part.price) * perKit(part) : 0),
			line.price ? of(line.price) : 0,
		);
	const value = sum((price) => price.value);
	const list = sum((price) => price.list ?? price.value);
	return {
		...line,
		price: line.price && { value, list: list > value ? list : undefined },
		total: parts.reduce((all, part) => all + part.total, line.total),
		discounts: mergeDiscounts([line, ...parts]),
		maxQuantity: Math.min(
			line.maxQuantity,
			...parts.map((part) => Math.floor(part.maxQuantity / Math.max(1, perKit(part)))),
		),
		available: line.available && parts.every((part) => part.available),
		preorder: [line, ...parts].some((one) => one.preorder) ? true : undefined,
		parts: parts.map((part) => ({
			itemId: part.itemId,
			productId: part.productId,
			name: part.name,
			colour: part.colour,
			size: part.size,
			sizeId: part.sizeId,
			sizeGuide: part.sizeGuide,
			quantity: part.quantity,
		})),
	};
}
