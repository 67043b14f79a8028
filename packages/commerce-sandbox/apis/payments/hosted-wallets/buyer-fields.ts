/** Fields of a wallet's buyer: name, autocomplete and type. */
export const BUYER_FIELDS = [
	["email", "email", "email"],
	["name", "name", "text"],
	["address1", "street-address", "text"],
	["postalCode", "postal-code", "text"],
	["locality", "address-level2", "text"],
	["administrativeArea", "address-level1", "text"],
	["phoneNumber", "tel", "tel"],
] as const;
export type BuyerField = (typeof BUYER_FIELDS)[number][0];

/** Their names among the texts. */
export const BUYER_LABELS = {
	email: "email",
	name: "name",
	address1: "address1",
	postalCode: "postalCode",
	locality: "city",
	administrativeArea: "state",
	phoneNumber: "phone",
} as const;

/** Not every country has them. */
export const OPTIONAL_FIELDS: readonly BuyerField[] = ["postalCode", "administrativeArea"];

/** The sandbox's buyer. */
export const BUYER: Record<BuyerField, string> = {
	email: "buyer@vetrina.example",
	name: "Anna Rossi",
	address1: "Via Roma 1",
	postalCode: "20121",
	locality: "Milano",
	administrativeArea: "MI",
	phoneNumber: "+390212345678",
};
