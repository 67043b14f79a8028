import type { CategoryTeaserView, HeroView, ProductRowView } from "../../shared/contracts/teaser-views.ts";
import type { ImageView, LinkView } from "../../shared/contracts/views.ts";

export type HomeData = {
	/** The house's name, for screen readers, because the header shows it (content-6). */
	heading: string;
	hero: HeroView;
	pair: { image: ImageView; link: LinkView; text: string }[];
	newArrivals: ProductRowView;
	manifesto: string;
	categories: CategoryTeaserView[];
};
