import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { PasskeyView } from "../../shared/contracts/passkeys.ts";
import type { CustomerView } from "../../shared/contracts/views.ts";

/** A fact of the profile, as it is read: what it is called (`account.<name>`) and what it says. */
export type ProfileFact = { name: "name" | "email" | "birthday" | "phone" | "city"; text: string };

export type AccountData = {
	customer: CustomerView;
	notice?: string;
	/** Null while the platform does not say. */
	facts: ProfileFact[] | null;
	navigation: AccountLinkView[];
	/** Null while the platform does not say. */
	passkeys: PasskeyView[] | null;
	/** Of a passkey, or why an account was not linked (identity-56). */
	error?: "unavailable" | "accountLinked";
};
