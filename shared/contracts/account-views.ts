import type { BirthdayParts } from "../domain/identity/birthday.ts";

/** A page of the account; `name` is its text, `account.pages.<name>`. */
export type AccountLinkView = {
	name:
		| "account"
		| "orders"
		| "wishlist"
		| "personalData"
		| "addresses"
		| "payments"
		| "visits"
		| "loyalty"
		| "storeCredit"
		| "newsletterPreferenceCenter"
		| "newsletterUnsubscribe";
	href: string;
	isCurrent: boolean;
	/** What is shown is behind that page: one of its orders. */
	isWithin?: true;
};

/** What a form asks of a person, as it is shown; values by the fields' names (identity-18, account-4). */
export type PersonFormData = {
	values: Record<string, string>;
	countries: { code: string; name: string }[];
	/** Countries by calling code, as they are chosen; without "+". */
	phoneCodes: { code: string; country: string; name: string }[];
	birthdayOrder: (keyof BirthdayParts)[];
	familyNameFirst: boolean;
	furigana: boolean;
	/** Names in Latin letters are asked for where the language has others. */
	latinName: boolean;
	citizenship: boolean;
};
