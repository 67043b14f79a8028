import type { LinkView } from "../../shared/contracts/views.ts";
import type { PageContext } from "../request/page/page-context.ts";

export const toBreadcrumbList = (cx: PageContext, breadcrumbs: LinkView[]): object => ({
	"@context": "https://schema.org",
	"@type": "BreadcrumbList",
	itemListElement: breadcrumbs.map(({ label, href }, index) => ({
		"@type": "ListItem",
		position: index + 1,
		name: label,
		item: cx.origin + href,
	})),
});

export const toWebPage = (cx: PageContext, name: string, description?: string): object => ({
	"@context": "https://schema.org",
	"@type": "WebPage",
	name,
	description: description || undefined,
	inLanguage: `${cx.locale.language}-${cx.locale.country}`,
});
