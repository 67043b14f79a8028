import { ZONES, type ZoneContent } from "../../../shared/domain/content/content.ts";
import type { ZoneEntry } from "./content-schemas.ts";
import { toLink } from "./map-links.ts";
import { toMark, toPopup } from "./map-popup.ts";
import { toRichText } from "./rich-text.ts";

type Parts = Pick<ZoneContent, "title" | "text" | "image" | "link">;

const toParagraph = (text: string | null | undefined): ZoneContent["text"] =>
	text ? [{ tag: "p", content: [text] }] : [];

const toParts = (content: ZoneEntry["content"]): Parts => {
	switch (content.__typename) {
		case "RichTextSection":
			return { text: toRichText(content.body.json) };
		case "Statement":
			return { text: toParagraph(content.text), link: content.link ? toLink(content.link) : undefined };
		case "Image":
			return { text: [], image: toMark(content) };
		case "NewsletterSignUp": {
			const title = content.signUpTitle ?? undefined;
			const label = content.signUpLabel ?? title;
			return {
				title,
				text: toParagraph(content.signUpText),
				link: label === undefined ? undefined : { title: label, url: "/newsletter" },
			};
		}
		default:
			return {
				title: content.title,
				text: toParagraph(content.description),
				image: content.image ? toMark(content.image) : undefined,
				link: content.link ? toLink(content.link) : undefined,
			};
	}
};

/** Returns the first content of each zone, in the order of the places (content-28). */
export const toZones = (entries: readonly ZoneEntry[]): ZoneContent[] => {
	const firstEntries = ZONES.flatMap((place) => entries.find(({ zone }) => zone === place) ?? []);
	return firstEntries.map(({ zone, isClosable, content, popup }) => ({
		zone,
		isClosable: isClosable ?? true,
		...toParts(content),
		popup: popup ? toPopup(popup) : undefined,
	}));
};
