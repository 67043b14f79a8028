import type { PasswordPolicy } from "@vetrina/shop-rules/identity/password-policy.ts";
import type { AccountLinkView, PersonFormData } from "../../shared/contracts/account-views.ts";
import type { PasskeyView } from "../../shared/contracts/passkeys.ts";
import type { ProviderId } from "../../shared/domain/identity/providers.ts";
import type { RegistrationFaults } from "../../shared/domain/identity/registration.ts";

export type PersonalDataForm = "profile" | "email" | "password" | "agents" | "deletion";
/** Why a form was refused; those of a field are in `personForm.faults`. */
export type PersonalDataError =
	| "form"
	| "changed"
	| "unavailable"
	| "invalidEmail"
	| "loginInUse"
	| "wrongCurrentPassword"
	| "weakPassword"
	| "tooManyTries"
	| "passkeys"
	| "accounts"
	| "accountLinked"
	| "download"
	| "signInAgain"
	| "orderAwaitsPayment";

export type PersonRow = {
	label:
		| "name"
		| "reading"
		| "latinName"
		| "gender"
		| "birthday"
		| "phone"
		| "city"
		| "country"
		| "citizenship";
	/** The code of a gender, else as it is shown. */
	text: string;
};

export type PersonalDataData = {
	navigation: AccountLinkView[];
	href: string;
	/** The customer's id, which forms send so that a stale tab cannot change another customer's data. */
	owner: string;
	/** The anti-forgery token of the forms that ask for it. */
	csrf: string;
	/** The customer's details; null if the platform does not say. */
	person: PersonRow[] | null;
	editHref: string;
	/** The form in which it is changed, once that is asked for. */
	personForm?: PersonFormData & { faults: RegistrationFaults; dataCollection: boolean };
	/** Missing for agents, and while the platform does not say: how the customer signs in is theirs alone. */
	signIn?: {
		email: string;
		newEmail?: string;
		/** False: they sign in by an account elsewhere. */
		hasPassword: boolean;
		policy: PasswordPolicy;
	};
	/** Missing for agents, and while the platform does not say. */
	account?: {
		downloadHref: string;
		consentHref: string;
		refusesAgents: boolean;
		/** Texts of the present state and of the switch. */
		agentsTexts: { now: string; change: string };
	};
	/** The form that `notice` or `error` belongs to. */
	form?: PersonalDataForm;
	error?: PersonalDataError;
	notice?:
		| "saved"
		| "emailChanged"
		| "passwordChanged"
		| "agentsRefused"
		| "agentsAllowed"
		| "passkeyRemoved"
		| "linked"
		| "unlinked";
	/** Missing for agents; null while the platform does not say. */
	passkeys?: PasskeyView[] | null;
	/** IANA; the browser writes days by the clock of the shop's country, as the Worker does. */
	timeZone: string;
	/** Accounts elsewhere that sign the customer in, or can be linked (identity-56); missing for agents. */
	accounts?: {
		id: ProviderId;
		name: string;
		/** The provider's own script signs in on this page (identity-57). */
		inPage?: boolean;
		isLinked: boolean;
	}[];
};
