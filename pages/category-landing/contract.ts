import type { WithSections } from "../../shared/contracts/section-view.ts";
import type { LinkView } from "../../shared/contracts/views.ts";

export type CategoryLandingData = WithSections & {
	categoryId: string;
	heading: string;
	breadcrumbs: LinkView[];
};
