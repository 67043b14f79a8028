import type { PasswordPolicy } from "@vetrina/shop-rules/identity/password-policy.ts";
import type { Consent } from "@vetrina/shop-rules/legal/legal-set.ts";
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
	/** The consents of the market apart from that to the privacy policy; `minimumAge`: the years that one of them names (legal-8). */
	consents?: readonly Exclude<Consent, "privacy">[];
	minimumAge?: number;
};
