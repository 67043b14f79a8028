import type { CustomerView } from "../../shared/contracts/views.ts";
import type { SignInWay } from "../../shared/domain/identity/sign-in-way.ts";

/** Routes that ask guests to sign in first. */
export type SignInBack =
	| "account"
	| "orders"
	| "personalData"
	| "addresses"
	| "payments"
	| "loyalty"
	| "storeCredit"
	| "newsletterPreferenceCenter"
	| "checkout";

export type SignInData = {
	customer: CustomerView;
	error?: string;
	notice?: string;
	/** The address that was typed into a form that was refused. */
	email?: string;
	wishlistProductId?: string;
	/** How this browser signed in last (identity-80). */
	lastWay?: SignInWay;
	/** The route to go on to. */
	back?: { route: SignInBack; href: string };
};
