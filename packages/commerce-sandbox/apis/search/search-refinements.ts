import { type LanguageCode, textIn } from "../../languages.ts";
import { rangeValue } from "../../search/price-ranges.ts";
import type { PriceRange } from "../../search/refine.ts";
import type { FacetCounts } from "../../search/run-search.ts";
import type { CatalogueFrame, CategoryInfo } from "../../store/catalogue-frame.ts";
import { readTexts } from "../../texts.ts";
import type { CatalogueView } from "../products/catalogue-request.ts";

export type RefinementValueDocument = {
	hitCount: number;
	label: string;
	presentationId?: string;
	value: string;
	values?: RefinementValueDocument[];
};
export type RefinementDocument = { attributeId: string; label: string; values: RefinementValueDocument[] };

export const refinementLabel = (id: "cgid" | "brand" | "price", code: LanguageCode): string =>
	readTexts(code).refinements[id === "cgid" ? "category" : id];

const BRAND = "brand";

const attributeRefinement = (id: string): string => (id === BRAND ? BRAND : `c_${id}`);

export function refinementIds({ attributes }: Pick<CatalogueFrame, "attributes">): string[] {
	const refinable = [...attributes.values()].filter((attribute) => attribute.refinable);
	return [...new Set([...refinable.map(({ id }) => attributeRefinement(id)), BRAND])];
}

export function refinementDocuments(
	facets: FacetCounts,
	brands: readonly string[],
	parameters: Record<string, string>,
	view: CatalogueView,
): RefinementDocument[] {
	const { texts: code } = view;
	const isAsked = (id: string, value: string): boolean =>
		(parameters[id] ?? parameters[`c_${id}`] ?? "").split("|").includes(value);
	const categories = view.frame.roots.flatMap((root) =>
		categoryValue(root, facets.categories, (id) => isAsked("cgid", id), code),
	);
	const isDescribed = facets.attributes.some(({ attribute }) => attribute.id === BRAND);
	const brandValues = (isDescribed ? [] : brands)
		.map((brand, at) => ({ hitCount: facets.brands[at] ?? 0, label: brand, value: brand }))
		.filter((value) => value.hitCount > 0 || isAsked("brand", value.value))
		.sort((a, b) => a.label.localeCompare(b.label, code));
	const attributes = facets.attributes.map(({ attribute, counts }) => ({
		attributeId: attributeRefinement(attribute.id),
		label: textIn(attribute.name, code),
		values: attribute.values
			.map((value) => ({
				hitCount: counts[value.ordinal] ?? 0,
				label: textIn(value.name, code),
				...(value.swatch ? { presentationId: value.swatch } : {}),
				value: value.id,
			}))
			.filter((value) => value.hitCount > 0 || isAsked(attribute.id, value.value)),
	}));
	const prices = facets.prices
		.map(({ range, count }) => ({
			hitCount: count,
			label: rangeLabel(range, view),
			value: rangeValue(range),
		}))
		.filter((value) => value.hitCount > 0 || isAsked("price", value.value));
	return [
		{ attributeId: "cgid", label: refinementLabel("cgid", code), values: categories },
		...attributes,
		{ attributeId: BRAND, label: refinementLabel(BRAND, code), values: brandValues },
		{ attributeId: "price", label: refinementLabel("price", code), values: prices },
	].filter((refinement) => refinement.values.length > 0);
}

function categoryValue(
	category: CategoryInfo,
	counts: Uint32Array,
	isSelected: (id: string) => boolean,
	code: LanguageCode,
): RefinementValueDocument[] {
	const values = category.children.flatMap((child) => categoryValue(child, counts, isSelected, code));
	const hitCount = counts[category.ordinal] ?? 0;
	if (hitCount === 0 && values.length === 0 && !isSelected(category.id)) return [];
	return [
		{
			hitCount,
			label: textIn(category.name, code),
			value: category.id,
			...(values.length > 0 ? { values } : {}),
		},
	];
}

const formats = new Map<string, Intl.NumberFormat>();

function rangeLabel({ min, max }: PriceRange, { locale, language, currency }: CatalogueView): string {
	const key = `${locale} ${currency}`;
	const format =
		formats.get(key) ??
		new Intl.NumberFormat(locale === "default" ? language : locale, {
			style: "currency",
			currency,
			maximumFractionDigits: 0,
		});
	formats.set(key, format);
	if (!Number.isFinite(max)) return `${format.format(min)} +`;
	return `${format.format(min)} – ${format.format(max)}`;
}
