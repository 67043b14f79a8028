import type { ContactKind } from "./legal-set.ts";

/** `contact`: an email address, or the address of a page with a form. */
export type Contact = { name: string; address: string; contact: string };

/** The companies behind the goods of a house (legal-10). */
export type ProductContacts = {
	/** Makes the goods of brands that `makers` does not name. */
	maker: Contact;
	/** Makers by the name of the brand. */
	makers?: Readonly<Record<string, Contact>>;
	responsible?: Contact;
	/** Importers by the code of the country. */
	importers?: Readonly<Record<string, Contact>>;
};

/** Returns the company of a kind for a product of a brand that is sold in a country; undefined if the house names none. */
export function findContact(
	kind: ContactKind,
	{ maker, makers, responsible, importers }: ProductContacts,
	{ brand, country }: { brand?: string; country: string },
): Contact | undefined {
	if (kind === "maker") return makers?.[brand ?? ""] ?? maker;
	return kind === "importer" ? importers?.[country] : responsible;
}
