import type { WishlistData } from "../../../pages/wishlist/contract.ts";
import type { SessionResponse } from "../../../shared/contracts/shopper-api.ts";
import { heartId } from "../../../shared/domain/wishlist/heart-id.ts";
import { isSamePerson } from "../../state/is-same-person.ts";

type Known = Pick<SessionResponse, "customer" | "wishlist"> | undefined;

export const isBehind = ({ customer, tiles, goneItems }: WishlistData, session: Known): boolean => {
	if (!session?.wishlist) return false;
	if (!isSamePerson(session.customer, customer)) return true;
	const shownIds = new Set([...tiles, ...goneItems].map(({ itemId }) => itemId));
	// An entry without an item id has not been confirmed by the server.
	return session.wishlist.items.some(({ itemId, id }) =>
		itemId === "" ? !tiles.some((tile) => heartId(tile) === id) : !shownIds.has(itemId),
	);
};

export const currentWishlistItems = (data: WishlistData, session: Known): WishlistData => {
	if (session && data.customer.registered && !isSamePerson(session.customer, data.customer))
		return {
			...data,
			customer: session.customer,
			wishlist: session.wishlist ?? { ...data.wishlist, items: [] },
			tiles: [],
			goneItems: [],
		};
	const wishlist = session?.wishlist;
	if (!wishlist || isBehind(data, session)) return data;
	const savedIds = new Set(wishlist.items.map(({ itemId }) => itemId));
	const ids = new Set(wishlist.items.map(heartId));
	return {
		...data,
		wishlist,
		tiles: data.tiles.filter((tile) => savedIds.has(tile.itemId) || ids.has(heartId(tile))),
		goneItems: data.goneItems.filter(({ itemId }) => savedIds.has(itemId)),
	};
};
