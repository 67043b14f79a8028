import { type Contact, findContact } from "@vetrina/shop-rules/legal/product-contacts.ts";
import { isolate } from "@vetrina/shop-rules/locale/isolate.ts";
import type { Markup } from "../../../shared/domain/content/markup.ts";
import { legalIn } from "../../platform/site-settings.ts";
import type { PageContext } from "../../request/page/page-context.ts";

const writeContact = (label: string, { name, address, contact }: Contact): Markup[number] => ({
	tag: "p",
	content: [
		{ tag: "strong", content: [label] },
		{ tag: "br" },
		isolate(`${name}, ${address}`),
		{ tag: "br" },
		{ tag: "a", href: contact.includes("@") ? `mailto:${contact}` : contact, content: [isolate(contact)] },
	],
});

/** Returns the companies that the market's law wants on a product of a brand, each with its addresses; nothing if it wants none (legal-10). */
export function describeContacts(
	brand: string | undefined,
	{ t, locale, settings }: Pick<PageContext, "t" | "locale" | "settings">,
): Markup {
	const { productContacts } = settings;
	if (!productContacts) return [];
	return legalIn(settings, locale.country).contacts.flatMap((kind) => {
		const contact = findContact(kind, productContacts, { brand, country: locale.country });
		return contact ? writeContact(t(`contacts.${kind}`), contact) : [];
	});
}
