import type { EventCategory } from "../../../shared/domain/analytics/items.ts";
import type { Product } from "../../../shared/domain/catalogue/catalogue.ts";
import type { Log } from "../../base/log.ts";
import { isUnavailable } from "../../platform/is-unavailable.ts";

export type ProductPorts = {
	log: Log;
	products(ids: readonly string[]): Promise<Product[]>;
	/** Returns a category and its ancestors, from the root's child down. */
	categoryPath(id: string | undefined): Promise<readonly EventCategory[]>;
};
export type FindProduct = {
	find(id: string): { product: Product; categories: readonly EventCategory[] } | undefined;
};

/** Products are found by the ids of their colour, of their master and of their sizes. */
const indexProducts = (products: readonly Product[]): ReadonlyMap<string, Product> =>
	new Map(
		products.flatMap((product) =>
			[product.masterId, product.id, ...product.variants.map(({ id }) => id)].map(
				(id) => [id, product] as const,
			),
		),
	);

/** Loads the products that events name. None is found while the catalogue does not answer: events that need none are made even so. */
export async function loadProducts(ids: Iterable<string>, ports: ProductPorts): Promise<FindProduct> {
	const unique = [...new Set(ids)];
	const products =
		unique.length === 0
			? []
			: await ports.products(unique).catch((error: unknown): Product[] => {
					if (!isUnavailable(error)) throw error;
					ports.log("warning", "api/events", "Events of products are not made", { error });
					return [];
				});
	const byId = indexProducts(products);
	const categoryIds = [...new Set(products.map(({ primaryCategoryId }) => primaryCategoryId))];
	const paths = new Map(
		await Promise.all(categoryIds.map(async (id) => [id, await ports.categoryPath(id)] as const)),
	);
	return {
		find: (id) => {
			const product = byId.get(id);
			return product && { product, categories: paths.get(product.primaryCategoryId) ?? [] };
		},
	};
}
