import type { SectionView } from "../../shared/contracts/section-view.ts";
import type { CtaView, ImageView } from "../../shared/contracts/views.ts";
import { toSizedImage } from "../../worker/present/framed-images.ts";
import { toCta } from "../../worker/present/sections/cta.ts";
import type { LoadSection } from "../section.ts";
import type { CtaEntry } from "./entry.ts";

/** `film`: at most one section. `isOver`: the words stand on the picture or film. `isFirst`: the picture opens the page. */
export type CtaSectionView = {
	cta: CtaView;
	picture?: ImageView;
	film: SectionView[];
	isOver?: true;
	isFirst?: true;
};

export const load: LoadSection<CtaEntry, CtaSectionView> = async (entry, cx, { loadInner, isLargest }) => {
	const cta = toCta(entry.cta, cx);
	if (!cta) return null;
	const { picture, isOver } = entry;
	const film = entry.film ? await loadInner([entry.film]) : [];
	return {
		cta,
		picture: picture && toSizedImage(picture),
		film,
		isOver: picture || film.length > 0 ? isOver : undefined,
		isFirst: isLargest || undefined,
	};
};
