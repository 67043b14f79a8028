import type { LinkView } from "../../shared/contracts/views.ts";
import type { PageContext } from "../request/page/page-context.ts";

/** Returns the categories above and of a category, after links to where the shopper came from (catalogue-11). */
export const listBreadcrumbs = (
	categoryId: string | undefined,
	cx: PageContext,
	above: readonly LinkView[] = [],
): LinkView[] =>
	categoryId
		? [
				...above,
				...cx.categories
					.breadcrumbs(categoryId)
					.map((category) => ({ label: category.name, href: cx.paths.category(category.url) })),
			]
		: [];
