import type { PasswordPolicy } from "@vetrina/shop-rules/identity/password-policy.ts";
import type { PersonFormData } from "../../shared/contracts/account-views.ts";
import type { ProviderId } from "../../shared/domain/identity/providers.ts";
import type { RegistrationFaults, RegistrationField } from "../../shared/domain/identity/registration.ts";

export type RegisterData = PersonFormData & {
	faults: RegistrationFaults;
	error?: "unavailable" | "tooManyTries" | "invalid";
	wishlistProductId?: string;
	policy: PasswordPolicy;
	provider?: { id: ProviderId; name: string };
	order?: { orderNo: string; email: string };
	asks?: readonly RegistrationField[];
};
