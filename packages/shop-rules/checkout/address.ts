/** The field names are the platform's. */
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

/** Two addresses are the same if these fields are; ids differ between platforms. */
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
	/** Postal codes have a regular expression and an example; phone numbers have the country's calling code. */
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
	/** National number, digits only. */
	phone: string;
	/** Calling code without "+". */
	phoneCode: string;
	firstNameFurigana?: string;
	lastNameFurigana?: string;
	latinName?: string;
	customsCode?: string;
};
