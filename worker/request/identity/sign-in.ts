import {
	type NewWishlistItem,
	type WishlistItem,
	wishlistItemsToCopy,
} from "../../../shared/domain/wishlist/wishlist.ts";
import type { Log } from "../../base/log.ts";
import type { Credentials, SignInRefusal } from "../../platform/commerce/logins/credentials.ts";
import type { ShopperPorts } from "../../platform/commerce/shopper-ports.ts";
import { readVisitor } from "../visitor.ts";

export type SignInOutcome =
	| { ok: true; done?: "added" | "saved"; items: WishlistItem[] | null }
	| { ok: false; error: SignInRefusal };

/**
 * Signs a customer in and carries over the guest's basket and wishlist. Failures after signing in are logged and do not sign the customer
 * out (identity-17).
 */
export const signIn = async (
	{ shopper, baskets, wishlist, passwords, profile, carryConsent }: ShopperPorts,
	{ wishlistProductId, ...credentials }: Credentials & { wishlistProductId?: string },
	log: Log,
): Promise<SignInOutcome> => {
	const attempt = <T>(what: string, promise: Promise<T>): Promise<T | null> =>
		promise.catch((error: unknown) => {
			log("warning", "request/sign-in", `${what} was not carried over`, { error });
			return null;
		});
	const before = await attempt("The guest", readVisitor(shopper));
	const wasGuest = shopper.isKnown && before !== null && !before.registered;
	const [guestItems, guestCount] = wasGuest
		? await Promise.all([
				attempt("The wishlist", wishlist.items()).then((items) => items ?? []),
				attempt("The bag", baskets.count()),
			])
		: [[], 0];

	const refusal = await shopper.signIn(credentials);
	if (refusal) {
		// Runs for every address and after the response, so that neither content nor timing reveals whether an account exists
		// (identity-28).
		if (refusal === "wrongPassword" && "password" in credentials) passwords.requestFirst(credentials.email);
		return { ok: false, error: refusal };
	}
	const visitor = await shopper.session();
	const bringBag = async () => {
		const [customer] = await Promise.all([
			attempt("The e-mail address", profile.read()),
			attempt(
				"The bag",
				baskets.follow(
					async () => (wasGuest && !visitor.agent ? baskets.merge() : undefined),
					async () => guestCount ?? 0,
				),
			),
		]);
		if (customer?.email && !visitor.agent) await baskets.pushEmail(customer.email);
	};
	const [own] = await Promise.all([
		attempt("The wishlist", wishlist.items()),
		attempt("The e-mail address", bringBag()),
		attempt("The consent", carryConsent()),
	]);
	let items = own;
	const add = async (newItems: NewWishlistItem[]) => {
		const outcome = newItems.length > 0 ? await attempt("The wishlist", wishlist.add(newItems)) : null;
		if (outcome) items = outcome.items;
		return outcome;
	};
	await add(wishlistItemsToCopy(guestItems, own ?? [], visitor));
	if (wishlistProductId === undefined) return { ok: true, items };
	// The shopper signed in to add the item, so an item that is already in the list stays.
	const variationGroupId = await attempt("The wishlist item", wishlist.groupOf(wishlistProductId));
	const outcome =
		variationGroupId === null ? null : await add([{ productId: wishlistProductId, variationGroupId }]);
	const change = outcome?.ok && outcome.done !== "removed" ? outcome.done : undefined;
	return { ok: true, items, done: change };
};
