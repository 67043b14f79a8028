import type { Announcement, HeaderContent, NavigationItem } from "../../../shared/domain/content/content.ts";
import { contentPicture } from "../../base/content-picture.ts";
import type { HeaderEntry, LineEntry, NavigationEntry } from "./content-schemas.ts";
import { isTargeted } from "./entry-fields.ts";
import { toLink } from "./map-links.ts";
import { toPopup } from "./map-zones.ts";
import { toRichText } from "./text/rich-text.ts";

const toPicture = ({ mediaId, description, width, height }: NonNullable<NavigationEntry["image"]>) => ({
	src: contentPicture(mediaId),
	alt: description ?? "",
	...(width && height ? { width, height } : {}),
});

/** Returns an item of the menu; an item without an address is a heading, which must have items below it. */
const toItem = (entry: NavigationEntry): NavigationItem[] => {
	const { title, color, description, template, column, sorting, viewAll, image, shownTo } = entry;
	const items = (entry.subItemsCollection ?? []).flatMap(toItem);
	const leads = isTargeted(entry);
	if (!leads && items.length === 0) return [];
	return [
		{
			...(leads ? toLink(entry) : { title }),
			...(color && { colour: color }),
			...(description && { description }),
			...(template && { template }),
			...(column && { column }),
			...(sorting && { sorting }),
			...(viewAll && { viewAll }),
			...(image && { image: toPicture(image) }),
			...(shownTo && { shownTo }),
			items,
		},
	];
};

const USUAL_INTERVAL = 5000;

const toLine = ({ text, link, popup, shownTo }: LineEntry): Announcement[] => {
	const nodes = toRichText(text.json);
	if (nodes.length === 0) return [];
	return [
		{
			nodes,
			...(link && { link: toLink(link) }),
			...(shownTo && { shownTo }),
			...(popup && { popup: toPopup(popup) }),
		},
	];
};

export const toHeader = (header: HeaderEntry | undefined): HeaderContent => {
	const interval = header?.rotatingBannerInterval ?? USUAL_INTERVAL;
	return {
		navigation: (header?.navigationCollection ?? []).flatMap(toItem),
		announcements: (header?.rotatingBannerCollection ?? []).flatMap(toLine),
		...(header?.headerType && header.headerType !== "default" && { headerType: header.headerType }),
		...(interval !== USUAL_INTERVAL && { announcementInterval: interval }),
	};
};
