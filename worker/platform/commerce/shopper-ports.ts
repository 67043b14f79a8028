import type { Consent } from "../../../shared/domain/consent/consent.ts";
import type { BasketPort } from "./baskets/baskets.ts";
import type { Shopper } from "./logins/sessions.ts";
import type { PasswordPort } from "./passwords.ts";
import type { Profile } from "./profile.ts";
import type { WishlistPort } from "./wishlists.ts";

/** One shopper on one site: the session and what belongs to it. */
export type ShopperPorts = {
	shopper: Shopper;
	/** What they let the shop use (consent-1). */
	consent: Consent;
	baskets: BasketPort;
	wishlist: WishlistPort;
	passwords: PasswordPort;
	/** What the customer has told of themselves; null while the platform does not say. */
	profile(): Promise<Profile | null>;
	/** The house's own groups that a customer is in; none where the platform does not say. */
	groups(): Promise<readonly string[]>;
};
