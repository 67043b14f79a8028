import { PRICE, priceRangeTexts, readPriceRange } from "@vetrina/shop-rules/price/price-range.ts";
import type { RefinementValueView, RefinementView } from "../../shared/contracts/list-views.ts";
import type { DotsFilter, Refinement } from "../../shared/domain/catalogue/catalogue.ts";
import { findInherited } from "../../shared/domain/catalogue/categories.ts";
import { inSizeOrder } from "../../shared/domain/catalogue/size-order.ts";
import {
	clearRefinement,
	isSelected,
	toggleCategory,
	toggleRefinement,
} from "../../shared/domain/list/change-list-state.ts";
import type { ListState } from "../../shared/domain/list/list-state.ts";
import { CATEGORY } from "../../shared/domain/list/read-list-state.ts";
import {
	ALL_VALUES,
	isOpen,
	restrictions,
	valuesToShow,
	valuesWithin,
} from "../../shared/domain/list/refinements.ts";
import { isColour, isColourFamily, isFilter, isSize } from "../../worker/platform/search/refinement-ids.ts";
import { showSizeIn } from "../../worker/present/sizes/show-sizes.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { ListData } from "./contract.ts";

export type Href = (state: ListState) => string;
export type AskedList = {
	state: ListState;
	href: Href;
	mode: ListData["mode"];
	dots?: DotsFilter;
	/** The category of the page; a search may be within one, too. */
	categoryId?: string;
};
type Value = Refinement["values"][number];

const isHidden = (id: string, mode: ListData["mode"]): boolean =>
	!isFilter({ id }) || (id === CATEGORY && mode === "category");

const isSingle = (id: string, dots: DotsFilter | undefined, cx: PageContext): boolean =>
	cx.settings.singleSelectionRefinements.includes(id) || (dots?.refinement === id && dots.match === "one");

const createChoice = (id: string, { state, href, dots }: AskedList, cx: PageContext) => {
	const single = isSingle(id, dots, cx);
	return {
		isChosen: (value: string): boolean =>
			id === CATEGORY ? state.cgid === value : isSelected(state, id, value),
		hrefOf: (value: string): string =>
			href(id === CATEGORY ? toggleCategory(state, value) : toggleRefinement(state, id, value, { single })),
		allHref: () =>
			href(id === CATEGORY ? { ...state, cgid: undefined, page: 1 } : clearRefinement(state, id)),
		single: single || id === CATEGORY,
	};
};
type Choice = ReturnType<typeof createChoice>;

const valueView = (value: Value, choice: Choice): RefinementValueView => ({
	label: value.label,
	description: value.description,
	hitCount: value.hitCount,
	href: choice.hrefOf(value.value),
	selected: choice.isChosen(value.value) ? (true as const) : undefined,
	hex: value.hex || undefined,
	values:
		value.children.length > 0 && isOpen(value, choice.isChosen)
			? value.children.map((child) => valueView(child, choice))
			: undefined,
});

const allView = (values: readonly Value[], choice: Choice, cx: PageContext): RefinementValueView[] =>
	listChosen(values, choice).some(({ value }) => value !== ALL_VALUES)
		? [{ label: cx.t("listing.all"), href: choice.allHref() }]
		: [];

const listChosen = (values: readonly Value[], choice: Choice): Value[] =>
	values.flatMap((value) => [
		...(choice.isChosen(value.value) ? [value] : []),
		...listChosen(value.children, choice),
	]);

const listOfferedValues = (
	refinement: Refinement,
	askedList: AskedList,
	cx: PageContext,
): readonly Value[] => {
	const { tabId } = askedList.state;
	return refinement.id === CATEGORY && tabId
		? valuesWithin(refinement.values, tabId)
		: withLabels(refinement, askedList, cx);
};

const priceLabel = (value: string, { prices, t }: PageContext): string | undefined => {
	const range = readPriceRange(value);
	if (!range) return undefined;
	const texts = priceRangeTexts(range, prices.rules);
	return texts && t(texts.key, texts.values);
};

/** Returns the size guides of the list's category. Sizes of a list of several kinds of goods cannot be converted (product-19). */
const findGuide = (
	{ categoryId, state: { cgid, tabId } }: AskedList,
	cx: PageContext,
): string | undefined => {
	const id = categoryId ?? cgid ?? tabId;
	return id === undefined
		? undefined
		: findInherited(cx.categories.breadcrumbs(id), ({ sizeGuide }) => sizeGuide);
};

