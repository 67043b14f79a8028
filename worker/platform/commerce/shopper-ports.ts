import type { Consent } from "../../../shared/domain/consent/consent.ts";
import type { PasskeyPort } from "./accounts/passkeys.ts";
import type { PasswordPort } from "./accounts/passwords.ts";
import type { ProfilePort } from "./accounts/profile.ts";
import type { AgentPort } from "./agents.ts";
import type { BasketPort } from "./baskets/baskets.ts";
import type { AddressPort } from "./checkout/address-suggestions.ts";
import type { CheckoutPort } from "./checkout/checkout.ts";
import type { DevicePort } from "./checkout/device.ts";
import type { WalletSheetPort } from "./checkout/wallet-sheets.ts";
import type { WalletPort } from "./checkout/wallets.ts";
import type { ShopperContext } from "./contexts/shopper-context.ts";
import type { CustomPricePort } from "./custom-price.ts";
import type { GiftCardPort } from "./gift-cards.ts";
import type { ProviderPort } from "./logins/provider-port.ts";
import type { SessionSync } from "./logins/session-sync.ts";
import type { Shopper } from "./logins/sessions.ts";
import type { LoyaltyPort } from "./loyalty.ts";
import type { NewsletterPort } from "./newsletter.ts";
import type { OrderPort } from "./orders/orders.ts";
import type { ReturnPort } from "./orders/returns.ts";
import type { PersonalShopperPort } from "./personal-shopper.ts";
import type { RecordPort } from "./saved-records.ts";
import type { SharingPort } from "./sharing.ts";
import type { VisitPort } from "./stores/visits.ts";
import type { WishlistPort } from "./wishlists.ts";

export type ShopperPorts = {
	shopper: Shopper;
	/** The shopper's consent to cookies and services (consent-1). */
	consent: Consent;
	/** Merges the consent of browser and account after a sign-in (consent-9). */
	carryConsent(): Promise<void>;
	customPrice: CustomPricePort;
	baskets: BasketPort;
	personalShopper: PersonalShopperPort;
	wishlist: WishlistPort;
	passwords: PasswordPort;
	checkout: CheckoutPort;
	addresses: AddressPort;
	wallets: WalletPort;
	device: DevicePort;
	orders: OrderPort;
	returns: ReturnPort;
	loyalty: LoyaltyPort;
	giftCards: GiftCardPort;
	visits: VisitPort;
	sharing: SharingPort;
	newsletter: NewsletterPort;
	records: RecordPort;
	walletSheets: WalletSheetPort;
	agents: AgentPort;
	passkeys: PasskeyPort;
	providers: ProviderPort;
	profile: ProfilePort;
	/** The platform's context of the shopper's session (identity-70). */
	context: ShopperContext;
	/** Checks that the platform's session matches the shopper's tokens (identity-33). */
	sessionSync: SessionSync;
	/** Returns the customer's groups of the house, or the last known ones if the platform call fails (identity-75). */
	groups(): Promise<readonly string[]>;
	setCookies(): string[];
};
