import type { ImageView, LinkView } from "../../shared/contracts/views.ts";
import { localPath } from "../../shared/domain/addresses/paths.ts";
import { toPortraitImage } from "../../worker/present/framed-images.ts";
import { toLink } from "../../worker/request/page/links.ts";
import type { LoadSection } from "../section.ts";
import type { NavigationGroupEntry } from "./entry.ts";

/** `label`: read to those who have the page read to them. */
export type NavigationGroupView = { label: string; links: (LinkView & { image?: ImageView })[] };

export const load: LoadSection<NavigationGroupEntry, NavigationGroupView> = (entry, cx) => {
	const links = entry.links.flatMap((link) => {
		const view = toLink(link, cx);
		const image = cx.categories.byUrl.get(localPath(link.url))?.image;
		return view ? [{ ...view, image: image && toPortraitImage(image, "") }] : [];
	});
	return links.length > 0 ? { label: cx.t("home.categories"), links } : null;
};
