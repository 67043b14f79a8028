import type { LinkView } from "../../shared/contracts/views.ts";
import type { PageContext } from "../request/page/page-context.ts";

export const listBreadcrumbs = (categoryId: string | undefined, cx: PageContext): LinkView[] =>
	categoryId
		? cx.categories
				.breadcrumbs(categoryId)
				.map((category) => ({ label: category.name, href: cx.paths.category(category.url) }))
		: [];
