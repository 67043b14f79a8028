import type { ImageView, LinkView } from "../../shared/contracts/views.ts";
import { localPath } from "../../shared/domain/addresses/paths.ts";
import { badgeColours } from "../../shared/domain/catalogue/badges.ts";
import { theme } from "../../worker/base/house.ts";
import { toPortraitImage } from "../../worker/present/framed-images.ts";
import { toLink } from "../../worker/request/page/links.ts";
import type { LoadSection } from "../section.ts";
import type { NavigationGroupEntry } from "./entry.ts";

export type NavigationGroupView = { title?: string; links: NavigationLinkView[] };
export type NavigationLinkView = LinkView & { image?: ImageView; description?: string; colour?: string };

/** A link has the editors' picture, or else that of its category. A colour that cannot be read is not used. */
export const load: LoadSection<NavigationGroupEntry, NavigationGroupView> = ({ title, links }, cx) => {
	const views = links.flatMap((link): NavigationLinkView[] => {
		const view = toLink(link, cx);
		if (!view) return [];
		const { description, colour, picture } = link;
		const image = picture ? { portrait: picture } : cx.categories.byUrl.get(localPath(link.url))?.image;
		return [
			{
				...view,
				image: image && toPortraitImage(image, ""),
				description,
				colour: badgeColours(colour, undefined, theme.colors).colour,
			},
		];
	});
	return views.length > 0 ? { title, links: views } : null;
};
