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

export const BUYER_LABELS = {
	email: "email",
	name: "name",
	address1: "address1",
	postalCode: "postalCode",
	locality: "city",
	administrativeArea: "state",
	phoneNumber: "phone",
} as const;

export const OPTIONAL_FIELDS: readonly BuyerField[] = ["postalCode", "administrativeArea"];

export const BUYER: Record<BuyerField, string> = {
	email: "buyer@wallet.example",
	name: "Anna Rossi",
	address1: "Via Roma 1",
	postalCode: "20121",
	locality: "Milano",
	administrativeArea: "MI",
	phoneNumber: "+390212345678",
};
