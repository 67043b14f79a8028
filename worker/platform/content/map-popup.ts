import type { PictureMark, PopupContent } from "../../../shared/domain/content/content.ts";
import { contentPicture } from "../../base/content-picture.ts";
import type { PopupEntry } from "./content-schemas.ts";
import { toLink } from "./map-links.ts";
import { toRichText } from "./rich-text.ts";

export const toMark = ({
	mediaId,
	description,
}: {
	mediaId: string;
	description?: string | null;
}): PictureMark => ({ src: contentPicture(mediaId), alt: description ?? "" });

/** Returns the window that a banner opens (content-28, shell-31). */
export const toPopup = ({ title, body, image, linksCollection }: PopupEntry): PopupContent => ({
	title,
	text: body ? toRichText(body.json) : [],
	image: image ? toMark(image) : undefined,
	links: linksCollection.map(toLink),
});
