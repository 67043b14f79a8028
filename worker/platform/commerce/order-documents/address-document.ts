import type { PostalAddress } from "@vetrina/shop-rules/checkout/address.ts";

const CUSTOM = {
	phoneCode: "c_phoneCode",
	firstNameFurigana: "c_firstNameFurigana",
	lastNameFurigana: "c_lastNameFurigana",
	latinName: "c_latinName",
	customsCode: "c_persCustClearenceCode",
} as const satisfies Partial<Record<keyof PostalAddress, `c_${string}`>>;

const OURS: ReadonlyMap<string, string> = new Map(
	Object.entries(CUSTOM).map(([ours, theirs]) => [theirs, ours]),
);

const rename = (fields: object, nameOf: (name: string) => string): Record<string, unknown> =>
	Object.fromEntries(Object.entries(fields).map(([name, value]) => [nameOf(name), value]));

export const toAddressDocument = (address: Partial<PostalAddress>): Record<string, unknown> =>
	rename(address, (name) => CUSTOM[name as keyof typeof CUSTOM] ?? name);

export const readAddressDocument = (document: object): Partial<PostalAddress> =>
	rename(document, (name) => OURS.get(name) ?? name);
