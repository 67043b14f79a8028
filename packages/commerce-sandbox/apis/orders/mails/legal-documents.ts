import { isForCountry } from "@vetrina/content-model/present/entry-view.ts";
import type { RichTextNode } from "@vetrina/content-model/rich-text/rich-text-schema.ts";
import type { LegalPage } from "@vetrina/shop-rules/legal/legal-set.ts";
import type { ByLanguage } from "@vetrina/shop-rules/locale/text.ts";
import { house } from "../../../house.ts";
import { type Text, textIn } from "../../../languages.ts";
import { readPublishedEntries } from "../../../records/content/read-published.ts";
import type { StoredOrder } from "../../../records/orders/order-document.ts";
import { countryOfLocale, siteById } from "../../../settings/sites.ts";
import { languageOfOrder } from "./order-mail.ts";

/** The documents that a confirmation carries, so that the buyer keeps them as they were (legal-4). */
const CARRIED: readonly LegalPage[] = ["withdrawal", "terms"];

type StoredLink = { link: string };

/** Returns the texts of the documents that the market's law wants with a confirmed contract, as plain text; none without a legal set. */
export async function readLegalDocuments(
	db: D1Database,
	order: Pick<StoredOrder, "siteId" | "locale">,
): Promise<string[]> {
	const site = siteById(order.siteId);
	if (!site) return [];
	const country = countryOfLocale(site, order.locale);
	const legal = house.legal?.[country.code];
	if (!legal?.withdrawal.value) return [];
	const language = languageOfOrder(order);
	const fill = (text: string) => house.content.fill(text, { site, country, language });
	const read = async (page: LegalPage): Promise<string[]> => {
		const slug = legal.pages.value[page];
		if (!slug) return [];
		const { roots, linked } = await readPublishedEntries(db, { type: "Page", siteId: site.id, slug });
		const [root] = roots;
		if (!root) return [];
		const sections = ((root.fields.sections ?? []) as StoredLink[]).flatMap(
			({ link }) => linked.get(link) ?? [],
		);
		const parts = sections
			.filter((section) => isForCountry(section, { countryCode: country.code }))
			.flatMap(({ fields: { body } }) =>
				body ? [writePlain(textIn(body as ByLanguage<RichTextNode>, language)).join("\n")] : [],
			);
		// The schema has validated the title of a page.
		const title = textIn(root.fields.title as Text, language);
		return parts.length > 0 ? [fill([title, ...parts].join("\n\n"))] : [];
	};
	return (await Promise.all(CARRIED.map(read))).flat();
}

const BLOCKS = /^(?:paragraph|heading-\d|list-item|table-row)$/;

/** Returns the lines of a document, with an empty line before headings. */
function writePlain({ nodeType, value, content = [] }: RichTextNode): string[] {
	if (value !== undefined) return [value];
	const lines = content.map(writePlain);
	if (nodeType === "table-row") return [lines.map((cell) => cell.join(" ")).join(" · ")];
	if (nodeType === "table-cell" || nodeType === "table-header-cell") return [lines.flat().join(" ")];
	if (!BLOCKS.test(nodeType)) return nodeType === "hyperlink" ? [lines.flat().join("")] : lines.flat();
	const isList = nodeType === "list-item";
	const text = lines.flat().join("");
	return nodeType.startsWith("heading") ? ["", text] : [isList ? `- ${text}` : text];
}
