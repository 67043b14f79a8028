import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import { Hono } from "hono";
import { findItem, listItems } from "../../apis/customers/lists/product-list-item-store.ts";
import {
	findPublicList,
	type StoredItem,
	searchPublicLists,
} from "../../apis/customers/lists/product-list-store.ts";
import {
	foundListView,
	itemNotFound,
	listNotFound,
	loadListProducts,
	publicItemView,
	publicListView,
} from "../../apis/customers/lists/product-list-view.ts";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import { acceptParameters, listParameter } from "../../requests/query-parameters.ts";

export const publicProductListsApp = new Hono<CommerceHono>();

const all = "/customer/shopper-customers/v1/organizations/:org/product-lists";
const SEARCH = { email: "text", firstName: "text", lastName: "text" } as const;
const EXPANDS = ["product", "images", "availability"];

publicProductListsApp.get(all, requireShopper, acceptParameters(SEARCH), async (c) => {
	const { email, firstName, lastName } = c.req.query();
	const by = email
		? { email: plainText(email) }
		: firstName && lastName
			? { firstName, lastName }
			: undefined;
	if (!by)
		return problem(400, "bad-request", "Search by 'email', or by 'firstName' and 'lastName' together.");
	const data = (await searchPublicLists(c.env.DB, c.get("shopper").siteId, by)).map(foundListView);
	return c.json({ limit: data.length, data, total: data.length });
});

publicProductListsApp.get(`${all}/:listId`, requireShopper, acceptParameters({}), async (c) => {
	const list = await findPublicList(c.env.DB, c.get("shopper").siteId, c.req.param("listId"));
	if (!list) return listNotFound(c.req.param("listId"));
	return c.json(publicListView(list, await listItems(c.env.DB, [list.id])));
});

publicProductListsApp.get(
	`${all}/:listId/items`,
	requireShopper,
	acceptParameters({ expand: "list", currency: "text" }),
	async (c) => {
		const expand = listParameter(c, "expand") ?? [];
		const unknownName = expand.find((name) => !EXPANDS.includes(name));
		if (unknownName !== undefined) {
			const param = unknownName.slice(0, 64);
			const detail = `An invalid expand parameter '${param}' was found.`;
			return problem(400, "invalid-expand-parameter", detail, { param });
		}
		const list = await findPublicList(c.env.DB, c.get("shopper").siteId, c.req.param("listId"));
		if (!list) return listNotFound(c.req.param("listId"));
		const items = (await listItems(c.env.DB, [list.id])).filter((item) => item.public);
		const products = expand.includes("product")
			? await loadListProducts(c, items, {
					images: expand.includes("images"),
					availability: expand.includes("availability"),
				})
			: new Map<string, Record<string, unknown>>();
		if (products instanceof Response) return products;
		const data = items.map((item) => withProduct(item, products));
		return c.json({ limit: data.length, data, total: data.length });
	},
);

publicProductListsApp.get(
	`${all}/:listId/items/:itemId`,
	requireShopper,
	acceptParameters({ currency: "text" }),
	async (c) => {
		const list = await findPublicList(c.env.DB, c.get("shopper").siteId, c.req.param("listId"));
		if (!list) return listNotFound(c.req.param("listId"));
		const item = await findItem(c.env.DB, list.id, c.req.param("itemId"));
		if (!item?.public) return itemNotFound(c.req.param("itemId"));
		const products = await loadListProducts(c, [item], { images: true, availability: true });
		return products instanceof Response ? products : c.json(withProduct(item, products));
	},
);

function withProduct(item: StoredItem, products: ReadonlyMap<string, Record<string, unknown>>) {
	const product = item.productId === undefined ? undefined : products.get(item.productId);
	return { ...publicItemView(item), ...(product ? { product } : {}) };
}
