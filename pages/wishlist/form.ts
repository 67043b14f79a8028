import * as z from "zod";
import { itemId, productId, wishlistItemBody } from "../../shared/contracts/shopper-api.ts";
import { mayUseWishlist } from "../../shared/domain/wishlist/wishlist.ts";
import type { HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields, omitUndefined } from "../../worker/request/form/form-fields.ts";
import { moveToBasket, moveToWishlist } from "../../worker/request/move-wishlist-item.ts";
import { contextForApi } from "../../worker/request/page/create-page-context.ts";
import { readVisitor } from "../../worker/request/visitor.ts";
import type { FixedRouteName } from "../routes.ts";

const body = z.discriminatedUnion("intent", [
	wishlistItemBody.extend({ intent: z.literal("toggle") }),
	z.object({ intent: z.literal("remove"), itemId }),
	z.object({ intent: z.literal("moveToBag"), itemId, productId }),
	z.object({ intent: z.literal("moveToWishlist"), itemId }),
]);

/**
 * Changes the wishlist. Fields: intent = toggle | remove | moveToBag | moveToWishlist, itemId; for toggle either productId, which adds, or
 * removeProductId, which removes; for moveToBag also productId, the product with the chosen size.
 */
export const wishlistForm: HandleForm = async (form, { calls, locale, paths, visitor: ports }) => {
	const { settings } = await contextForApi(calls, locale);
	const to = (query: Record<string, string | undefined>, route: FixedRouteName = "wishlist") => ({
		location: paths.at(route, omitUndefined(query)),
	});
	const { intent = "toggle", removeProductId, ...fields } = formFields(form);
	const result = body.safeParse({
		...fields,
		intent,
		productId: fields.productId ?? removeProductId,
		add: fields.productId !== undefined,
	});
	const request = result.data;
	const { wishlist, shopper } = ports;
	if (!mayUseWishlist(await readVisitor(shopper), settings))
		return to(
			{
				notice: "wishlistSignIn",
				wishlistProductId: request?.intent === "toggle" && request.add ? request.productId : undefined,
			},
			"signIn",
		);
	if (!request) return to({ error: "invalid" });
	switch (request.intent) {
		case "toggle": {
			const outcome = await wishlist.toggle(request.productId, request.add);
			if (!outcome.ok) return to({ error: outcome.error });
			return to({ notice: outcome.done === "removed" ? "wishlistRemoved" : "wishlistAdded" });
		}
		case "remove": {
			const outcome = await wishlist.remove(request.itemId);
			return outcome.ok ? to({ notice: "wishlistRemoved" }) : to({ error: outcome.error });
		}
		case "moveToBag": {
			const outcome = await moveToBasket(ports, request.itemId, request.productId);
			return outcome.ok ? to({ notice: "added" }, "cart") : to({ error: outcome.error });
		}
		case "moveToWishlist": {
			const outcome = await moveToWishlist(ports, request.itemId);
			if (outcome.ok) return to({ notice: "wishlistMoved" }, "cart");
			return outcome.error === "signIn"
				? to({ notice: "wishlistSignIn" }, "signIn")
				: to({ error: outcome.error }, "cart");
		}
	}
};
