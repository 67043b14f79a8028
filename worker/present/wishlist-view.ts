import { isolate } from "@vetrina/shop-rules/locale/isolate.ts";
import type { CustomerView, WishlistView } from "../../shared/contracts/views.ts";
import type { Product } from "../../shared/domain/catalogue/catalogue.ts";
import {
	mayUseWishlist,
	type Visitor,
	type WishlistItem,
	wishlistProductId,
} from "../../shared/domain/wishlist/wishlist.ts";
import { readCustom } from "../platform/commerce/baskets/line-fields.ts";
import type { PageContext } from "../request/page/page-context.ts";
import type { CurrentVisitor } from "../request/visitor.ts";
import { toLineCustom } from "./customised-lines.ts";
import { listShownSizes, type SizeContext } from "./sizes/show-sizes.ts";

export const toCustomerView = (
	{ registered, agent, name, customerId, expiresAt }: CurrentVisitor,
	groups: readonly string[] = [],
): CustomerView => ({
	registered,
	id: registered && customerId ? customerId : undefined,
	name: registered && name ? name : undefined,
	agentUntil: agent && expiresAt !== undefined ? new Date(expiresAt * 1000).toISOString() : undefined,
	groups: groups.length > 0 ? [...groups] : undefined,
});

export const toWishlistView = (
	items: readonly WishlistItem[],
	visitor: Visitor,
	settings: { guestWishlistEnabled: boolean },
): WishlistView => ({
	may: mayUseWishlist(visitor, settings),
	items: items.map((item) => ({
		itemId: item.id,
		id: wishlistProductId(item),
		custom: item.fields ? true : undefined,
	})),
});

export const customisedInWords = (
	{ productId, fields = {} }: Pick<WishlistItem, "productId" | "fields">,
	product: Product,
	cx: Pick<PageContext, "t"> & SizeContext,
): string => {
	const size = product.variants.find(({ id }) => id === productId)?.values.size;
	const label =
		product.sizes.length > 1
			? listShownSizes(product, cx).find(({ value }) => value === size)?.name
			: undefined;
	const custom = readCustom(fields, product.details.customisation);
	const notes = custom ? toLineCustom(custom, cx.t).notes.map(({ value }) => isolate(value)) : [];
	return [product.colour?.label, label, ...notes].filter(Boolean).join(", ");
};
