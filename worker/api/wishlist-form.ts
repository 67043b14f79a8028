import type { FixedRouteName } from "../../shared/domain/addresses/routes.ts";
import { isProductId } from "../../shared/domain/catalogue/product-id.ts";
import { mayWish } from "../../shared/domain/wishlist/wishlist.ts";
import { contextForApi } from "../pages/page-context.ts";
import type { HandleForm } from "../pages/page-form.ts";
import { visitorOf } from "../pages/wishlist-view.ts";
import { formText } from "./form-text.ts";
import { moveToBasket, moveToWishes } from "./move-wishlist-item.ts";
import { signIn } from "./sign-in.ts";

/** Ids of items are the platform's own. */
const ID = /^[\w-]{1,64}$/;

/**
 * `POST /{locale}/wishlist`: wishes without JavaScript. Fields: intent = wish | remove | move | keep; productId (wish: to be
 * kept), keptId (wish: to be taken out), itemId.
 */
export const wishlistForm: HandleForm = async (form, { calls, locale, paths, visitor: ports }) => {
	const { settings } = await contextForApi(calls, locale);
	const to = (query: Record<string, string>, route: FixedRouteName = "wishlist") => ({
		location: paths.at(route, query),
	});
	const intent = formText(form, "intent") || "wish";
	const productId = formText(form, "productId");
	const keptId = formText(form, "keptId");
	const itemId = formText(form, "itemId");
	const { wishlist, shopper } = ports;
	if (!mayWish(await visitorOf(shopper), settings))
		return to(
			{ notice: "wishSignIn", ...(intent === "wish" && isProductId(productId) ? { wish: productId } : {}) },
			"signIn",
		);
	const wished = productId || keptId;
	if (intent === "wish" && isProductId(wished)) {
		const outcome = await wishlist.toggle(wished, productId !== "");
		if (!outcome.ok) return to({ error: outcome.error });
		return to({ notice: outcome.done === "removed" ? "wishlistRemoved" : "wishlistAdded" });
	}
	if (!ID.test(itemId)) return to({ error: "invalid" });
	if (intent === "remove") {
		const outcome = await wishlist.remove(itemId);
		return outcome.ok ? to({ notice: "wishlistRemoved" }) : to({ error: outcome.error });
	}
	if (intent === "move" && isProductId(productId)) {
		const outcome = await moveToBasket(ports, itemId, productId);
		return outcome.ok ? to({ notice: "added" }, "cart") : to({ error: outcome.error });
	}
	if (intent === "keep") {
		const outcome = await moveToWishes(ports, itemId);
		if (outcome.ok) return to({ notice: "wishlistMoved" }, "cart");
		return outcome.error === "signIn"
			? to({ notice: "wishSignIn" }, "signIn")
			: to({ error: outcome.error }, "cart");
	}
	return to({ error: "invalid" });
};

/** `POST /{locale}/login`: fields intent = signIn | signOut, email, password, wish. */
export const signInForm: HandleForm = async (form, { calls: { platform }, paths, visitor: ports }) => {
	const to = (query: Record<string, string>, route: FixedRouteName = "signIn") => ({
		location: paths.at(route, query),
	});
	if (formText(form, "intent") === "signOut") {
		await ports.shopper.signOut();
		return to({ notice: "signedOut" });
	}
	const email = formText(form, "email").trim();
	const password = formText(form, "password");
	const asked = formText(form, "wish");
	const wish: { wish?: string } & Record<string, string> = isProductId(asked) ? { wish: asked } : {};
	if (email === "" || password === "" || email.length > 256 || password.length > 256)
		return to({ error: "invalid", ...wish });
	const outcome = await signIn(ports, { email, password, ...wish }, platform.log);
	if (!outcome.ok) return to({ error: outcome.error, ...wish });
	return to({ notice: outcome.done === "added" ? "wishlistAdded" : "signedIn" }, "wishlist");
};
