import type { PasswordPolicy } from "@vetrina/shop-rules/identity/password-policy.ts";
import type { PersonFormData } from "../../shared/contracts/account-views.ts";
import type { ProviderId } from "../../shared/domain/identity/providers.ts";
import type { RegistrationFaults, RegistrationField } from "../../shared/domain/identity/registration.ts";

/** Its values are what was typed before, without the password. */
export type RegisterData = PersonFormData & {
	faults: RegistrationFaults;
	/** Why the whole form was refused; a key of `error.…`. */
	error?: "unavailable" | "tooManyTries" | "invalid";
	/** Put into the wishlist afterwards. */
	wishlistProductId?: string;
	policy: PasswordPolicy;
	/** The provider by which the person has proved their identity (identity-54). */
	provider?: { id: ProviderId; name: string };
	/** The order whose buyer opens an account; all that the order says is not asked for again. */
	order?: { orderNo: string; email: string };
	/** The fields to ask for; absent for all. */
	asks?: readonly RegistrationField[];
};
