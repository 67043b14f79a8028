import type { CustomerView, WishlistView, WishTileView } from "../../shared/contracts/views.ts";
import { availabilityOf, isBanned } from "../../shared/domain/availability.ts";
import type { Product } from "../../shared/domain/catalogue.ts";
import { mayWish, type Visitor, type Wish, wishedId } from "../../shared/domain/wishlist.ts";
import type { Shopper } from "../platform/commerce/sessions.ts";
import type { PageContext } from "./page-loader.ts";
import { badgesOf, calloutOf, GUEST_GROUPS, toPrice, toTileImage } from "./views.ts";

type Named = Visitor & { name: string };
const NOBODY: Named = { registered: false, agent: false, name: "" };

/** Who is here. Somebody without a session is nobody yet, and reading begins none. */
export const visitorOf = async (shopper: Shopper): Promise<Named> =>
	shopper.known ? shopper.session() : NOBODY;

export const toCustomerView = ({ registered, name }: Named): CustomerView => ({
	registered,
	...(registered && name ? { name } : {}),
});

export const toWishlistView = (
	wishes: readonly Wish[],
	visitor: Visitor,
	settings: { guestWishlistEnabled: boolean },
): WishlistView => ({
	may: mayWish(visitor, settings),
	wishes: wishes.map((wish) => ({ itemId: wish.id, id: wishedId(wish) })),
});

/** A wish as a tile, by what its colour is now. */
export const toWishTile = (wish: Wish, product: Product, cx: PageContext): WishTileView => {
	const { details, price } = product;
	return {
		itemId: wish.id,
		id: product.id,
		href: cx.paths.product(product.slugUrl),
		brand: product.brand,
		name: product.name,
		colour: product.colour?.label ?? "",
		image: product.images[0] ? toTileImage(product.images[0]) : null,
		secondImage: product.images[1] ? toTileImage(product.images[1]) : null,
		price: toPrice(price, cx),
		badges: badgesOf(details, cx.t),
		...calloutOf(product.callouts[0]),
		colourCount: 1,
		state: availabilityOf(
			product.variants.map((variant) => variant.stock),
			{
				hasPrice: price !== null && price.value > 0,
				banned: isBanned({ a: details.groupA, b: details.groupB }, GUEST_GROUPS),
			},
		),
		onlyVariantId: product.variants.length === 1 ? (product.variants[0]?.id ?? null) : null,
	};
};
