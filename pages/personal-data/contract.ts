import type { PasswordPolicy } from "@vetrina/shop-rules/identity/password-policy.ts";
import type { AccountLinkView, PersonFormData } from "../../shared/contracts/account-views.ts";
import type { PasskeyView } from "../../shared/contracts/passkeys.ts";
import type { WithSections } from "../../shared/contracts/section-view.ts";
import type { ProviderId } from "../../shared/domain/identity/providers.ts";
import type { RegistrationFaults } from "../../shared/domain/identity/registration.ts";

export type PersonalDataForm = "profile" | "email" | "password" | "agents" | "deletion";
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
	text: string;
};

export type PersonalDataData = Partial<WithSections> & {
	navigation: AccountLinkView[];
	href: string;
	owner: string;
	csrf: string;
	person: PersonRow[] | null;
	editHref: string;
	personForm?: PersonFormData & { faults: RegistrationFaults; dataCollection: boolean };
	signIn?: {
		email: string;
		newEmail?: string;
		hasPassword: boolean;
		policy: PasswordPolicy;
	};
	account?: {
		downloadHref: string;
		consentHref: string;
		refusesAgents: boolean;
		agentsTexts: { now: string; change: string };
	};
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
	passkeys?: PasskeyView[] | null;
	timeZone: string;
	accounts?: {
		id: ProviderId;
		name: string;
		inPage?: boolean;
		isLinked: boolean;
	}[];
};
