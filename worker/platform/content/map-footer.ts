import type { FooterContent, TextPart } from "../../../shared/domain/content/content.ts";
import type { FooterEntry } from "./content-schemas.ts";
import type { DocumentNode } from "./entry-fields.ts";
import { toLink } from "./map-links.ts";
import { writePlainText } from "./text/rich-text.ts";

type WritePicture = (mediaId: string) => string;

const MAY_LINK = /^(?:https:\/\/|mailto:|tel:)/;

const toParts = (node: DocumentNode): TextPart[] => {
	if (node.value !== undefined) return node.value === "" ? [] : [{ text: node.value }];
	const uri = node.nodeType === "hyperlink" ? node.data?.uri : undefined;
	if (uri !== undefined && MAY_LINK.test(uri)) return [{ text: writePlainText(node), href: uri }];
	return (node.content ?? []).flatMap(toParts);
};

/** Returns the lines of a document, with the addresses that a text may link to. */
export const toLines = (document: DocumentNode): TextPart[][] =>
	(document.content ?? []).map(toParts).filter((parts) => parts.length > 0);

/** Returns the footer that names the country, else one for all countries. */
const findFooter = (footers: readonly FooterEntry[], country: string): FooterEntry | undefined =>
	footers.find(({ countries }) => countries?.includes(country)) ??
	footers.find(({ countries }) => !countries || countries.length === 0);

export const toFooter = (
	footers: readonly FooterEntry[],
	country: string,
	writePicture: WritePicture,
): Omit<FooterContent, "zones"> => {
	const footer = findFooter(footers, country);
	return {
		columns: (footer?.columnsCollection ?? []).map(({ title, linksCollection }) => ({
			title,
			links: linksCollection.map(toLink),
		})),
		copyright: footer?.copyright ?? "",
		legal: (footer?.legalLinksCollection ?? []).map(toLink),
		social: (footer?.socialLinksCollection ?? []).map(toLink),
		contact: footer?.contact ? toLines(footer.contact.json) : [],
		payments: {
			names: footer?.paymentNames ?? [],
			marks: (footer?.paymentMarksCollection ?? []).map(({ mediaId, description }) => ({
				src: writePicture(mediaId),
				alt: description ?? "",
			})),
		},
		app: footer?.appBadge
			? {
					link: toLink(footer.appBadge),
					code: footer.appCode ? writePicture(footer.appCode.mediaId) : undefined,
				}
			: undefined,
	};
};
