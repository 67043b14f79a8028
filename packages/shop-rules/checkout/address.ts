export const ADDRESS_FIELDS = [
	"firstName",
	"lastName",
	"firstNameFurigana",
	"lastNameFurigana",
	"latinName",
	"address1",
	"address2",
	"postalCode",
	"city",
	"stateCode",
	"phone",
	"customsCode",
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

const SAME = [
	"firstName",
	"lastName",
	"address1",
	"address2",
	"postalCode",
	"city",
	"stateCode",
	"countryCode",
] as const;
export const isSameAddress = (one: Partial<PostalAddress>, other: Partial<PostalAddress>): boolean =>
	SAME.every((name) => (one[name] ?? "") === (other[name] ?? ""));

export type AddressFormField = {
	name: AddressField;
	label: string;
	required: boolean;
	options?: { value: string; label: string }[];
	pattern?: string;
	example?: string;
};

export type PostalAddress = {
	firstName: string;
	lastName: string;
	fullName: string;
	address1: string;
	address2?: string;
	postalCode?: string;
	city?: string;
	stateCode?: string;
	countryCode: string;
	phone: string;
	/** The calling code without "+". */
	phoneCode: string;
	firstNameFurigana?: string;
	lastNameFurigana?: string;
	latinName?: string;
	customsCode?: string;
};
