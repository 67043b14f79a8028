import type { BirthdayParts } from "../../shared/domain/identity/birthday.ts";
import type { PasswordPolicy } from "../../shared/domain/identity/password-policy.ts";
import type { ProviderId } from "../../shared/domain/identity/providers.ts";
import type { RegistrationFaults, RegistrationField } from "../../shared/domain/identity/registration.ts";

export type RegisterData = {
	/** What was typed before, without the password. */
	values: Record<string, string>;
	faults: RegistrationFaults;
	/** Why the whole form was refused; a key of `error.…`. */
	error?: "unavailable" | "tooManyTries" | "invalid";
	/** Put into the wishlist afterwards. */
	wishlistProductId?: string;
	policy: PasswordPolicy;
	countries: { code: string; name: string }[];
	/** Countries by calling code, as they are chosen; without "+". */
	phoneCodes: { code: string; country: string; name: string }[];
	birthdayOrder: (keyof BirthdayParts)[];
	familyNameFirst: boolean;
	furigana: boolean;
	/** Names in Latin letters are asked for where the language has others. */
	latinName: boolean;
	citizenship: boolean;
	/** By whose account the person has proved who they are (identity-54). */
	provider?: { id: ProviderId; name: string };
	/** What is asked for, where it is not all. */
	asks?: readonly RegistrationField[];
};
