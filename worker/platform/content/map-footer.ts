import type { FooterContent } from "../../../shared/domain/content/content.ts";
import type { FooterEntry } from "./content-schemas.ts";
import { toLink } from "./map-links.ts";
import { toLines } from "./text-lines.ts";

type PictureOf = (mediaId: string) => string;

/** Returns the footer that names the country, else one for all countries. */
const findFooter = (footers: readonly FooterEntry[], country: string): FooterEntry | undefined =>
	footers.find(({ countries }) => countries?.includes(country)) ??
	footers.find(({ countries }) => !countries || countries.length === 0);

export const toFooter = (
	footers: readonly FooterEntry[],
	country: string,
	pictureOf: PictureOf,
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
				src: pictureOf(mediaId),
				alt: description ?? "",
			})),
		},
		app: footer?.appBadge
			? {
					link: toLink(footer.appBadge),
					code: footer.appCode ? pictureOf(footer.appCode.mediaId) : undefined,
				}
			: undefined,
	};
};
