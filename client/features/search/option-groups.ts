import type { SuggestionsResponse } from "../../../shared/contracts/shopper-api.ts";
import type { LinkView } from "../../../shared/contracts/views.ts";

export type ProductOption = SuggestionsResponse["products"][number];
export type Option = { id: string; label: string; href?: string; product?: ProductOption };
export type OptionGroup = { key: string; label: string; options: readonly Option[] };

const isFilled = ({ options }: OptionGroup): boolean => options.length > 0;

export const linkGroup = (key: string, label: string, links: readonly LinkView[]): OptionGroup => ({
	key,
	label,
	options: links.map((link) => ({ ...link, id: `${key}:${link.href}` })),
});

export const groupsBefore = (
	labels: { recent: string; popular: string },
	recent: readonly string[],
	popular: readonly LinkView[],
): OptionGroup[] =>
	[
		{
			key: "recent",
			label: labels.recent,
			options: recent.map((label) => ({ id: `recent:${encodeURIComponent(label)}`, label })),
		},
		linkGroup("popular", labels.popular, popular),
	].filter(isFilled);

export const listGroups = (
	labels: Record<"phrases" | "categories" | "brands" | "pages" | "products", string>,
	suggestions: SuggestionsResponse,
): OptionGroup[] =>
	[
		linkGroup("phrases", labels.phrases, suggestions.phrases),
		linkGroup("categories", labels.categories, suggestions.categories),
		linkGroup("brands", labels.brands, suggestions.brands),
		linkGroup("pages", labels.pages, suggestions.pages),
		{
			key: "products",
			label: labels.products,
			options: suggestions.products.map((product) => ({
				id: `products:${product.id}`,
				label: product.name,
				href: product.href,
				product,
			})),
		},
	].filter(isFilled);

export const optionIds = (groups: readonly OptionGroup[]): string[] =>
	groups.flatMap(({ options }) => options.map(({ id }) => id));
