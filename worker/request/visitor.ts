import type { Visitor } from "../../shared/domain/wishlist/wishlist.ts";
import type { Shopper } from "../platform/commerce/logins/sessions.ts";
import { isUnavailable } from "../platform/is-unavailable.ts";

export type CurrentVisitor = Visitor & { name: string; customerId?: string; expiresAt?: number };

const ANONYMOUS: CurrentVisitor = { registered: false, agent: false, name: "" };

export const readVisitor = async (shopper: Shopper): Promise<CurrentVisitor> =>
	shopper.isKnown ? shopper.session() : ANONYMOUS;

/**
 * Returns a guest if the login service fails (identity-14). Only for pages that serve guests as well: a bag, a wishlist or an account would look
 * empty.
 */
export const readVisitorOrGuest = async (shopper: Shopper): Promise<CurrentVisitor> => {
	try {
		return await readVisitor(shopper);
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return ANONYMOUS;
	}
};
