import type { BirthdayParts } from "../domain/identity/birthday.ts";

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
	isWithin?: true;
};

export type PersonFormData = {
	values: Record<string, string>;
	countries: { code: string; name: string }[];
	phoneCodes: { code: string; country: string; name: string }[];
	birthdayOrder: (keyof BirthdayParts)[];
	familyNameFirst: boolean;
	furigana: boolean;
	latinName: boolean;
	citizenship: boolean;
};
