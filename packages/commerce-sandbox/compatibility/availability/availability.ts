import { isProductId } from "@vetrina/shop-rules/catalogue/product-id.ts";
import { Hono } from "hono";
import { type CatalogueView, catalogueView, readExpand } from "../../apis/products/catalogue-request.ts";
import { MAX_LISTS, readInventories } from "../../apis/products/inventory-lists.ts";
import { ownVariants } from "../../apis/products/product-document.ts";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import { acceptParameters, listParameter } from "../../requests/query-parameters.ts";
import { INVENTORY_LIST } from "../../settings/inventory.ts";
import {
	loadMembers,
	loadReferenced,
	type ProductRecord,
	type VariantRecord,
} from "../../store/product-records.ts";

export const availabilityApp = new Hono<CommerceHono>();

const MAX_PRODUCTS = 24;

availabilityApp.get(
	"/product/shopper-availability/v1/organizations/:org/availability",
	requireShopper,
	acceptParameters({ productIds: "required list", inventoryIds: "list", expand: "list" }),
	async (c) => {
		const ids = [...new Set(listParameter(c, "productIds") ?? [])];
		const lists = [...new Set(listParameter(c, "inventoryIds") ?? [])];
		if (ids.length > MAX_PRODUCTS || ids.some((id) => !isProductId(id))) {
			const detail = `Maximum number of product IDs you can request in one call is ${MAX_PRODUCTS}.`;
			return problem(400, "validation", detail, { parameter: "productIds" });
		}
		if (lists.length > MAX_LISTS) {
			const detail = `Maximum number of inventory list IDs you can request in one call is ${MAX_LISTS}.`;
			return problem(400, "validation", detail, { parameter: "inventoryIds" });
		}
		const expand = readExpand(c, ["variations", "set_products"], []);
		if (!expand.ok) return expand.response;
		const view = await catalogueView(c);
		if (view instanceof Response) return view;
		const stock = await stockById(view, ids, expand.has);
		const listIds = lists.length === 0 ? [INVENTORY_LIST] : lists;
		const inventoriesOf = await readInventories(view, listIds, [...stock.values()].flat());
		const data = [...stock].map(([id, variants]) => ({
			id,
			inventories: inventoriesOf(variants),
		}));
		return c.json({ limit: data.length, data, total: data.length });
	},
);

async function stockById(
	view: CatalogueView,
	ids: readonly string[],
	has: (expansion: "variations" | "set_products") => boolean,
): Promise<Map<string, readonly VariantRecord[]>> {
	const { references, products } = await loadReferenced(view.db, view.gen, ids);
	const members = await loadMembers(view.db, view.gen, products.values());
	const variantsById = new Map<string, readonly VariantRecord[]>();
	for (const id of ids) {
		const reference = references.get(id);
		const product = reference && products.get(reference.masterId);
		if (!reference || !product) continue;
		const ofSet = reference.kind === "set" ? (members.get(product.id) ?? []) : [];
		const own =
			ofSet.length > 0 ? ofSet.flatMap(({ variants }) => variants) : ownVariants(reference, product);
		if (!variantsById.has(id)) variantsById.set(id, own);
		const further = [
			...(has("variations") && reference.kind === "master" ? ownStock(product) : []),
			...(has("set_products") ? ofSet.map(({ id: member, variants }) => [member, variants] as const) : []),
		];
		for (const [key, variants] of further) if (!variantsById.has(key)) variantsById.set(key, variants);
	}
	return variantsById;
}

const ownStock = (product: ProductRecord) =>
	product.variants.map((variant) => [variant.id, [variant]] as const);
