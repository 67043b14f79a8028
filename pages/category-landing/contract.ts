import type { CategoryTeaserView, HeroView, ProductRowView } from "../../shared/contracts/teaser-views.ts";
import type { LinkView } from "../../shared/contracts/views.ts";

export type CategoryLandingData = {
	categoryId: string;
	heading: string;
	breadcrumbs: LinkView[];
	hero: HeroView;
	statement: string;
	categories: CategoryTeaserView[];
	newArrivals: ProductRowView;
};
