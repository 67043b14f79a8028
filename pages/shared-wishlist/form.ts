import { itemParam } from "../../shared/contracts/shopper-api.ts";
import type { HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields } from "../../worker/request/form/form-fields.ts";
import { contextForApi } from "../../worker/request/page/create-page-context.ts";

/** Adds an item to the basket. Field: itemId. The customisation is read from the owner's list, not from the form (sharing-2, basket-28). */
export const sharedWishlistForm: HandleForm = async (form, { calls, locale, paths, visitor, url }) => {
	const code = url.searchParams.get("code") ?? "";
	const back = { location: paths.at("sharedWishlist", { code }) };
	const { settings } = await contextForApi(calls, locale);
	const result = itemParam.safeParse(formFields(form));
	if (!result.success || !settings.sharingEnabled) return back;
	const sharedWishlist = await visitor.sharing.wishlist(code);
	if (!sharedWishlist || sharedWishlist === "unavailable") return back;
	const item = sharedWishlist.items.find(({ id }) => id === result.data.itemId);
	if (!item) return back;
	const { productId, fields } = item;
	const outcome = await visitor.baskets.add({ productId, quantity: 1, fields });
	return { location: paths.at("cart", outcome.ok ? { notice: "added" } : { error: outcome.error }) };
};
