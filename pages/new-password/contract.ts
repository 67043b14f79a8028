import type { PasswordPolicy } from "@vetrina/shop-rules/identity/password-policy.ts";

export type NewPasswordData = {
	state: "valid" | "used" | "unavailable";
	policy: PasswordPolicy;
	signInHref: string;
	retryHref: string;
	error?: "weakPassword" | "unavailable";
};
