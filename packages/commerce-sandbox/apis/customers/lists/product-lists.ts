import { type Context, Hono } from "hono";
import { requireShopper } from "../../../auth/require-shopper.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { jsonBody } from "../../../http/json-body.ts";
import { problem } from "../../../http/problem.ts";
import { nowInSeconds } from "../../../now.ts";
import { newId } from "../../../records/baskets/basket-store.ts";
import { CUSTOMERS, requireOwner } from "../../../records/customers/customer-access.ts";
import { sizeRefusal } from "../../../records/customers/customer-problems.ts";
import { acceptParameters } from "../../../requests/query-parameters.ts";
import { liveGeneration } from "../../../store/catalogue-store.ts";
import { resolveProductIds } from "../../../store/product-records.ts";
import { addItem, changeItem, findItem, listItems, removeItem } from "./product-list-item-store.ts";
import { itemChangeSchema, itemSchema, listSchema } from "./product-list-requests.ts";
import {
	addList,
	changeList,
	findList,
	listLists,
	removeList,
	type StoredList,
} from "./product-list-store.ts";
import {
	itemNotFound,
	listNotFound,
	loadListProducts,
	ownItemView,
	ownListView,
} from "./product-list-view.ts";

type CommerceContext = Context<CommerceHono>;

export const productListsApp = new Hono<CommerceHono>();

const all = `${CUSTOMERS}/:customerId/product-lists`;
const one = `${all}/:listId` as const;
const items = `${one}/items` as const;
const item = `${items}/:itemId` as const;
for (const path of [all, one, items])
	productListsApp.use(path, requireShopper, acceptParameters({}), requireOwner);
productListsApp.use(item, requireShopper, acceptParameters({ currency: "text" }), requireOwner);

const readOwner = (c: CommerceContext) => c.get("shopper");
const readListId = (c: CommerceContext): string => c.req.param("listId") ?? "";

async function ownList(c: CommerceContext): Promise<StoredList | Response> {
	return (await findList(c.env.DB, readOwner(c), readListId(c))) ?? listNotFound(readListId(c));
}

async function respondWithList(c: CommerceContext): Promise<Response> {
	const list = await ownList(c);
	if (list instanceof Response) return list;
	return c.json(ownListView(list, await listItems(c.env.DB, [list.id])));
}

productListsApp.get(all, async (c) => {
	const lists = await listLists(c.env.DB, readOwner(c));
	const inLists = await listItems(
		c.env.DB,
		lists.map(({ id }) => id),
	);
	const data = lists.map((list) => ownListView(list, inLists));
	return c.json({ limit: data.length, data, total: data.length });
});

productListsApp.post(all, async (c) => {
	const request = await jsonBody(c, listSchema);
	if ("refusal" in request) return request.refusal;
	const { type = "wish_list", public: isPublic = false, custom, ...plain } = request.body;
	const now = nowInSeconds();
	const { siteId, customerId } = readOwner(c);
	const list = {
		id: newId(),
		siteId,
		customerId,
		type,
		public: isPublic,
		createdAt: now,
		modifiedAt: now,
		document: { ...plain, ...custom },
	};
	if (!(await addList(c.env.DB, list))) return tooMany("product lists");
	return c.json(ownListView(list, []));
});

productListsApp.get(one, respondWithList);

productListsApp.patch(one, async (c) => {
	const request = await jsonBody(c, listSchema);
	if ("refusal" in request) return request.refusal;
	const list = await ownList(c);
	if (list instanceof Response) return list;
	const { type, public: isPublic, custom, ...plain } = request.body;
	const change = {
		...(isPublic === undefined ? {} : { public: isPublic }),
		document: { ...plain, ...custom },
	};
	const tooLarge = sizeRefusal(list.document, change.document);
	if (tooLarge) return tooLarge;
	await changeList(c.env.DB, list.id, change, nowInSeconds());
	return respondWithList(c);
});

productListsApp.delete(one, async (c) => {
	const list = await ownList(c);
	if (list instanceof Response) return list;
	await removeList(c.env.DB, list.id);
	return c.body(null, 204);
});

productListsApp.post(items, async (c) => {
	const request = await jsonBody(c, itemSchema);
	if ("refusal" in request) return request.refusal;
	const list = await ownList(c);
	if (list instanceof Response) return list;
	const { type, productId, custom, ...rest } = request.body;
	const refusal = type === "product" ? await productRefusal(c, productId) : undefined;
	if (refusal) return refusal;
	const newItem = {
		id: newId(),
		listId: list.id,
		type,
		...(type === "product" && productId !== undefined ? { productId } : {}),
		...rest,
		createdAt: nowInSeconds(),
		custom: Object.fromEntries(Object.entries(custom).filter(([, value]) => value !== null)),
	};
	if (!(await addItem(c.env.DB, newItem))) return tooMany("items in the product list");
	return c.json(ownItemView(newItem));
});

productListsApp.get(item, async (c) => {
	const listItem = await ownItem(c);
	if (listItem instanceof Response) return listItem;
	const products = await loadListProducts(c, [listItem], { images: true, availability: true });
	if (products instanceof Response) return products;
	const product = listItem.productId === undefined ? undefined : products.get(listItem.productId);
	return c.json({ ...ownItemView(listItem), ...(product ? { product } : {}) });
});

productListsApp.patch(item, async (c) => {
	const request = await jsonBody(c, itemChangeSchema);
	if ("refusal" in request) return request.refusal;
	const listItem = await ownItem(c);
	if (listItem instanceof Response) return listItem;
	const { custom, quantity, priority, public: isPublic } = request.body;
	const change = {
		...(quantity === undefined ? {} : { quantity }),
		...(priority === undefined ? {} : { priority }),
		...(isPublic === undefined ? {} : { public: isPublic }),
		custom,
	};
	const tooLarge = sizeRefusal(listItem.custom, custom);
	if (tooLarge) return tooLarge;
	await changeItem(c.env.DB, listItem.listId, listItem.id, change, nowInSeconds());
	const changedItem = await ownItem(c);
	return changedItem instanceof Response ? changedItem : c.json(ownItemView(changedItem));
});

productListsApp.delete(item, async (c) => {
	const listItem = await ownItem(c);
	if (listItem instanceof Response) return listItem;
	const wasRemoved = await removeItem(c.env.DB, listItem.listId, listItem.id, nowInSeconds());
	return wasRemoved ? c.body(null, 204) : itemNotFound(listItem.id);
});

async function ownItem(c: CommerceContext) {
	const list = await ownList(c);
	if (list instanceof Response) return list;
	const id = c.req.param("itemId") ?? "";
	return (await findItem(c.env.DB, list.id, id)) ?? itemNotFound(id);
}

async function productRefusal(
	c: CommerceContext,
	productId: string | undefined,
): Promise<Response | undefined> {
	if (productId === undefined)
		return problem(400, "product-list-product-id-missing", "An item of type 'product' needs a product ID.");
	const gen = await liveGeneration(c.env.DB, readOwner(c).siteId);
	if ((await resolveProductIds(c.env.DB, gen, [productId])).has(productId)) return undefined;
	const detail = `The product with the ID '${productId}' is unknown.`;
	return problem(404, "product-list-product-not-found", detail, { productId });
}

const tooMany = (what: string): Response =>
	problem(400, "product-lists-quota-exceeded", `The customer has as many ${what} as are allowed.`);
