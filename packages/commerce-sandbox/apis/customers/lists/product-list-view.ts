import type { Context } from "hono";
import type { CommerceHono } from "../../../http/http.ts";
import { problem } from "../../../http/problem.ts";
import { isoTime } from "../../../now.ts";
import { catalogueView } from "../../products/catalogue-request.ts";
import { productDocuments } from "../../products/products.ts";
import type { StoredItem, StoredList } from "./product-list-store.ts";

export const ownItemView = (item: StoredItem): Record<string, unknown> => ({
	id: item.id,
	priority: item.priority,
	...(item.productId === undefined ? {} : { productId: item.productId }),
	public: item.public,
	purchasedQuantity: 0,
	quantity: item.quantity,
	type: item.type,
	...item.custom,
});

export const publicItemView = ({ id, priority, type }: StoredItem): Record<string, unknown> => ({
	id,
	priority,
	type,
});

const listView = (list: StoredList): Record<string, unknown> => ({
	...list.document,
	creationDate: isoTime(list.createdAt),
	id: list.id,
	lastModified: isoTime(list.modifiedAt),
	public: list.public,
	type: list.type,
});

export const ownListView = (list: StoredList, items: readonly StoredItem[]): Record<string, unknown> => ({
	...listView(list),
	customerProductListItems: items.filter(({ listId }) => listId === list.id).map(ownItemView),
});

type Registrant = { firstName: string; lastName: string; role: string };

export function publicListView(list: StoredList, items: readonly StoredItem[]): Record<string, unknown> {
	const { registrant, coRegistrant, name, description, event } = list.document;
	const withoutEmail = (person: unknown) => {
		const { firstName, lastName, role } = person as Registrant;
		return { firstName, lastName, role };
	};
	return {
		...listView({ ...list, document: {} }),
		...(name === undefined ? {} : { name }),
		...(description === undefined ? {} : { description }),
		...(event === undefined ? {} : { event }),
		...(registrant ? { registrant: withoutEmail(registrant) } : {}),
		...(coRegistrant ? { coRegistrant: withoutEmail(coRegistrant) } : {}),
		productListItems: items.filter((item) => item.public).map(publicItemView),
	};
}

export const foundListView = ({ id, type, document }: StoredList): Record<string, unknown> => ({
	...(document.description === undefined ? {} : { description: document.description }),
	id,
	...(document.name === undefined ? {} : { name: document.name }),
	title: document.name ?? "",
	type,
});

export async function loadListProducts(
	c: Context<CommerceHono>,
	items: readonly StoredItem[],
	expands: { images: boolean; availability: boolean },
): Promise<Map<string, Record<string, unknown>> | Response> {
	const view = await catalogueView(c);
	if (view instanceof Response) return view;
	const ids = [...new Set(items.flatMap(({ productId }) => productId ?? []))];
	const has = (name: string): boolean =>
		name === "prices" ||
		(name === "images" && expands.images) ||
		(name === "availability" && expands.availability);
	const documents = await productDocuments(ids, view, { has, allImages: false, perPricebook: false });
	return new Map(documents.map((document) => [String(document.id), document]));
}

export function listNotFound(id: string): Response {
	const productListId = id.slice(0, 64);
	const detail = `A product list with ID '${productListId}' could not be found.`;
	return problem(404, "product-list-not-found", detail, { productListId });
}

export function itemNotFound(id: string): Response {
	const productListItemId = id.slice(0, 64);
	const detail = `A product list item with ID '${productListItemId}' could not be found.`;
	return problem(404, "product-list-item-not-found", detail, { productListItemId });
}
