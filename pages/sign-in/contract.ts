import type { CustomerView } from "../../shared/contracts/views.ts";
import type { SignInWay } from "../../shared/domain/identity/sign-in-way.ts";

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
	email?: string;
	wishlistProductId?: string;
	lastWay?: SignInWay;
	back?: { route: SignInBack; href: string };
};