type Labelled = Pick<Value, "value" | "label">;

/** Returns a function that labels values of a refinement: prices and sizes as the market writes them, others as the platform does. */
const createLabels = (
	id: string,
	askedList: AskedList,
	cx: PageContext,
): ((value: Labelled) => string) | undefined => {
	if (id === PRICE) return ({ value, label }) => priceLabel(value, cx) ?? label;
	if (!isSize({ id })) return undefined;
	const guide = findGuide(askedList, cx);
	return (size) => showSizeIn(cx, { ...size, guide }).name;
};

const withLabels = ({ id, values }: Refinement, askedList: AskedList, cx: PageContext): readonly Value[] => {
	const readLabel = createLabels(id, askedList, cx);
	if (!readLabel) return values;
	// The organisation's order names the house's own sizes, so they are sorted before they are labelled.
	const inOrder = isSize({ id }) ? inSizeOrder(values, cx.settings.sizeOrdering) : values;
	return inOrder.map((one) => ({ ...one, label: readLabel(one) }));
};

export const refinementViews = (
	refinements: readonly Refinement[],
	askedList: AskedList,
	cx: PageContext,
): { refinements: RefinementView[]; chips: ListData["chips"]; dots?: ListData["dots"] } => {
	const { dots } = askedList;
	const hasFamilies = refinements.some(isColourFamily);
	const offeredRefinements = refinements
		.filter(({ id }) => !isHidden(id, askedList.mode))
		.map((refinement) => {
			const choice = createChoice(refinement.id, askedList, cx);
			return {
				...refinement,
				choice,
				values: valuesToShow(listOfferedValues(refinement, askedList, cx), choice.isChosen),
			};
		})
		.filter(({ values }) => values.length > 0);
	const dotsRefinement = dots && offeredRefinements.find(({ id }) => id === dots.refinement);
	const shownRefinements = offeredRefinements.filter(
		(refinement) =>
			!(hasFamilies && isColour(refinement)) || listChosen(refinement.values, refinement.choice).length > 0,
	);
	return {
		refinements: shownRefinements.map(({ id, label, values, choice }) => ({
			id,
			label,
			single: choice.single ? (true as const) : undefined,
			values: [...allView(values, choice, cx), ...values.map((value) => valueView(value, choice))],
		})),
		chips: [
			...shownRefinements.flatMap(({ values, choice }) =>
				listChosen(values, choice)
					.filter(({ value }) => value !== ALL_VALUES)
					.map(({ value, label }) => ({ label, href: choice.hrefOf(value) })),
			),
			...unknownChips(shownRefinements, askedList, cx),
		],
		dots: dots && dotsRefinement ? dotsView(dots, dotsRefinement) : undefined,
	};
};

const isAmong = (values: readonly Value[], wantedValue: string): boolean =>
	values.some(({ value, children }) => value === wantedValue || isAmong(children, wantedValue));

/**
 * Returns a chip for each chosen value that the result does not contain, so that the shopper can remove it. The chip shows the value as in
 * the address, or a price.
 */
const unknownChips = (
	shownRefinements: readonly { id: string; values: readonly Value[] }[],
	askedList: AskedList,
	cx: PageContext,
): ListData["chips"] =>
	restrictions(askedList.state.refinements)
		.filter(isFilter)
		.flatMap(({ id, values }) => {
			const knownValues = shownRefinements.find((refinement) => refinement.id === id)?.values ?? [];
			const { hrefOf } = createChoice(id, askedList, cx);
			const readLabel = createLabels(id, askedList, cx);
			return values
				.filter((value) => !isAmong(knownValues, value))
				.map((value) => ({
					label: readLabel?.({ value, label: value }) ?? value,
					href: hrefOf(value),
				}));
		});

const dotsView = (
	{ values: wantedIds, shape }: DotsFilter,
	{ label, values, choice }: { label: string; values: readonly Value[]; choice: Choice },
): NonNullable<ListData["dots"]> => {
	const namedValues = wantedIds.flatMap((id) => values.find(({ value }) => value === id) ?? []);
	return {
		label,
		square: shape === "square" ? (true as const) : undefined,
		values: (wantedIds.length > 0 ? namedValues : values)
			.filter(({ hex }) => hex !== undefined)
			.map((value) => valueView(value, choice)),
	};
};
