import type { CategoryTeaserView, HeroView, ProductRowView } from "../../shared/contracts/teaser-views.ts";
import type { ImageView, LinkView } from "../../shared/contracts/views.ts";

export type HomeData = {
	/** The page's heading for screen readers, because the header shows the house's name to everyone else (content-6). */
	heading: string;
	hero: HeroView;
	pair: { image: ImageView; link: LinkView; text: string }[];
	newArrivals: ProductRowView;
	manifesto: string;
	categories: CategoryTeaserView[];
};
