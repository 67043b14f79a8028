import type { Shopper } from "../../http/http.ts";
import { listItems } from "../customers/lists/product-list-item-store.ts";
import { listLists } from "../customers/lists/product-list-store.ts";
import { newAccessCode } from "../stores/visits/access-code.ts";

export type SharedWishlist = { code: string; firstName: string };

type Owner = Pick<Shopper, "siteId" | "customerId">;

export async function findSharedWishlist(
	db: D1Database,
	{ siteId, customerId }: Owner,
): Promise<SharedWishlist | null> {
	return db
		.prepare(
			"SELECT code, first_name AS firstName FROM shared_wishlist WHERE customer_id = ? AND site_id = ?",
		)
		.bind(customerId, siteId)
		.first<SharedWishlist>();
}

export async function shareWishlist(
	db: D1Database,
	owner: Owner,
	firstName: string,
	now: number,
): Promise<SharedWishlist> {
	await db
		.prepare(
			`INSERT INTO shared_wishlist (code, site_id, customer_id, first_name, created_at) VALUES (?1, ?2, ?3, ?4, ?5)
			ON CONFLICT (customer_id, site_id) DO UPDATE SET first_name = ?4`,
		)
		.bind(newAccessCode(), owner.siteId, owner.customerId, firstName, now)
		.run();
	const sharedWishlist = await findSharedWishlist(db, owner);
	if (!sharedWishlist) throw new Error("The shared wishlist was stored but cannot be read");
	return sharedWishlist;
}

export const endSharing = (db: D1Database, { siteId, customerId }: Owner): Promise<unknown> =>
	db
		.prepare("DELETE FROM shared_wishlist WHERE customer_id = ? AND site_id = ?")
		.bind(customerId, siteId)
		.run();

/** Returns the current items of a shared wishlist (sharing-2) with their properties (basket-28); null for an unknown link. */
export async function wishlistByCode(db: D1Database, siteId: string, code: string) {
	const row = await db
		.prepare(
			"SELECT customer_id AS customerId, first_name AS firstName FROM shared_wishlist WHERE code = ? AND site_id = ?",
		)
		.bind(code, siteId)
		.first<{ customerId: string; firstName: string }>();
	if (!row) return null;
	const list = (await listLists(db, { siteId, customerId: row.customerId })).find(
		({ type }) => type === "wish_list",
	);
	const items = list ? await listItems(db, [list.id]) : [];
	return {
		...(row.firstName ? { firstName: row.firstName } : {}),
		items: items.flatMap(({ id, productId, custom }) =>
			productId
				? [{ id, productId, ...custom, c_variationGroupId: custom.c_variationGroupId ?? productId }]
				: [],
		),
	};
}
