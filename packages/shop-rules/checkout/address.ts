/** The fields of a postal address; names are the platform's. */
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

/** What an address is known by again; a platform adds ids of its own. */
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

/** A field of an address as a country has it. */
export type AddressFormField = {
	name: AddressField;
	/** The text of the field, which is another one in some countries (`address.<label>`). */
	label: string;
	required: boolean;
	/** To choose from, instead of writing. */
	options?: { value: string; label: string }[];
	/** Of a postal code: a regular expression, and a code that it fits. Of a phone number: the country's calling code. */
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
	/** National number, of digits. */
	phone: string;
	/** Calling code without "+". */
	phoneCode: string;
	firstNameFurigana?: string;
	lastNameFurigana?: string;
	/** The whole name in Latin letters, for carriers. */
	latinName?: string;
	/** The number by which customs knows the recipient. */
	customsCode?: string;
};
