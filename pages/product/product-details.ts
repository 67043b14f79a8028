import { numberFormat } from "@vetrina/shop-rules/locale/formats.ts";
import type { Product } from "../../shared/domain/catalogue/catalogue.ts";
import type { Markup } from "../../shared/domain/content/markup.ts";
import { careSymbols } from "../../shared/domain/product/care-symbols.ts";
import { parseMeasurements } from "../../shared/domain/product/item-measurements.ts";
import { splitFacts } from "../../shared/domain/product/product-facts.ts";
import { isReturnable, parseTabs } from "../../shared/domain/product/product-notes.ts";
import { htmlText, readMarkup } from "../../worker/platform/html/read-markup.ts";
import { describeContacts } from "../../worker/present/legal/product-contacts.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { ProductSectionView } from "./contract.ts";

/** Texts that merchants write may be HTML (product-14). */

type Texts = readonly (string | undefined)[];

const isBlock = (node: Markup[number]): boolean =>
	typeof node === "object" && ["p", "ul", "ol"].includes(node.tag);

const paragraphs = (texts: Texts, { paths }: Pick<PageContext, "paths">): Markup =>
	texts.flatMap((text): Markup => {
		const markup = readMarkup(text ?? "", paths);
		return markup.length === 0 || markup.every(isBlock) ? markup : [{ tag: "p", content: markup }];
	});

const asHtml = (words: string): string => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Returns both descriptions, or the long one alone if it begins with the short one. */
const listDescriptions = ({ shortDescription, longDescription }: Product): Texts =>
	longDescription && htmlText(longDescription).startsWith(shortDescription)
		? [longDescription]
		: [asHtml(shortDescription), longDescription];

const listShippingTexts = ({ details }: Product, { t, locale, deliveries }: PageContext): Texts => [
	details.madeToOrder || deliveries.usual === undefined ? undefined : asHtml(deliveries.usual),
	details.shipping,
	isReturnable(details.noReturnCountries, locale.country) ? details.returns : t("details.noReturn"),
	details.food ? t("details.food") : undefined,
	details.alcohol ? t("details.alcohol") : undefined,
];

const listMeasurements = ({ details }: Product, { t, locale }: PageContext): ProductSectionView["facts"] => {
	const measurements = parseMeasurements(details.itemMeasurements);
	if (!measurements) return undefined;
	const unit = t(`measures.units.${measurements.unit}`);
	const { format } = numberFormat(`${locale.language}-u-nu-latn`, {});
	return measurements.values.map(({ name, value }) => ({
		name: t(`measures.pieces.${name}`),
		value: `${format(value)}\u00a0${unit}`,
	}));
};

export const productDetails = (product: Product, cx: PageContext): ProductSectionView[] => {
	const { details } = product;
	const { t } = cx;
	const symbols = careSymbols(details.washingIcons).map((id) => ({ id, label: t(`care.${id}`) }));
	const composition = splitFacts(details.material);
	const section = (id: string, title: string, texts: Texts): ProductSectionView => ({
		id,
		title,
		text: paragraphs(texts, cx),
	});
	return [
		section("description", t("details.description"), listDescriptions(product)),
		{
			...section("material", t(details.food ? "details.ingredients" : "details.material"), [
				composition.text,
			]),
			facts: composition.facts,
		},
		{ ...section("fit", t("details.fit"), details.fit), facts: listMeasurements(product, cx) },
		{
			...section("care", t(details.food ? "details.storage" : "details.care"), [details.care]),
			symbols: symbols.length > 0 ? symbols : undefined,
		},
		...parseTabs(details.tabs).map(({ title, text }, index) => section(`tab-${index}`, title, [text])),
		section("shipping", t("details.shipping"), listShippingTexts(product, cx)),
		{ id: "contacts", title: t("contacts.title"), text: describeContacts(product.brand, cx) },
	].filter(({ text, facts, symbols }) => text.length > 0 || facts || symbols);
};
