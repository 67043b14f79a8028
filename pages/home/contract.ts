import type { CategoryTeaserView, HeroView, ProductRowView } from "../../shared/contracts/teaser-views.ts";
import type { ImageView, LinkView } from "../../shared/contracts/views.ts";

export type HomeData = {
	/** The house's name, for those who hear the page: eyes have it in the header (content-6). */
	heading: string;
	hero: HeroView;
	pair: { image: ImageView; link: LinkView; text: string }[];
	newArrivals: ProductRowView;
	manifesto: string;
	categories: CategoryTeaserView[];
};
