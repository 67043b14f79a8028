import { PRIVATE } from "../../worker/cache/policies.ts";
import { headOf, type LoadPrivate } from "../../worker/pages/page-loader.ts";
import { isUnavailable } from "../../worker/platform/is-unavailable.ts";
import { hitOf, toTiles } from "../../worker/views/tile.ts";
import type { SharedWishlistData } from "./contract.ts";

/**
 * Someone's wishlist as its link shows it (sharing-2): what is in it now, and of its owner the first name at most. Any other code is not found. Private,
 * never cached: it ends when its owner says so. Two rounds of the platform.
 */
export const loadSharedWishlist: LoadPrivate = async (cx, { sharing }) => {
	const found = await sharing.wishlist(cx.search.get("code") ?? "");
	if (!found || !cx.settings.sharingEnabled) return null;
	const isKnown = found !== "unavailable";
	const ids = isKnown ? [...new Set(found.items.map(({ variationGroupId }) => variationGroupId))] : [];
	const products = await (ids.length > 0 ? cx.catalogue.products(ids) : Promise.resolve([])).catch(
		(error: unknown) => {
			if (!isUnavailable(error)) throw error;
			return null;
		},
	);
	// The latest comes first.
	const shown = ids.toReversed().flatMap((id) => products?.find((product) => product.id === id) ?? []);
	const name = isKnown ? found.firstName : undefined;
	const title = name ? cx.t("share.listOf", { name }) : cx.t("share.list");
	const isResting = !isKnown || products === null;
	const data: SharedWishlistData = { title, tiles: await toTiles(shown.map(hitOf), cx), isResting };
	return {
		page: {
			kind: "shared-wishlist",
			data,
			status: isResting ? 503 : 200,
			cache: PRIVATE,
			head: headOf(cx, {
				title: cx.t("share.list"),
				description: cx.t("share.list"),
				robots: "noindex, nofollow",
			}),
		},
	};
};
