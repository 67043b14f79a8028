import type { PasswordPolicy } from "@vetrina/shop-rules/identity/password-policy.ts";

export type NewPasswordData = {
	/** Of the link that the customer came by. */
	state: "valid" | "used" | "unavailable";
	policy: PasswordPolicy;
	/** Where a customer signs in with it. */
	signInHref: string;
	/** The page itself. */
	retryHref: string;
	error?: "weakPassword" | "unavailable";
};
