import type { Paths } from "../../shared/domain/addresses/paths.ts";
import { isProductId } from "../../shared/domain/catalogue/product-id.ts";
import { mayWish } from "../../shared/domain/wishlist/wishlist.ts";
import { visitorOf } from "../pages/wishlist-view.ts";
import type { ShopperPorts } from "../platform/commerce/shopper-ports.ts";
import type { Log } from "../platform/logging.ts";
import { formText } from "./form-text.ts";
import { moveToBasket, moveToWishes } from "./move-wishlist-item.ts";
import { signIn } from "./sign-in.ts";

/** Ids of items are the platform's own. */
const ID = /^[\w-]{1,64}$/;
const withQuery = (path: string, query: Record<string, string>): string =>
	`${path}?${new URLSearchParams(query)}`;

/**
 * `POST /{locale}/wishlist`: wishes without JavaScript. Fields: intent = wish | remove | move | keep; productId (wish: to be
 * kept), keptId (wish: to be taken out), itemId. Answers with where to go (303), with message keys, never with a text from the
 * request.
 */
export const runWishlistForm = async (
	form: FormData,
	ports: ShopperPorts,
	paths: Paths,
	settings: { guestWishlistEnabled: boolean },
): Promise<string> => {
	const to = (query: Record<string, string>, path = "/wishlist"): string =>
		paths.page(withQuery(path, query));
	const intent = formText(form, "intent") || "wish";
	const productId = formText(form, "productId");
	const keptId = formText(form, "keptId");
	const itemId = formText(form, "itemId");
	const { wishlist, shopper } = ports;
	if (!mayWish(await visitorOf(shopper), settings))
		return to(
			{ notice: "wishSignIn", ...(intent === "wish" && isProductId(productId) ? { wish: productId } : {}) },
			"/login",
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
		return outcome.ok ? to({ notice: "added" }, "/cart") : to({ error: outcome.error });
	}
	if (intent === "keep") {
		const outcome = await moveToWishes(ports, itemId);
		if (outcome.ok) return to({ notice: "wishlistMoved" }, "/cart");
		return outcome.error === "signIn"
			? to({ notice: "wishSignIn" }, "/login")
			: to({ error: outcome.error }, "/cart");
	}
	return to({ error: "invalid" });
};

/** `POST /{locale}/login`: fields intent = signIn | signOut, email, password, wish. Answers with where to go (303). */
export const runSignInForm = async (
	form: FormData,
	ports: ShopperPorts,
	paths: Paths,
	log: Log,
): Promise<string> => {
	const to = (query: Record<string, string>, path = "/login"): string => paths.page(withQuery(path, query));
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
	const outcome = await signIn(ports, { email, password, ...wish }, log);
	if (!outcome.ok) return to({ error: outcome.error, ...wish });
	return to({ notice: outcome.done === "added" ? "wishlistAdded" : "signedIn" }, "/wishlist");
};
