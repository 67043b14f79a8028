import type { LinkView } from "../../shared/contracts/views.ts";
import type { PageContext } from "../request/page/page-context.ts";

/** Returns the categories from the top level down to the given one (catalogue-11). */
export const listBreadcrumbs = (categoryId: string | undefined, cx: PageContext): LinkView[] =>
	categoryId
		? cx.categories
				.breadcrumbs(categoryId)
				.map((category) => ({ label: category.name, href: cx.paths.category(category.url) }))
		: [];
