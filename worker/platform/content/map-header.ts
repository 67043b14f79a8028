import type { HeaderContent, NavigationItem } from "../../../shared/domain/content/content.ts";
import { contentPicture } from "../../base/content-picture.ts";
import type { HeaderEntry, NavigationEntry } from "./content-schemas.ts";
import { toLink } from "./map-links.ts";
import { writePlainText } from "./rich-text.ts";

const toPicture = ({ mediaId, description, width, height }: NonNullable<NavigationEntry["image"]>) => ({
	src: contentPicture(mediaId),
	alt: description ?? "",
	...(width && height ? { width, height } : {}),
});

/** An item without an address is a heading, which needs items below it. */
const toItem = (entry: NavigationEntry): NavigationItem[] => {
	const { title, targetUrl, color, description, template, column, sorting, viewAll, image } = entry;
	const items = (entry.subItemsCollection ?? []).flatMap(toItem);
	if (!targetUrl && items.length === 0) return [];
	return [
		{
			...(targetUrl ? toLink({ ...entry, targetUrl }) : { title }),
			...(color && { colour: color }),
			...(description && { description }),
			...(template && { template }),
			...(column && { column }),
			...(sorting && { sorting }),
			...(viewAll && { viewAll }),
			...(image && { image: toPicture(image) }),
			items,
		},
	];
};

export const toHeader = (header: HeaderEntry | undefined): HeaderContent => ({
	navigation: (header?.navigationCollection ?? []).flatMap(toItem),
	announcements: (header?.rotatingBannerCollection ?? [])
		.map(({ text }) => writePlainText(text.json))
		.filter((text) => text !== ""),
});
