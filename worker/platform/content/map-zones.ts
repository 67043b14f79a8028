import {
	type PictureMark,
	type PopupContent,
	ZONES,
	type ZoneContent,
} from "../../../shared/domain/content/content.ts";
import { contentPicture } from "../../base/content-picture.ts";
import type { PopupEntry, ZoneEntry } from "./content-schemas.ts";
import { toLink } from "./map-links.ts";
import { toRichText } from "./text/rich-text.ts";

const toMark = ({ mediaId, description }: { mediaId: string; description?: string | null }): PictureMark => ({
	src: contentPicture(mediaId),
	alt: description ?? "",
});

/** Returns the window that a banner opens (content-28, shell-31). */
export const toPopup = ({ id, title, body, image, linksCollection }: PopupEntry): PopupContent => ({
	id,
	title,
	text: body ? toRichText(body.json) : [],
	image: image ? toMark(image) : undefined,
	links: linksCollection.map(toLink),
});

type Parts = Pick<ZoneContent, "title" | "text" | "image" | "link">;

const toParagraph = (text: string | null | undefined): ZoneContent["text"] =>
	text ? [{ tag: "p", content: [text] }] : [];

const toParts = (content: ZoneEntry["content"]): Parts => {
	switch (content.__typename) {
		case "RichTextSection":
			return { text: toRichText(content.body.json, content.bodyEntriesCollection) };
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
