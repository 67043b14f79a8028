import type { WishlistData } from "../../../pages/wishlist/contract.ts";
import type { SessionResponse } from "../../../shared/contracts/shopper-api.ts";
import { heartId } from "../../../shared/domain/wishlist/heart-id.ts";
import { isSamePerson } from "../../state/is-same-person.ts";

type Known = Pick<SessionResponse, "customer" | "wishlist"> | undefined;

export const isBehind = ({ customer, tiles, goneItems: gone }: WishlistData, known: Known): boolean => {
	if (!known?.wishlist) return false;
	if (!isSamePerson(known.customer, customer)) return true;
	const shown = new Set([...tiles, ...gone].map(({ itemId }) => itemId));
	// An entry without an item id has not been confirmed by the server.
	return known.wishlist.items.some(({ itemId, id }) =>
		itemId === "" ? !tiles.some((tile) => heartId(tile) === id) : !shown.has(itemId),
	);
};

export const currentWishlistItems = (data: WishlistData, known: Known): WishlistData => {
	if (known && data.customer.registered && !isSamePerson(known.customer, data.customer))
		return {
			...data,
			customer: known.customer,
			wishlist: known.wishlist ?? { ...data.wishlist, items: [] },
			tiles: [],
			goneItems: [],
		};
	const wishlist = known?.wishlist;
	if (!wishlist || isBehind(data, known)) return data;
	const saved = new Set(wishlist.items.map(({ itemId }) => itemId));
	const ids = new Set(wishlist.items.map(heartId));
	return {
		...data,
		wishlist,
		tiles: data.tiles.filter((tile) => saved.has(tile.itemId) || ids.has(heartId(tile))),
		goneItems: data.goneItems.filter(({ itemId }) => saved.has(itemId)),
	};
};
