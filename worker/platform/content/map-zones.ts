import { type PictureMark, ZONES, type ZoneContent } from "../../../shared/domain/content/content.ts";
import type { ZoneEntry } from "./content-schemas.ts";
import type { DocumentNode } from "./entry-fields.ts";
import { toLines } from "./map-footer.ts";
import { toLink } from "./map-links.ts";

type WritePicture = (mediaId: string) => string;
type ImageEntry = { mediaId: string; description?: string | null };
type Parts = Pick<ZoneContent, "title" | "text" | "image" | "link">;

const toLine = (text: string | null | undefined): ZoneContent["text"] => (text ? [[{ text }]] : []);
const toBody = (body: { json: DocumentNode } | null | undefined): ZoneContent["text"] =>
	body ? toLines(body.json) : [];

const toParts = (content: ZoneEntry["content"], toImage: (image: ImageEntry) => PictureMark): Parts => {
	switch (content.__typename) {
		case "RichTextSection":
			return { text: toBody(content.body) };
		case "Statement":
			return { text: toLine(content.text), link: content.link ? toLink(content.link) : undefined };
		case "Image":
			return { text: [], image: toImage(content) };
		case "NewsletterSignUp": {
			const title = content.signUpTitle ?? undefined;
			const label = content.signUpLabel ?? title;
			return {
				title,
				text: toLine(content.signUpText),
				link: label === undefined ? undefined : { title: label, url: "/newsletter" },
			};
		}
		default:
			return {
				title: content.title,
				text: toLine(content.description),
				image: content.image ? toImage(content.image) : undefined,
				link: content.link ? toLink(content.link) : undefined,
			};
	}
};

/** Returns the first content of each zone, in the order of the places (content-28). */
export const toZones = (entries: readonly ZoneEntry[], writePicture: WritePicture): ZoneContent[] => {
	const toImage = ({ mediaId, description }: ImageEntry): PictureMark => ({
		src: writePicture(mediaId),
		alt: description ?? "",
	});
	const firstEntries = ZONES.flatMap((place) => entries.find(({ zone }) => zone === place) ?? []);
	return firstEntries.map(({ zone, isClosable, content, popup }) => ({
		zone,
		isClosable: isClosable ?? true,
		...toParts(content, toImage),
		popup: popup
			? {
					title: popup.title,
					text: toBody(popup.body),
					image: popup.image ? toImage(popup.image) : undefined,
					links: popup.linksCollection.map(toLink),
				}
			: undefined,
	}));
};
