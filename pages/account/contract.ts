import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { PasskeyView } from "../../shared/contracts/passkeys.ts";
import type { CustomerView } from "../../shared/contracts/views.ts";

/** A fact of the profile, as it is read: what it is called (`account.<name>`) and what it says. */
export type ProfileFact = { name: "name" | "email" | "birthday" | "phone" | "city"; text: string };

export type AccountData = {
	customer: CustomerView;
	notice?: string;
	/** What became of an account elsewhere. */
	message?: string;
	/** Null while the platform does not say. */
	facts: ProfileFact[] | null;
	navigation: AccountLinkView[];
	/** Null while the platform does not say. */
	passkeys: PasskeyView[] | null;
	/** Accounts elsewhere that sign the customer in, or can be linked (identity-56); null while the profile cannot be read. */
	accounts: { id: string; name: string; linkHref: string; isLinked: boolean }[] | null;
	/** Of a passkey, or why an account was not linked (identity-56). */
	error?: "unavailable" | "accountLinked";
};
