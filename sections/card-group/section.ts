import type { ImageView, LinkView } from "../../shared/contracts/views.ts";
import { toPortraitImage } from "../../worker/present/framed-images.ts";
import { toLink } from "../../worker/request/page/links.ts";
import type { LoadSection } from "../section.ts";
import type { CardGroupEntry } from "./entry.ts";

export type CardGroupView = { cards: { image: ImageView; link: LinkView; text: string }[] };

export const load: LoadSection<CardGroupEntry, CardGroupView> = ({ cards }, cx) => {
	const shown = cards.flatMap((card) => {
		const link = toLink(card.link, cx);
		return link ? [{ image: toPortraitImage({ portrait: card.image }, ""), text: card.text, link }] : [];
	});
	return shown.length > 0 ? { cards: shown } : null;
};
