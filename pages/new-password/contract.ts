import type { PasswordPolicy } from "@vetrina/shop-rules/identity/password-policy.ts";

export type NewPasswordData = {
	/** The state of the mailed link. */
	state: "valid" | "used" | "unavailable";
	policy: PasswordPolicy;
	signInHref: string;
	/** This page. */
	retryHref: string;
	error?: "weakPassword" | "unavailable";
};
