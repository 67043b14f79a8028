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
	/** The page on screen lies below the link's page, as an order does below the orders. */
	isWithin?: true;
};

/** The data of a person's form, with values by field name (identity-18, account-4). */
export type PersonFormData = {
	values: Record<string, string>;
	countries: { code: string; name: string }[];
	/** Countries by calling code without "+". */
	phoneCodes: { code: string; country: string; name: string }[];
	birthdayOrder: (keyof BirthdayParts)[];
	familyNameFirst: boolean;
	furigana: boolean;
	/** The form asks for names in Latin letters too, because the language uses another script. */
	latinName: boolean;
	citizenship: boolean;
};
