import { ApiError, type ShopperCustomers } from "@salesforce/storefront-next-runtime/scapi";
import type { WishlistErrorCode } from "../../../shared/contracts/shopper-api.ts";
import {
	isVariationGroupId,
	missingWishlistItems,
	type NewWishlistItem,
	planRewrites,
	toggleWishlistItem,
	type WishlistItem,
	type WishlistItemDraft,
	wishlistItemDraft,
	wishlistQuantity,
} from "../../../shared/domain/wishlist/wishlist.ts";
import { storefront } from "../../base/house.ts";
import { isUnavailable } from "../is-unavailable.ts";
import { ownFields } from "./baskets/own-fields.ts";
import type { CataloguePort } from "./catalogue/catalogue.ts";
import { textField } from "./catalogue/custom-fields.ts";
import { callsAsShopper, problemType } from "./logins/calls-as-shopper.ts";
import type { Shopper } from "./logins/sessions.ts";
import type { ScapiContext } from "./scapi.ts";

type VendorList = ShopperCustomers.schemas["CustomerProductList"];
type VendorItem = ShopperCustomers.schemas["CustomerProductListItem"];

export type WishlistOutcome =
	| { ok: true; done: "added" | "removed" | "saved"; items: WishlistItem[] }
	| { ok: false; error: WishlistErrorCode; items: WishlistItem[] };

export type WishlistPort = {
	items(): Promise<WishlistItem[]>;
	/**
	 * Adds a product, or removes a product that is in the list. `add` states the intended action and prevents the opposite. A customised item
	 * is identified by its item id.
	 */
	toggle(productId: string, add?: boolean): Promise<WishlistOutcome>;
	add(products: readonly NewWishlistItem[]): Promise<WishlistOutcome>;
	/** Calls `take` with the item, and removes the item only if `take` succeeds (wishlist-6). */
	moveOut<T extends { ok: boolean }>(
		itemId: string,
		take: (item: WishlistItem) => Promise<T>,
	): Promise<{ takeOutcome: T; items: WishlistItem[] } | Extract<WishlistOutcome, { ok: false }>>;
	groupOf(productId: string): Promise<string>;
	update(itemId: string, quantity: number): Promise<WishlistOutcome>;
	remove(itemId: string): Promise<WishlistOutcome>;
};

const TYPE = "wish_list";
/** The storefront gives this name to the list that it creates (wishlist-9). */
const NAME = `${storefront.name} Wishlist`;

const ERRORS: Record<string, WishlistErrorCode> = {
	"product-list-product-not-found": "unknownProduct",
	"product-list-product-id-missing": "unknownProduct",
	"product-lists-quota-exceeded": "wishlistFull",
	"product-list-item-not-found": "wishlistItemGone",
};

const toWishlistItem = (item: VendorItem): WishlistItem => ({
	id: item.id ?? "",
	productId: item.productId ?? "",
	variationGroupId: textField(item as Record<string, unknown>, "c_variationGroupId"),
	quantity: item.quantity ?? 1,
	fields: ownFields(item),
});

const toVendor = ({ variationGroupId, fields, ...draft }: WishlistItemDraft) => ({
	...fields,
	...draft,
	type: "product" as const,
	c_variationGroupId: variationGroupId,
});

