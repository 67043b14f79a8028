import type { SessionResponse } from "../../../shared/contracts/shopper-api.ts";
import type { RowTileView } from "../../../shared/contracts/views.ts";

const KEY = "shop.bag.";

export type KeptTile = Pick<RowTileView, "id" | "href" | "brand" | "name" | "image" | "price">;

/** Holds a locale's bag and wishlist as they were last known. `tiles` are products of the wishlist. */
export type KeptBag = Omit<SessionResponse, "csrf" | "countryOffer"> & { tiles: KeptTile[] };

export function readKeptBag(apiHref: string): KeptBag | null {
	try {
		return JSON.parse(localStorage.getItem(KEY + apiHref) ?? "null") as KeptBag | null;
	} catch {
		return null;
	}
}

/** Stores the bag. Without room, the last one is deleted instead, because an outdated bag would mislead (shell-43). */
export function keepBag(apiHref: string, bag: KeptBag): void {
	try {
		localStorage.setItem(KEY + apiHref, JSON.stringify(bag));
	} catch {
		try {
			localStorage.removeItem(KEY + apiHref);
		} catch {}
	}
}

/** Returns the wishlist's products that are known, in its order. */
export const listKeptTiles = ({ wishlist, tiles }: KeptBag): KeptTile[] => {
	const byId = new Map(tiles.map((tile) => [tile.id, tile]));
	return (wishlist?.items ?? []).flatMap(({ id }) => byId.get(id) ?? []);
};
