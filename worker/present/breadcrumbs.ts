import type { LinkView } from "../../shared/contracts/views.ts";
import type { PageContext } from "../request/page/page-context.ts";

/** From the top category down to this one: a product's own, the page's, or what a search is refined to (catalogue-11). */
export const breadcrumbsOf = (categoryId: string | undefined, cx: PageContext): LinkView[] =>
	categoryId
		? cx.categories
				.breadcrumbs(categoryId)
				.map((category) => ({ label: category.name, href: cx.paths.category(category.url) }))
		: [];