export const createWishlist = (
	cx: Omit<ScapiContext, "token">,
	shopper: Shopper,
	catalogue: CataloguePort,
): WishlistPort => {
	const withSession = callsAsShopper(cx, shopper);

	const find = (): Promise<VendorList | null> =>
		withSession(async (clients, { customerId }) => {
			const { data } = await clients.shopperCustomers.getCustomerProductLists({
				params: { path: { customerId } },
			});
			return (data.data ?? []).find((list) => list.type === TYPE) ?? null;
		});
	const create = (): Promise<VendorList> =>
		withSession(async (clients, { customerId }) => {
			const { data } = await clients.shopperCustomers.createCustomerProductList({
				params: { path: { customerId } },
				body: { name: NAME, type: TYPE, public: false },
			});
			return data;
		});
	const listWishlistItems = (list: VendorList | null): WishlistItem[] =>
		(list?.customerProductListItems ?? []).filter((item) => item.productId).map(toWishlistItem);

	const put = (listId: string, draft: WishlistItemDraft): Promise<unknown> =>
		withSession((clients, { customerId }) =>
			clients.shopperCustomers.createCustomerProductListItem({
				params: { path: { customerId, listId } },
				body: toVendor(draft),
			}),
		);
	const patch = (listId: string, itemId: string, change: Record<string, unknown>): Promise<unknown> =>
		withSession((clients, { customerId }) =>
			clients.shopperCustomers.updateCustomerProductListItem({
				params: { path: { customerId, listId, itemId } },
				body: change as VendorItem,
			}),
		);
	const drop = (listId: string, itemId: string): Promise<unknown> =>
		withSession((clients, { customerId }) =>
			clients.shopperCustomers.deleteCustomerProductListItem({
				params: { path: { customerId, listId, itemId } },
			}),
		).catch((error: unknown) => {
			if (!(error instanceof ApiError && error.status === 404)) throw error;
		});

	const findGroup = async (productId: string): Promise<string> => {
		try {
			return (await catalogue.product(productId))?.id ?? productId;
		} catch (error) {
			// The id of a variation group can be added even if the product cannot be loaded.
			if (!isUnavailable(error) || !isVariationGroupId(productId)) throw error;
			return productId;
		}
	};

	/** Returns the items, and adds missing variation groups: other clients of the platform write items without them. */
	const mendItems = async (list: VendorList | null): Promise<WishlistItem[]> => {
		const items = listWishlistItems(list);
		const brokenItems = items.filter(({ variationGroupId }) => !isVariationGroupId(variationGroupId));
		if (!list?.id || brokenItems.length === 0) return items;
		const listId = list.id;
		try {
			const groups = new Map<string, string>();
			for (const { productId } of brokenItems) groups.set(productId, await findGroup(productId));
			const plan = planRewrites(items, groups);
			await Promise.all(
				plan.map(({ id, variationGroupId, quantity }) =>
					patch(listId, id, { quantity, c_variationGroupId: variationGroupId }),
				),
			);
			return items.map((item) => ({ ...item, ...plan.find(({ id }) => id === item.id) }));
		} catch (error) {
			cx.platform.log(
				"warning",
				"commerce/wishlists",
				"Wishlist items without variation group could not be rewritten",
				{
					error,
				},
			);
			return items;
		}
	};

	const change = async (
		list: VendorList,
		done: "added" | "removed" | "saved",
		run: (listId: string) => Promise<unknown>,
	): Promise<WishlistOutcome> => {
		try {
			await run(list.id ?? "");
			return { ok: true, done, items: listWishlistItems(await find()) };
		} catch (error) {
			const code = error instanceof ApiError ? ERRORS[problemType(error)] : undefined;
			if (!code) throw error;
			return { ok: false, error: code, items: listWishlistItems(list) };
		}
	};

	const remove = async (itemId: string): Promise<WishlistOutcome> => {
		const list = await find();
		const items = listWishlistItems(list);
		if (!list || !items.some(({ id }) => id === itemId)) {
			cx.platform.log("warning", "commerce/wishlists", "The wishlist item to remove is not in the list");
			return { ok: true, done: "removed", items };
		}
		return change(list, "removed", (listId) => drop(listId, itemId));
	};

	return {
		items: async () => (shopper.isKnown ? mendItems(await find()) : []),
		groupOf: findGroup,
		toggle: async (productId, add) => {
			const ownList = await find();
			const custom = listWishlistItems(ownList).find(({ id, fields }) => id === productId && fields);
			if (custom && ownList && !add) return change(ownList, "removed", (listId) => drop(listId, custom.id));
			const variationGroupId = await findGroup(productId);
			const list = ownList ?? (await create());
			const toggleChange = toggleWishlistItem(listWishlistItems(list), { productId, variationGroupId });
			if (add === (toggleChange.kind === "remove"))
				return { ok: true, done: add ? "saved" : "removed", items: listWishlistItems(list) };
			return toggleChange.kind === "add"
				? change(list, "added", (listId) => put(listId, toggleChange.draft))
				: change(list, "removed", (listId) => drop(listId, toggleChange.item.id));
		},
		add: async (products) => {
			const list = (await find()) ?? (await create());
			const missing = missingWishlistItems(listWishlistItems(list), products);
			return change(list, missing.length > 0 ? "added" : "saved", async (listId) => {
				for (const product of missing) await put(listId, wishlistItemDraft(product));
			});
		},
		moveOut: async (itemId, take) => {
			const list = await find();
			const items = listWishlistItems(list);
			const item = items.find(({ id }) => id === itemId);
			// Another tab has moved the item already; moving it again would put the product into the basket twice.
			if (!list || !item) return { ok: false, error: "wishlistItemGone", items };
			const takeOutcome = await take(item);
			if (!takeOutcome.ok) return { takeOutcome, items };
			await drop(list.id ?? "", itemId);
			return { takeOutcome, items: listWishlistItems(await find()) };
		},
		update: async (itemId, quantity) => {
			const quantityChange = wishlistQuantity(quantity);
			if (quantityChange.kind === "remove") return remove(itemId);
			const list = await find();
			if (!list || !listWishlistItems(list).some(({ id }) => id === itemId))
				return { ok: false, error: "wishlistItemGone", items: listWishlistItems(list) };
			return change(list, "saved", (listId) => patch(listId, itemId, { quantity: quantityChange.quantity }));
		},
		remove,
	};
};
